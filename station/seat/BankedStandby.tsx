import type { HandView } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import type { TableView } from '../../protocol/views.ts';
import { betsOf, feesPaid, gainOf, headline, listed, namesAt } from '../../renderer/banked-facts.ts';
import { MyBets } from './MyBets.tsx';

interface BankedStandbyProps {
  readonly table: TableView;
  readonly hand: HandView;
  readonly station: number;
}

/** A player-dealer hand while nothing is asked of this player: what goes on, their bets and, in the end, what they came to. */
export function BankedStandby({ table, hand, station }: BankedStandbyProps) {
  const waits = waitsFor(table, hand);
  return (
    <section className="standby" data-testid="standby">
      <h2 data-testid="banked-title">{titleOf(table, hand, station)}</h2>
      <div className="standby-body">
        {hand.over && hand.banked?.dealer?.seat === station && <p>{bankResult(hand)}</p>}
        <MyBets hand={hand} station={station} />
        {waits !== null && <p>{waits}</p>}
      </div>
    </section>
  );
}

/** Who is still to answer, where that is not what the title says. */
function waitsFor(table: TableView, hand: HandView): string | null {
  if (hand.banked?.stage !== 'bets' || hand.turn.length === 0) return null;
  return `Waiting for ${listed(hand.turn.map(namesAt(table)))}`;
}

function titleOf(table: TableView, hand: HandView, station: number): string {
  const { banked } = hand;
  if (!banked) return '';
  const isDealer = banked.dealer?.seat === station;
  const mine = betsOf(banked, station);
  if (hand.over) return isDealer || mine.length > 0 ? resultTitle(gainOf(banked, station), isDealer) : quiet(hand);
  if (banked.stage === 'bets') {
    if (isDealer) return `You have the bank and cover ${dollars(banked.dealer?.wager ?? 0)}`;
    return mine.length > 0 ? 'Your bets are placed' : 'No bet this hand';
  }
  return headline(hand, namesAt(table));
}

function resultTitle(gain: number, isDealer: boolean): string {
  if (gain > 0) return isDealer ? `The bank wins ${dollars(gain)} for you` : `You win ${dollars(gain)}`;
  if (gain < 0) return isDealer ? `The bank pays ${dollars(-gain)}` : `You lose ${dollars(-gain)}`;
  return isDealer ? 'The bank comes out even' : 'You come out even';
}

const quiet = ({ banked }: HandView): string =>
  banked?.dealer ? 'You had no bet in this hand' : 'Nobody has taken the bank';

/** What the player-dealer wants to know at the end: what they paid and took, what was left, what it cost. */
function bankResult(hand: HandView): string {
  const { banked } = hand;
  if (!banked?.dealer) return '';
  const paid = banked.bets.reduce((sum, { result }) => sum + (result?.won ?? 0), 0);
  const took = banked.bets.reduce((sum, { result }) => sum + (result?.lost ?? 0), 0);
  const fee = feesPaid(hand, banked.dealer.seat);
  const covered = `Of the ${dollars(banked.dealer.wager ?? 0)} that you covered, ${dollars(banked.dealer.left)} was not needed.`;
  return `You paid ${dollars(paid)} and took ${dollars(took)}. ${covered}${fee > 0 ? ` Fee ${dollars(fee)}.` : ''}`;
}
