import { useState } from 'react';
import type { CageView } from '../../protocol/cage-view.ts';
import type { Suspicion } from '../../protocol/cash-report.ts';
import type { SentStaffMember } from '../../protocol/staff-member.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field, Lines } from '../../renderer/kit/Field.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import { whenText } from '../words.ts';
import styles from './CashDialog.module.css';
import { dayText } from './day.ts';
import { texts } from './texts.ts';

const css = classes(desk, styles);

interface SuspicionPageProps {
  readonly account: CageView['account'];
  readonly staff: SentStaffMember;
}

/** Anyone at the cage writes a note; an auditor reads the notes and records what became of each. */
export function SuspicionPage({ account, staff }: SuspicionPageProps) {
  const [text, setText] = useState('');
  const [isNoted, setNoted] = useState(false);
  const [notes, setNotes] = useState<readonly Suspicion[] | null>(null);
  const { refused, send } = useAnswer();
  const isAuditor = staff.role === 'auditor';
  const read = (): void => {
    if (!isAuditor) return;
    send({ do: 'suspicions' }, (result) => {
      if (result?.kind === 'suspicions') setNotes(result.notes);
    });
  };
  useOnOpen(read);
  const go = (): void =>
    send({ do: 'note suspicion', account: account?.account ?? null, text: text.trim() }, () => {
      setText('');
      setNoted(true);
      read();
    });
  const words = texts.suspicion;
  return (
    <>
      <p>{words.tell}</p>
      <Refusal text={refused} />
      <div className={css('end')}>
        <Lines
          label={words.what}
          hint={account === null ? words.aboutNobody : words.about(account.person, account.account)}
          good={isNoted ? words.noted : null}
          value={text}
          maxLength={1000}
          onChange={(written) => {
            setText(written);
            setNoted(false);
          }}
          testid="suspicion-text"
        />
        <Button sends disabled={text.trim().length < 10} onPress={go} testid="suspicion-note">
          {words.note}
        </Button>
      </div>
      {notes?.length === 0 && <p className={css('soft')}>{words.none}</p>}
      {notes?.map((note) => (
        <Note key={note.note} note={note} onDone={read} />
      ))}
    </>
  );
}

/** A report of suspicion is due this many days after the event was noticed (31 CFR 1021.320(b)(3)). */
const DAYS = 30;

function Note({ note, onDone }: { readonly note: Suspicion; readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const { refused, send } = useAnswer();
  const words = texts.suspicion;
  const decide = (reported: boolean): void =>
    send({ do: 'decide suspicion', note: note.note, reported, text: text.trim() }, onDone);
  const { decided } = note;
  return (
    <section className={css('panel note-box')} data-testid={`note-${note.note}`}>
      <p className={css('note-head')}>
        <strong>{words.noteNumber(note.note)}</strong>
        <span className={css('soft')}>{words.decidedBy(note.by, whenText(note.at))}</span>
        {note.account !== null && (
          <span>
            {note.person} <small className={css('number soft')}>{note.account}</small>
          </span>
        )}
      </p>
      <p className={css('note-text')}>{note.text}</p>
      {decided !== null ? (
        <p className={css('soft')}>
          {decided.reported ? words.reported : words.notReported}: {decided.text} (
          {words.decidedBy(decided.by, whenText(decided.at))})
        </p>
      ) : (
        <div className={css('decide')}>
          <Field
            label={words.decision}
            hint={words.dueIn(dayText(note.at + DAYS * 24 * 60 * 60_000))}
            value={text}
            maxLength={400}
            onChange={setText}
            testid={`note-${note.note}-text`}
          />
          <Button sends disabled={text.trim().length < 3} onPress={() => decide(true)} testid={`note-${note.note}-yes`}>
            {words.reported}
          </Button>
          <Button sends disabled={text.trim().length < 3} onPress={() => decide(false)} testid={`note-${note.note}-no`}>
            {words.notReported}
          </Button>
        </div>
      )}
      <Refusal text={refused} />
    </section>
  );
}
