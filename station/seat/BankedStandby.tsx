import type { BankedView } from '../../games/hand-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { betsOf, gainOf, headline, listed, namesAt } from '../../renderer/hand/banked-facts.ts';
import { feesPaid } from '../../renderer/hand/hand-facts.ts';
import { texts } from '../texts.ts';
import { MyBets } from './MyBets.tsx';
import { StandbyPanel } from './StandbyPanel.tsx';

interface BankedStandbyProps {
  readonly table: TableView;
  readonly hand: BankedView;
  readonly station: number;
}

/**
 * A player-dealer hand while nothing is asked of this player: what is going on, their bets and, at the end, their
 * result.
 */
export function BankedStandby({ table, hand, station }: BankedStandbyProps) {
  const waits = waitsFor(table, hand);
  return (
    <StandbyPanel title={titleOf(table, hand, station)} titleTestid="banked-title">
      {hand.over && hand.dealer?.seat === station && <p>{bankResult(hand)}</p>}
      <MyBets hand={hand} station={station} />
      {waits !== null && <p>{waits}</p>}
    </StandbyPanel>
  );
}

/** Who has yet to answer, when the title does not say so. */
function waitsFor(table: TableView, hand: BankedView): string | null {
  if (hand.stage !== 'bets' || hand.turn.length === 0) return null;
  return texts.banked.waitingFor(listed(hand.turn.map(namesAt(table))));
}

function titleOf(table: TableView, hand: BankedView, station: number): string {
  const isDealer = hand.dealer?.seat === station;
  const mine = betsOf(hand, station);
  if (hand.over) return isDealer || mine.length > 0 ? resultTitle(gainOf(hand, station), isDealer) : quiet(hand);
  if (hand.stage === 'bets') {
    if (isDealer) return texts.banked.covering(hand.dealer?.wager ?? 0);
    return mine.length > 0 ? texts.banked.placed : texts.banked.noBet;
  }
  if (hand.turns?.some(({ seat }) => seat === station)) return texts.turnUp.label;
  return headline(hand, namesAt(table));
}

function resultTitle(gain: number, isDealer: boolean): string {
  if (gain > 0) return isDealer ? texts.result.bankWins(gain) : texts.result.win(gain);
  if (gain < 0) return isDealer ? texts.result.bankPays(-gain) : texts.result.lose(-gain);
  return isDealer ? texts.result.bankEven : texts.result.even;
}

const quiet = ({ dealer }: BankedView): string => (dealer ? texts.result.noBet : texts.result.noBank);

/** The player-dealer's account at the end: what they paid and took, what was left, what it cost. */
function bankResult({ dealer, bets, events }: BankedView): string {
  if (dealer === null) return '';
  const paid = bets.reduce((sum, { result }) => sum + (result?.won ?? 0), 0);
  const took = bets.reduce((sum, { result }) => sum + (result?.lost ?? 0), 0);
  const fee = feesPaid({ events }, dealer.seat);
  const sentences = [texts.result.paidAndTook(paid, took), texts.result.notNeeded(dealer.wager ?? 0, dealer.left)];
  return [...sentences, ...(fee > 0 ? [texts.result.fee(fee)] : [])].join(' ');
}
