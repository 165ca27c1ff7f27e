import { useState } from 'react';
import type { Relation } from '../../../protocol/views.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/Field.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { Refusal } from '../../kit/Refusal.tsx';
import { useAnswer } from '../../link/useAnswer.ts';
import desk from '../desk.module.css';
import reason from '../ReasonField.module.css';
import { isReason, ReasonField } from '../ReasonField.tsx';
import styles from './RelationDialog.module.css';
import { RELATE_REASONS, UNRELATE_REASONS } from './terms.ts';

const css = classes(desk, reason, styles);

/** Somebody who may be chosen with one touch. */
export interface Other {
  readonly account: string;
  readonly label: string;
}

export interface RelationDialogProps {
  readonly account: string;
  readonly person: string;
  /** The relation to be ended; null to enter one. */
  readonly end: Relation | null;
  /** Who sits at the table, to be chosen with one touch. */
  readonly others: readonly Other[];
  /** Whether accounts can be looked up by name here. */
  readonly finds: boolean;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Enters or ends a common interest of two players, who then may or may not sit side by side (LR20). */
export function RelationDialog({ account, person, end, others, finds, onClose, onDone }: RelationDialogProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [found, setFound] = useState<readonly Other[] | null>(null);
  const { refused, send } = useAnswer();
  const number = text.replace(/[\s-]/g, '');
  const other = end?.account ?? (/^\d{6,19}$/.test(number) ? number : null);
  const ready = other !== null && isReason(reason);
  const go = (): void => {
    if (!ready) return;
    send({ do: end ? 'unrelate' : 'relate', account, other, reason: reason.trim() }, () =>
      onDone(end ? `${person} and ${end.person} may sit side by side.` : `The relation of ${person} is entered.`),
    );
  };
  const find = (): void =>
    send({ do: 'search', name: text.trim() }, (result) => {
      if (result?.kind !== 'found') return;
      const people = result.people.map((each) => ({ account: each.account, label: `${each.person}, ${each.account}` }));
      setFound(people.filter((each) => each.account !== account));
    });
  const offered = found ?? others;
  return (
    <Modal
      title={end ? `End the relation of ${person} and ${end.person}?` : `Enter a relation of ${person}`}
      size="m"
      onClose={onClose}
      testid="relation-dialog"
      actions={
        <>
          <Button onPress={onClose}>Go back, do nothing</Button>
          <Button kind="primary" sends disabled={!ready} onPress={go} testid="relation-confirm">
            {end ? 'End the relation' : 'Enter the relation'}
          </Button>
        </>
      }
    >
      <ul className={css('what-happens')}>
        <li>
          {end
            ? 'They may sit side by side from now on.'
            : 'They may share a game, but may not sit side by side: neither is seated next to the other (LR20).'}
        </li>
        {!end && <li>If they sit side by side now, the floor is told to move one of them.</li>}
      </ul>
      {!end && (
        <>
          <div className={css('relation-find')}>
            <Field
              label={finds ? 'Account number or name of the other' : 'Account number of the other'}
              value={text}
              onChange={(value) => {
                setText(value);
                setFound(null);
              }}
              {...(finds && other === null ? { onEnter: find } : {})}
              maxLength={60}
              hint={other === null ? 'Choose below or write the number.' : `Account ${other}`}
              testid="relation-other"
            />
            {finds && (
              <Button sends disabled={other !== null || text.trim().length < 2} onPress={find} testid="relation-find">
                Find
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
                  onClick={() => setText(each.account)}
                  data-testid={`relation-${each.account}`}
                >
                  {each.label}
                </button>
              ))}
            </div>
          )}
          {found?.length === 0 && <p className={css('soft')}>Nobody else of that name has an account.</p>}
        </>
      )}
      <ReasonField value={reason} onChange={setReason} usual={end ? UNRELATE_REASONS : RELATE_REASONS} onEnter={go} />
      <Refusal text={refused} />
    </Modal>
  );
}
