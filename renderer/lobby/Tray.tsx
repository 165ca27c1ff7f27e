import { Money } from '../kit/Money.tsx';
import type { TrayCard } from './screens.ts';

export interface TrayProps {
  readonly cards: readonly TrayCard[];
  /** Account of the card in hand. */
  readonly chosen: string | null;
  readonly onChoose: (account: string) => void;
}

/** The account cards of the demo house, their PINs printed on them. */
export function Tray({ cards, chosen, onChoose }: TrayProps) {
  return (
    <section className="panel tray" aria-label="Demo cards">
      <div className="panel-head">
        <h2>Demo cards</h2>
        <p className="soft">{chosen === null ? 'Pick one' : 'Press again to put it back'}</p>
      </div>
      <ul className="tray-cards">
        {cards.map(({ account, person, balance, pin, seat, sits }) => (
          <li key={account}>
            <button
              type="button"
              className="tray-card"
              aria-pressed={account === chosen}
              onClick={() => onChoose(account)}
              data-testid={`card-${account}`}
            >
              <strong>{person}</strong>
              <span className="number tray-account">{account}</span>
              <span className="tray-where">
                {seat === null ? (
                  <Money amount={balance} />
                ) : (
                  <span className="tray-seat">{sits ? `Station ${seat}` : `Swiped at ${seat}`}</span>
                )}
              </span>
              {pin !== '' && (
                <span className="tray-pin">
                  PIN <b>{pin}</b>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
