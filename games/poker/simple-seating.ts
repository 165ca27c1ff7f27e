/** Seating of games in which nobody owes or waits for anything: everyone who is ready is dealt in. */
import type { Occupant, Waiting } from '../hand-start.ts';
import type { Cents } from '../money.ts';
import { newcomer, type PokerMemory } from './memory.ts';
import { notDealt, type Why } from './not-dealt.ts';
import { wait } from './waiting.ts';

/** Other conditions for being dealt in. */
interface Readiness {
  /** What each player pays before the cards; a player must have more chips than this. */
  readonly fee?: Cents;
  /** A player with chips in a pot that is not won yet plays without any others. */
  readonly playsForPot?: (player: string) => boolean;
}

/**
 * Who is dealt in, in seat order, null when too few are ready. A full table keeps the players of the last hand. A
 * player without chips still plays if they have some in a pot that is not won yet.
 */
export function whoIsDealtIn(
  { min, max }: { readonly min: number; readonly max: number },
  memory: PokerMemory,
  occupants: readonly Occupant[],
  { fee = 0, playsForPot = () => false }: Readiness = {},
): { readonly players: readonly Occupant[] | null; readonly waiting: readonly Waiting[] } {
  const seated = [...occupants].sort((a, b) => a.seat - b.seat);
  const ready = seated.filter((one) => !one.sittingOut && (one.stack > fee || playsForPot(one.player)));
  const stays = (one: Occupant): boolean => memory.dealt.some(({ player }) => player === one.player);
  const room = [...ready.filter(stays), ...ready.filter((one) => !stays(one))].slice(0, max);
  const players = ready.filter((one) => room.includes(one));
  const enough = players.length >= Math.max(2, min);
  return {
    players: enough ? players : null,
    waiting: seated.filter((one) => !enough || !players.includes(one)).map((one) => waitingOf(one, enough, fee)),
  };
}

function waitingOf(one: Occupant, enough: boolean, fee: Cents): Waiting {
  return wait(one, newcomer(one.player, one.seat), notDealt(whyNot(one, enough, fee)), { small: 0, big: 0 });
}

function whyNot({ stack, sittingOut }: Occupant, enough: boolean, fee: Cents): Why {
  if (stack <= fee) return 'no-chips';
  if (sittingOut) return 'sitting-out';
  return enough ? 'table-full' : 'too-few';
}
