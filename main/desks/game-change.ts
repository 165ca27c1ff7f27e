/** A change of game, as screens show it. */
import { dollars } from '../../games/money.ts';
import type { StationPhase } from '../../protocol/station-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { nextInRotation } from '../table/rotation.ts';
import type { Sitting } from '../table/state.ts';
import type { Room } from './room.ts';

type Question = Extract<StationPhase, { name: 'seated' }>['gameChange'];

/** The coming game, as shown to everyone; null when the game stays. */
export function gameComing({ table, seats }: Room): TableView['change'] {
  const { coming } = seats.game;
  if (!coming) return inRotation(table);
  const { fullBuy, maximum } = coming.setup.profile.buyIn;
  const { afterHand, until } = coming.asking;
  const totalMs = table.parts.timing.gameChange;
  const clock = until === null ? null : { leftMs: Math.max(0, until - table.now()), totalMs };
  const when =
    until !== null ? 'now' : table.hand && table.lastNumber >= afterHand ? 'after this hand' : 'after the next hand';
  const buyIn =
    maximum === null ? `Buy-in ${dollars(fullBuy)}` : `Buy-in ${dollars(fullBuy)}, at most ${dollars(maximum)}`;
  return { game: coming.setup.profile.label, buyIn, when, clock };
}

/** The next game of a rotation, once it is certain. The players are not asked. */
function inRotation(table: Room['table']): TableView['change'] {
  const next = nextInRotation(table);
  if (next === null) return null;
  const when = table.hand ? 'after this hand' : 'now';
  return { game: next.profile.label, buyIn: 'The games are played in turn', when, clock: null };
}

/** The question to one player about it; null when the game stays, or the player leaves before it changes. */
export function gameQuestion({ table, seats }: Room, sitting: Sitting): Question {
  const { coming } = seats.game;
  if (!coming || sitting.leaveNext) return null;
  const { min, add, cannot } = seats.game.passage(coming, sitting);
  const otherwise =
    table.parts.gameChange === 'cash-out'
      ? 'Otherwise your chips go to your card and the seat is free.'
      : 'Otherwise you sit out in your seat, with your chips.';
  return { id: coming.asking.id, answer: seats.game.along(coming, sitting), min, add, cannot, otherwise };
}
