import type { BankedView } from '../../games/game.ts';
import type { NameOf } from '../../renderer/hand/banked-facts.ts';
import { Money } from '../../renderer/kit/Money.tsx';

interface BankBoxProps {
  readonly hand: BankedView;
  readonly station: number;
  readonly nameOf: NameOf;
}

/** Who has the bank and what is in it: where a player has no cards of their own to look at. */
export function BankBox({ hand, station, nameOf }: BankBoxProps) {
  const { dealer, shoe } = hand;
  return (
    <div className="own own-none bank-box" data-testid="bank-box">
      {dealer === null ? (
        <p className="bank-box-who">The bank is open</p>
      ) : (
        <>
          <p className="bank-box-who">{dealer.seat === station ? 'You have the bank' : nameOf(dealer.seat)}</p>
          <p>{dealer.hand > 1 ? 'player-dealer, second hand' : 'player-dealer'}</p>
          {dealer.wager !== null && (
            <dl>
              <dt>Covers</dt>
              <dd>
                <Money amount={dealer.wager} />
              </dd>
              {hand.stage === 'over' && (
                <>
                  <dt>Left</dt>
                  <dd>
                    <Money amount={dealer.left} />
                  </dd>
                </>
              )}
            </dl>
          )}
        </>
      )}
      {shoe && (
        <p>
          {shoe.used} of {shoe.cards} cards dealt
        </p>
      )}
    </div>
  );
}
