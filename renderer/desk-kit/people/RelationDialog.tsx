import { useState } from 'react';
import type { Relation } from '../../../protocol/person.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/Field.tsx';
import { type Answering, useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import { FormDialog } from '../FormDialog.tsx';
import reason from '../ReasonField.module.css';
import { isReason, ReasonField } from '../ReasonField.tsx';
import { texts } from '../texts.ts';
import styles from './RelationDialog.module.css';
import { APART_REASONS, RELATE_REASONS, UNRELATE_REASONS } from './terms.ts';

const css = classes(desk, reason, styles);

/** A person who can be chosen with one touch. */
export interface Other {
  readonly account: string;
  readonly label: string;
}

export interface RelationDialogProps {
  readonly account: string;
  readonly person: string;
  /** The relation to end; null to enter a new one. */
  readonly end: Relation | null;
  /** Whether the two are kept off the same table, not only out of adjacent seats. */
  readonly apart: boolean;
  /** The players at the table, each chosen with one touch. */
  readonly others: readonly Other[];
  /** Whether accounts can be looked up by name here. */
  readonly finds: boolean;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/**
 * Enters or ends a common interest between two players, who then may not sit side by side (LR20), or the house's
 * decision to keep them at different tables.
 */
export function RelationDialog({ account, person, end, apart, others, finds, onClose, onDone }: RelationDialogProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const { refused, send } = useAnswer();
  const other = end?.account ?? accountIn(text);
  const ready = other !== null && isReason(reason);
  const said = apart ? apartTexts(person, other, end) : relationTexts(person, end);
  const go = (): void => {
    if (!ready) return;
    const act = apart ? (end ? 'end apart' : 'keep apart') : end ? 'unrelate' : 'relate';
    send({ do: act, account, other, reason: reason.trim() }, () => onDone(said.done));
  };
  return (
    <FormDialog
      title={said.title}
      size="m"
      onClose={onClose}
      testid="relation-dialog"
      back={texts.common.goBackDoNothing}
      confirm={{
        label: said.confirm,
        kind: 'primary',
        isReady: ready,
        testid: 'relation-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <ul className={css('what-happens')}>
        {said.happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!end && (
        <OtherPlayer account={account} others={others} finds={finds} send={send} text={text} onChange={setText} />
      )}
      <ReasonField
        value={reason}
        onChange={setReason}
        usual={end ? UNRELATE_REASONS : apart ? APART_REASONS : RELATE_REASONS}
        onEnter={go}
      />
    </FormDialog>
  );
}

/** The account number that was typed; null when it is something else. */
function accountIn(text: string): string | null {
  const number = text.replace(/[\s-]/g, '');
  return /^\d{6,19}$/.test(number) ? number : null;
}

interface OtherPlayerProps extends Pick<RelationDialogProps, 'account' | 'others' | 'finds'>, Pick<Answering, 'send'> {
  /** An account number, or a name to look up. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The other of the two: written, found by name, or chosen with one touch. */
function OtherPlayer({ account, others, finds, send, text, onChange }: OtherPlayerProps) {
  const [found, setFound] = useState<readonly Other[] | null>(null);
  const other = accountIn(text);
  const find = (): void =>
    send({ do: 'search', name: text.trim() }, (result) => {
      if (result?.kind !== 'found') return;
      const people = result.people.map((each) => ({ account: each.account, label: `${each.person}, ${each.account}` }));
      setFound(people.filter((each) => each.account !== account));
    });
  const offered = found ?? others;
  return (
    <>
      <div className={css('relation-find')}>
        <Field
          label={finds ? texts.relationDialog.accountNumberOrName : texts.relationDialog.accountNumberOfOther}
          value={text}
          onChange={(value) => {
            onChange(value);
            setFound(null);
          }}
          {...(finds && other === null ? { onEnter: find } : {})}
          maxLength={60}
          hint={other === null ? texts.relationDialog.chooseBelowOrWrite : texts.relationDialog.account(other)}
          testid="relation-other"
        />
        {finds && (
          <Button sends disabled={other !== null || text.trim().length < 2} onPress={find} testid="relation-find">
            {texts.relationDialog.find}
          </Button>
        )}
      </div>
      {offered.length > 0 && (
        <div className={css('reason-usual')}>
          {offered.map((each) => (
            <button
              key={each.account}
              type="button"
              className={css('reason-key')}
              aria-pressed={other === each.account}
              onClick={() => onChange(each.account)}
              data-testid={`relation-${each.account}`}
            >
              {each.label}
            </button>
          ))}
        </div>
      )}
      {found?.length === 0 && <p className={css('soft')}>{texts.relationDialog.nobodyElseOfThat}</p>}
    </>
  );
}

/** The dialog's texts for each of the two kinds. */
interface Said {
  readonly title: string;
  readonly happens: readonly string[];
  readonly confirm: string;
  readonly done: string;
}

function relationTexts(person: string, end: Relation | null): Said {
  const words = texts.relationDialog;
  return end
    ? {
        ...{ title: words.endRelationOfAnd(person, end.person), happens: [words.theyMaySitSide] },
        ...{ confirm: words.endRelation, done: words.andMaySitSide(person, end.person) },
      }
    : {
        ...{ title: words.enterRelationOf(person), happens: [words.theyMayShareGame, words.ifTheySitSide] },
        ...{ confirm: words.enterRelation, done: words.relationOfIsEntered(person) },
      };
}

function apartTexts(person: string, other: string | null, end: Relation | null): Said {
  const words = texts.apartDialog;
  return end
    ? {
        ...{ title: words.endOfAnd(person, end.person), happens: [words.theyMayShare] },
        ...{ confirm: words.end, done: words.mayShare(person, end.person) },
      }
    : {
        ...{ title: words.keepApart(person), happens: [words.noOneTable, words.ifTheySit, words.staffAlone] },
        ...{ confirm: words.keep, done: words.areKept(person, other ?? '') },
      };
}
