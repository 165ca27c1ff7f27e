import type { TableView } from '../protocol/table-view.ts';
import { CardRow } from '../renderer/kit/Card.tsx';
import { classes } from '../renderer/kit/classes.ts';
import styles from './Invitation.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** What an empty table shows to people who walk by. */
export function Invitation({ table }: { readonly table: TableView }) {
  const isClosed = table.state === 'closed' || table.closing?.closed === true;
  const open = !isClosed && table.state !== 'opening';
  return (
    <div className={css('invitation')} data-testid="invitation">
      {open && <CardRow cards={['As', 'Kh', 'Qd', 'Jc', 'Ts']} />}
      <h2>
        {open
          ? texts.invitation.takeSeat
          : isClosed
            ? texts.invitation.thisTableIsClosed
            : texts.invitation.thisTableIsBeing}
      </h2>
      <p>{open ? texts.invitation.swipeYourCardAt : texts.invitation.pleaseAskAtPoker}</p>
      <ul>
        {table.posted.slice(0, 3).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
