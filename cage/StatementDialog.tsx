import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { dollars } from '../games/money.ts';
import type { AnswerResult } from '../protocol/messages.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import paper from '../renderer/desk-kit/Printing.module.css';
import { Printing } from '../renderer/desk-kit/Printing.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { PrinterIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import styles from './StatementDialog.module.css';

const css = classes(desk, paper, styles);

type Statement = Extract<AnswerResult, { kind: 'statement' }>;

export interface StatementDialogProps {
  readonly account: string;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: string;
  readonly onClose: () => void;
}

/** Everything that moved on an account, newest first, to read or to print (C12). */
export function StatementDialog({ account, house, demo, staff, onClose }: StatementDialogProps) {
  const [statement, setStatement] = useState<Statement | null>(null);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { refused, send } = useAnswer();
  const ask = useEffectEvent(() =>
    send({ do: 'statement', account }, (result) => {
      if (result?.kind === 'statement') setStatement(result);
    }),
  );
  useEffect(() => ask(), []);
  return (
    <Modal
      title={statement ? `Statement of ${statement.person}` : 'Statement'}
      size="l"
      onClose={onClose}
      testid="statement"
      actions={
        <>
          <Button disabled={statement === null} onPress={() => setPrinting(true)} testid="statement-print">
            <PrinterIcon /> Print
          </Button>
          <Button kind="primary" onPress={onClose} testid="statement-close">
            Close
          </Button>
        </>
      }
    >
      <Refusal text={refused} />
      {statement === null && refused === null && <p>One moment…</p>}
      {statement && (
        <>
          <p className={css('statement-head')}>
            <span>
              Account <span className={css('number')}>{statement.account}</span>
            </span>
            <span>
              Balance <Money amount={statement.balance} className={css('statement-balance')} />
            </span>
          </p>
          <Lines statement={statement} />
        </>
      )}
      {statement && printing && (
        <Printing demo={demo} onPrinted={printed}>
          <h1>Statement of account</h1>
          <p>{house}</p>
          <dl>
            <dt>Account</dt>
            <dd>
              {statement.account}, {statement.person}
            </dd>
            <dt>Balance</dt>
            <dd>{dollars(statement.balance)}</dd>
            <dt>Printed</dt>
            <dd>
              {new Date().toLocaleString('en-US')} by {staff}
            </dd>
          </dl>
          <Lines statement={statement} />
        </Printing>
      )}
    </Modal>
  );
}

function Lines({ statement }: { readonly statement: Statement }) {
  if (statement.lines.length === 0) return <p className={css('soft')}>Nothing has moved on this account yet.</p>;
  return (
    <table className={css('table-list')}>
      <thead>
        <tr>
          <th>Date and time</th>
          <th>Document</th>
          <th>What</th>
          <th>By</th>
          <th className={css('figure')}>Change</th>
          <th className={css('figure')}>Balance</th>
        </tr>
      </thead>
      <tbody>
        {statement.lines.map((line) => (
          <tr key={line.document}>
            <td className={css('number')}>{new Date(line.at).toLocaleString('en-US')}</td>
            <td className={css('number')}>{line.document}</td>
            <td>{line.what}</td>
            <td>{line.by ?? ''}</td>
            <td className={css('figure')}>
              <Money amount={line.change} signed />
            </td>
            <td className={css('figure')}>
              <Money amount={line.balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
