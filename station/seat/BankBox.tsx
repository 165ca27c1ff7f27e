import type { BankedView } from '../../games/hand-view.ts';
import type { Countdown } from '../../protocol/table-view.ts';
import type { NameOf } from '../../renderer/hand/banked-facts.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { texts } from '../texts.ts';
import styles from './BankBox.module.css';
import own from './OwnCards.module.css';
import { ShoeResults } from './ShoeResults.tsx';

const css = classes(own, styles);

interface BankBoxProps {
  readonly hand: BankedView;
  readonly station: number;
  readonly nameOf: NameOf;
  readonly clock: Countdown | null;
}

/** The bank and what is in it, when a player has no cards of their own to look at. */
export function BankBox({ hand, station, nameOf, clock }: BankBoxProps) {
  const { dealer, shoe } = hand;
  return (
    <div className={css('own own-none bank')} data-testid="bank-box">
      {dealer === null ? (
        <h2 className={css('who')}>{texts.bankBox.open}</h2>
      ) : (
        <>
          <h2 className={css('who')}>{dealer.seat === station ? texts.bankBox.yours : nameOf(dealer.seat)}</h2>
          <p>{dealer.hand > 1 ? texts.bankBox.secondHand : texts.bankBox.dealer}</p>
          {dealer.wager !== null && (
            <dl>
              <dt>{texts.bankBox.covers}</dt>
              <dd>
                <Money amount={dealer.wager} />
              </dd>
              {hand.stage === 'over' && (
                <>
                  <dt>{texts.bankBox.left}</dt>
                  <dd>
                    <Money amount={dealer.left} />
                  </dd>
                </>
              )}
            </dl>
          )}
        </>
      )}
      {/* A player who is asked for bets already has the results next to the bets, and no page may cover those. */}
      {hand.tracked && hand.ask === null ? (
        <ShoeResults hand={hand} clock={clock} />
      ) : (
        shoe && <p>{texts.bankBox.shoe(shoe.used, shoe.cards)}</p>
      )}
    </div>
  );
}
