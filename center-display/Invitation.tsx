import type { TableView } from '../protocol/views.ts';
import { CardRow } from '../renderer/kit/Card.tsx';
import { classes } from '../renderer/kit/classes.ts';
import styles from './Invitation.module.css';

const css = classes(styles);

/** What an empty table says to those who walk by. */
export function Invitation({ table }: { readonly table: TableView }) {
  const open = table.state !== 'closed' && table.state !== 'opening';
  return (
    <div className={css('invitation')} data-testid="invitation">
      {open && <CardRow cards={['As', 'Kh', 'Qd', 'Jc', 'Ts']} />}
      <h2>{open ? 'Take a seat' : table.state === 'closed' ? 'This table is closed' : 'This table is being opened'}</h2>
      <p>{open ? 'Swipe your card at any station and play.' : 'Please ask at the poker desk.'}</p>
      <ul>
        {table.posted.slice(0, 3).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
