import { useCallback, useState } from 'react';
import { dollars } from '../games/money.ts';
import type { AnswerResult } from '../protocol/answer.ts';
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
import { useOnOpen } from '../renderer/link/useLink.tsx';
import styles from './StatementDialog.module.css';
import { texts } from './texts.ts';

const css = classes(desk, paper, styles);

type Statement = Extract<AnswerResult, { kind: 'statement' }>;

export interface StatementDialogProps {
  readonly account: string;
  readonly house: string;
  readonly demo: boolean;
  readonly staff: string;
  readonly onClose: () => void;
}

/** Every movement on an account, newest first, to read or to print (C12). */
export function StatementDialog({ account, house, demo, staff, onClose }: StatementDialogProps) {
  const [statement, setStatement] = useState<Statement | null>(null);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { refused, send } = useAnswer();
  useOnOpen(() =>
    send({ do: 'statement', account }, (result) => {
      if (result?.kind === 'statement') setStatement(result);
    }),
  );
  return (
    <Modal
      title={statement ? texts.statementDialog.statementOf(statement.person) : texts.common.statement}
      size="l"
      onClose={onClose}
      testid="statement"
      actions={
        <>
          <Button disabled={statement === null} onPress={() => setPrinting(true)} testid="statement-print">
            <PrinterIcon /> {texts.statementDialog.print}
          </Button>
          <Button kind="primary" onPress={onClose} testid="statement-close">
            {texts.common.close}
          </Button>
        </>
      }
    >
      <Refusal text={refused} />
      {statement === null && refused === null && <p>{texts.statementDialog.oneMoment}</p>}
      {statement && (
        <>
          <p className={css('statement-head')}>
            <span>{texts.common.accountNumber(<span className={css('number')}>{statement.account}</span>)}</span>
            <span>
              {texts.statementDialog.balance(<Money amount={statement.balance} className={css('statement-balance')} />)}
            </span>
          </p>
          <Lines statement={statement} />
        </>
      )}
      {statement && printing && (
        <Printing demo={demo} onPrinted={printed}>
          <h1>{texts.statementDialog.statementOfAccount}</h1>
          <p>{house}</p>
          <dl>
            <dt>{texts.common.account}</dt>
            <dd>
              {statement.account}, {statement.person}
            </dd>
            <dt>{texts.common.balance}</dt>
            <dd>{dollars(statement.balance)}</dd>
            <dt>{texts.common.printed}</dt>
            <dd>{texts.common.byWord(new Date().toLocaleString('en-US'), staff)}</dd>
          </dl>
          <Lines statement={statement} />
        </Printing>
      )}
    </Modal>
  );
}

function Lines({ statement }: { readonly statement: Statement }) {
  if (statement.lines.length === 0) return <p className={css('soft')}>{texts.statementDialog.nothingHasMovedOn}</p>;
  return (
    <table className={css('table-list')}>
      <thead>
        <tr>
          <th>{texts.common.dateAndTime}</th>
          <th>{texts.common.document}</th>
          <th>{texts.statementDialog.what}</th>
          <th>{texts.statementDialog.byWord}</th>
          <th className={css('figure')}>{texts.statementDialog.change}</th>
          <th className={css('figure')}>{texts.common.balance}</th>
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
