import type { TableView } from '../main/link/views.ts';
import { CardRow } from '../renderer/Card.tsx';

/** What an empty table says to those who walk by. */
export function Invitation({ table }: { readonly table: TableView }) {
  return (
    <div className="invitation" data-testid="invitation">
      <CardRow cards={['As', 'Kh', 'Qd', 'Jc', 'Ts']} />
      <h2>Take a seat</h2>
      <p>Swipe your card at any station and play.</p>
      <ul>
        {table.posted.slice(0, 3).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
