/** What screens show of a house's jackpots: those being played for, and the hits still to be decided. */
import { dollars } from '../../games/money.ts';
import type { Beside } from '../../protocol/center-view.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { PostedJackpot } from '../house/house-facts.ts';
import { handsInWords } from '../table/jackpot-port.ts';
import type { Room } from './room.ts';

/** The jackpots played for in the current game. */
function playedFor({ line, table }: Room): readonly PostedJackpot[] {
  const { game } = table.setup.profile;
  return line.jackpots().filter(({ games }) => games.includes(game));
}

/** How to win one, in a sentence. */
const winsBy = (room: Room, { qualifier }: PostedJackpot): string =>
  room.table.setup.game.jackpotText?.(room.table.setup.rules, qualifier) ?? qualifier.name;

/** For the center display: each jackpot with its current amount. */
export function jackpotsOf(room: Room): Pick<Beside, 'jackpots'> {
  // Amounts at a tournament are shown without a dollar sign, so none of them may be money.
  const played = room.table.state.tournament === null ? playedFor(room) : [];
  if (played.length === 0) return {};
  return {
    jackpots: played.slice(0, 8).map((jackpot) => ({
      ...{ name: jackpot.qualifier.name, amount: jackpot.prize ?? jackpot.balance },
      ...{ mustHitBy: jackpot.mustHitBy, wins: winsBy(room, jackpot) },
    })),
  };
}

/** The lines posted about jackpots, next to the fees. */
export const jackpotLines = (room: Room): string[] =>
  playedFor(room).map((jackpot) => {
    const { qualifier, balance, mustHitBy, bestOfMinutes, prize } = jackpot;
    const must = mustHitBy === null ? '' : ` Must be hit by ${dollars(mustHitBy)}.`;
    const best = bestOfMinutes === null ? '' : ` The best hand of ${bestOfMinutes} minutes wins it.`;
    const drop = qualifier.drop > 0 ? ` ${dollars(qualifier.drop)} of every hand.` : '';
    return `${winsBy(room, jackpot)} ${dollars(prize ?? balance)}.${must}${best}${drop}`;
  });

/** What the table is waiting for, in words; nothing while it plays. */
export function heldOf({ table }: Room): Pick<TableView, 'held'> {
  const { held } = table.state;
  return held === null
    ? {}
    : {
        held: held.hits
          .map(({ text }) => text)
          .join('; ')
          .slice(0, 600),
      };
}

/** Hits still to be decided, at any table of the house. */
export function hitsOf({ line }: Room): Pick<FloorView, 'hits'> {
  const hits = line.hits();
  if (hits.length === 0) return {};
  return {
    hits: hits.slice(0, 20).map(({ number, name, table, hand, amount, beaten, best, shares, at }) => ({
      ...{ number, name, table, hand, amount, at },
      text: handsInWords({ beaten, best }),
      shares: shares.map(({ handle, part, amount: own }) => ({ who: handle, part, amount: own })),
    })),
  };
}
