import type { BankedView } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import type { TableView } from '../../protocol/views.ts';
import { betsOf, gainOf, headline, listed, namesAt } from '../../renderer/hand/banked-facts.ts';
import { feesPaid } from '../../renderer/hand/hand-facts.ts';
import { MyBets } from './MyBets.tsx';

interface BankedStandbyProps {
  readonly table: TableView;
  readonly hand: BankedView;
  readonly station: number;
}

/** A player-dealer hand while nothing is asked of this player: what goes on, their bets and, in the end, what they came to. */
export function BankedStandby({ table, hand, station }: BankedStandbyProps) {
  const waits = waitsFor(table, hand);
  return (
    <section className="standby" data-testid="standby">
      <h2 data-testid="banked-title">{titleOf(table, hand, station)}</h2>
      <div className="standby-body">
        {hand.over && hand.dealer?.seat === station && <p>{bankResult(hand)}</p>}
        <MyBets hand={hand} station={station} />
        {waits !== null && <p>{waits}</p>}
      </div>
    </section>
  );
}

/** Who is still to answer, where that is not what the title says. */
function waitsFor(table: TableView, hand: BankedView): string | null {
  if (hand.stage !== 'bets' || hand.turn.length === 0) return null;
  return `Waiting for ${listed(hand.turn.map(namesAt(table)))}`;
}

function titleOf(table: TableView, hand: BankedView, station: number): string {
  const isDealer = hand.dealer?.seat === station;
  const mine = betsOf(hand, station);
  if (hand.over) return isDealer || mine.length > 0 ? resultTitle(gainOf(hand, station), isDealer) : quiet(hand);
  if (hand.stage === 'bets') {
    if (isDealer) return `You have the bank and cover ${dollars(hand.dealer?.wager ?? 0)}`;
    return mine.length > 0 ? 'Your bets are placed' : 'No bet this hand';
  }
  return headline(hand, namesAt(table));
}

function resultTitle(gain: number, isDealer: boolean): string {
  if (gain > 0) return isDealer ? `The bank wins ${dollars(gain)} for you` : `You win ${dollars(gain)}`;
  if (gain < 0) return isDealer ? `The bank pays ${dollars(-gain)}` : `You lose ${dollars(-gain)}`;
  return isDealer ? 'The bank comes out even' : 'You come out even';
}

const quiet = ({ dealer }: BankedView): string =>
  dealer ? 'You had no bet in this hand' : 'Nobody has taken the bank';

/** What the player-dealer wants to know at the end: what they paid and took, what was left, what it cost. */
function bankResult({ dealer, bets, events }: BankedView): string {
  if (dealer === null) return '';
  const paid = bets.reduce((sum, { result }) => sum + (result?.won ?? 0), 0);
  const took = bets.reduce((sum, { result }) => sum + (result?.lost ?? 0), 0);
  const fee = feesPaid({ events }, dealer.seat);
  const covered = `Of the ${dollars(dealer.wager ?? 0)} that you covered, ${dollars(dealer.left)} was not needed.`;
  return `You paid ${dollars(paid)} and took ${dollars(took)}. ${covered}${fee > 0 ? ` Fee ${dollars(fee)}.` : ''}`;
}
