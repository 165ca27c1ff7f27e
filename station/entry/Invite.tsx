import type { TableView } from '../../protocol/views.ts';
import { CardRow } from '../../renderer/kit/Card.tsx';

/** Nobody is here: what is played, what it costs, and the one thing to do. */
export function Vacant({ table, station }: { readonly table: TableView; readonly station: number }) {
  const open = table.places.filter(({ status }) => status === 'open').length;
  return (
    <section className="invite">
      <div className="invite-words">
        <p className="invite-house">
          {table.house} · {table.table}
        </p>
        <h1>{table.game}</h1>
        <p className="invite-seat">
          Seat {station} is open
          <span>
            {open} of {table.places.length} seats open
          </span>
        </p>
        {(table.stopped ?? table.fault) !== null && (
          <p className="invite-halt">Play is stopped just now: {table.stopped ?? table.fault}</p>
        )}
        <Posted lines={table.posted} />
      </div>
      <div className="invite-swipe">
        <div className="invite-fan">
          <CardRow cards={['Ah', 'Kc', 'Qs', 'Jd']} fanned />
        </div>
        <AccountCard />
        <h2>Swipe your card to play</h2>
        <p>No card yet? The cashier gives you one in a minute.</p>
      </div>
    </section>
  );
}

export function Closed({ table, message }: { readonly table: TableView; readonly message: string }) {
  return (
    <section className="invite invite-closed">
      <div className="invite-words">
        <p className="invite-house">
          {table.house} · {table.table}
        </p>
        <h1>{table.game}</h1>
        <p className="invite-seat">{message}</p>
        <Posted lines={table.posted} />
      </div>
    </section>
  );
}

function Posted({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="invite-posted" aria-label="Posted rules and fees">
      {lines.slice(0, 6).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The card and the slot it goes through. */
function AccountCard() {
  return (
    <svg className="invite-card" viewBox="0 0 320 170" aria-hidden="true">
      <path d="M20 150h280" className="slot-line" />
      <g className="slot-card">
        <rect x="70" y="22" width="180" height="112" rx="12" className="slot-plastic" />
        <rect x="70" y="98" width="180" height="24" className="slot-stripe" />
        <rect x="88" y="42" width="34" height="26" rx="5" className="slot-chip" />
      </g>
      <path d="M262 60h34m-12-12 12 12-12 12" className="slot-arrow" />
    </svg>
  );
}
