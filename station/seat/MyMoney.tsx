import { useState } from 'react';
import type { HandView } from '../../games/hand-view.ts';
import type { Cents } from '../../games/money.ts';
import type { StationView } from '../../protocol/station-view.ts';
import { atStake, gainOf } from '../../renderer/hand/banked-facts.ts';
import { feesPaid, isDecided, netOf, seatIn, wageredBy } from '../../renderer/hand/hand-facts.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { texts } from '../texts.ts';
import styles from './MyMoney.module.css';
import { stackOf } from './OutOfChips.tsx';
import type { SeatedPhase } from './Seated.tsx';

const css = classes(styles);

/** What a seat has put into a hand, its result once the hand is over, and the fees it paid in addition. */
interface Figures {
  readonly wagered: Cents;
  readonly net: Cents | null;
  readonly fees: Cents;
}

function figuresOf(hand: HandView | null, seat: number): Figures {
  const own = seatIn(hand, seat);
  if (hand === null || own === null) return { wagered: 0, net: null, fees: 0 };
  switch (hand.kind) {
    case 'pot':
      return { wagered: wageredBy(hand, seat), net: isDecided(hand) ? netOf(hand, own) : null, fees: 0 };
    case 'banked':
      return { wagered: atStake(hand, seat), net: hand.over ? gainOf(hand, seat) : null, fees: feesPaid(hand, seat) };
  }
}

/** The result of the last hand, which stays visible until the next is over. `net` is null while a hand is in play. */
function useLastResult(net: Cents | null): Cents | null {
  const [last, setLast] = useState(net);
  if (net !== null && net !== last) setLast(net);
  return net ?? last;
}

/** Wager, result and balances, always visible. */
export function MyMoney({ view, phase }: { readonly view: StationView; readonly phase: SeatedPhase }) {
  const { table, station } = view;
  const { hand } = table;
  const stack = stackOf(table, station);
  const { wagered, net, fees } = figuresOf(hand, station);
  const result = useLastResult(net);
  return (
    <dl className={css('money')}>
      <div className={css('stack')}>
        <dt>{texts.money.chips}</dt>
        <dd>
          <Money amount={stack} testid="stack" />
        </dd>
      </div>
      <div>
        <dt>{hand !== null && isDecided(hand) ? texts.money.inLastHand : texts.money.inThisHand}</dt>
        <dd>
          <Money amount={wagered} testid="wagered" />
        </dd>
      </div>
      <div>
        <dt>{texts.money.result}</dt>
        <dd className={css(result !== null && result > 0 ? 'gain' : '')}>
          {result === null ? texts.money.noResult : <Money amount={result} signed testid="result" />}
        </dd>
      </div>
      {fees > 0 && (
        <div>
          <dt>{texts.money.fee}</dt>
          <dd>
            <Money amount={fees} testid="fee" />
          </dd>
        </div>
      )}
      {!table.tournament && (
        <div>
          <dt>{texts.money.card}</dt>
          <dd>
            <Money amount={phase.balance} testid="balance" />
          </dd>
        </div>
      )}
      {phase.pending > 0 && (
        <div>
          <dt>{texts.money.pending}</dt>
          <dd>
            <Money amount={phase.pending} testid="pending" signed />
          </dd>
        </div>
      )}
    </dl>
  );
}
