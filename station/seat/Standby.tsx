import type { HandView, SeatView } from '../../games/hand-view.ts';
import type { StationView } from '../../protocol/station-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { gainOf, listed } from '../../renderer/hand/banked-facts.ts';
import { collectionLine, isDecided, netOf, potResults, seatIn } from '../../renderer/hand/hand-facts.ts';
import type { Advance } from '../asks/advance.ts';
import { texts } from '../texts.ts';
import { Ahead } from './Ahead.tsx';
import { Leaving, NextHand, OnBreak, SittingOut } from './Away.tsx';
import { BankedStandby } from './BankedStandby.tsx';
import { ComingIn } from './ComingIn.tsx';
import { Halted, Held, Voided } from './Interruption.tsx';
import { isOutOfChips, OutOfChips } from './OutOfChips.tsx';
import { ownResult } from './results.ts';
import type { SeatedPhase } from './Seated.tsx';
import { StandbyPanel } from './StandbyPanel.tsx';

interface StandbyProps {
  readonly view: StationView;
  readonly phase: SeatedPhase;
  readonly advance: Advance | null;
  readonly onAdvance: (advance: Advance | null) => void;
}

/**
 * The state of the hand while nothing is asked of this player: whose turn it is, why they wait, what they can do about
 * it.
 */
export function Standby({ view, phase, advance, onAdvance }: StandbyProps) {
  const { table, station } = view;
  const { hand } = table;
  const own = seatIn(hand, station);
  if (table.fault !== null || table.stopped !== null) {
    return <Halted fault={table.fault} stopped={table.stopped} />;
  }
  if (table.held !== undefined && (hand === null || hand.over)) return <Held held={table.held} />;
  if (phase.status === 'away') return <OnBreak phase={phase} />;
  if (phase.leaveNext || phase.status === 'leaving') return <Leaving phase={phase} />;
  if (hand === null && table.voided !== null) return <Voided voided={table.voided} station={station} />;
  const plays =
    own !== null && phase.status !== 'sitting out' && (phase.waitingFor === null || table.state === 'settling');
  if (hand?.kind === 'banked' && plays) return <BankedStandby table={table} hand={hand} station={station} />;
  if (hand !== null && !isDecided(hand) && own !== null && own.state !== 'folded') {
    return (
      <StandbyPanel title={own.state === 'all-in' ? texts.standby.allIn : turnLine(table)}>
        {own.state === 'all-in' && texts.standby.cardsDecide}
        {own.state === 'in' && hand.kind === 'pot' && hasBetting(hand) && (
          <Ahead hand={hand} seat={station} advance={advance} onAdvance={onAdvance} />
        )}
        <NextHand phase={phase} />
      </StandbyPanel>
    );
  }
  const broke = isOutOfChips(table, station, phase);
  if (phase.status === 'sitting out') return <SittingOut phase={phase} broke={broke} />;
  if (phase.status === 'waiting' || phase.waitingFor !== null) return <ComingIn phase={phase} />;
  if (hand !== null && isDecided(hand) && own !== null) {
    const fees = collectionLine(hand);
    return (
      <StandbyPanel title={endOf(hand, own)}>
        <p data-testid="own-fees">
          {sentence(fees)}
          {table.state === 'idle' ? texts.standby.waitsForPlayers : texts.standby.nextHandBegins}
        </p>
        {broke && <OutOfChips phase={phase} />}
        <NextHand phase={phase} />
      </StandbyPanel>
    );
  }
  return (
    <StandbyPanel title={own?.state === 'folded' ? texts.standby.outOfHand : quietLine(table, phase)}>
      {own?.state === 'folded' && phase.dealtInNext && texts.standby.dealtInAgain}
      <NextHand phase={phase} />
    </StandbyPanel>
  );
}

const hasBetting = (hand: HandView): boolean => hand.kind === 'pot' && hand.betting !== false;

/**
 * The result of the hand. In games where players pay each other there may be no pot, and a player can lose without
 * having bet.
 */
function endOf(hand: HandView, own: SeatView): string {
  const net = hand.kind === 'pot' ? netOf(hand, own) : gainOf(hand, own.seat);
  if (hand.kind === 'pot' && !hasBetting(hand) && own.state === 'in') {
    if (net <= 0) return net === 0 ? texts.result.even : texts.result.lose(-net);
  }
  const stays = hand.kind === 'pot' && hand.pots.some(({ amount }) => amount > 0);
  return ownResult(potResults(hand), own, net, { fees: collectionLine(hand), stays });
}

const sentence = (line: string | null): string => (line === null ? '' : texts.standby.fees(line));

function turnLine({ hand, places }: TableView): string {
  const names = (hand?.turn ?? []).map((seat) => places[seat - 1]?.player ?? texts.standby.seat(seat));
  return names.length === 0 ? texts.standby.moment : texts.standby.waitingFor(listed(names));
}

function quietLine({ state, hand, change }: TableView, { dealtInNext }: SeatedPhase): string {
  if (change?.clock) return texts.standby.lastAnswers;
  if (hand !== null && !hand.over) return dealtInNext ? texts.standby.dealtInNext : texts.standby.waitForNext;
  return state === 'idle' ? texts.standby.morePlayers : texts.standby.nextHand;
}
