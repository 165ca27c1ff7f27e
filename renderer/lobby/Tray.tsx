import desk from '../desk-kit/desk.module.css';
import { classes } from '../kit/classes.ts';
import { Money } from '../kit/Money.tsx';
import type { TrayCard } from './screens.ts';
import styles from './Tray.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);

export interface TrayProps {
  readonly cards: readonly TrayCard[];
  /** The account of the card in hand. */
  readonly chosen: string | null;
  readonly onChoose: (account: string) => void;
}

/** The account cards of the demo house, with their PINs printed on them. */
export function Tray({ cards, chosen, onChoose }: TrayProps) {
  return (
    <section className={css('panel tray')} aria-label={texts.tray.demoCards}>
      <div className={css('panel-head')}>
        <h2>{texts.tray.demoCards}</h2>
        <p className={css('soft')}>{chosen === null ? texts.tray.pickOne : texts.tray.pressAgainToPut}</p>
      </div>
      <ul className={css('tray-cards')}>
        {cards.map(({ account, person, balance, pin, seat, sits }) => (
          <li key={account}>
            <button
              type="button"
              className={css('tray-card')}
              aria-pressed={account === chosen}
              onClick={() => onChoose(account)}
              data-testid={`card-${account}`}
            >
              <strong>{person}</strong>
              <span className={css('number tray-account')}>{account}</span>
              <span className={css('tray-where')}>
                {seat === null ? (
                  <Money amount={balance} />
                ) : (
                  <span className={css('tray-seat')}>
                    {sits ? texts.tray.station(seat) : texts.tray.swipedAt(seat)}
                  </span>
                )}
              </span>
              {pin !== '' && <span className={css('tray-pin')}>{texts.tray.pin(<b>{pin}</b>)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
