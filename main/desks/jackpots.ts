/** What screens show of the jackpots of a house: what is played for, and the hands that wait to be decided. */
import { dollars } from '../../games/money.ts';
import type { Beside } from '../../protocol/center-view.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { PostedJackpot } from '../house/house-facts.ts';
import { handsInWords } from '../table/jackpot-port.ts';
import type { Room } from './room.ts';

/** Those that are played for in the game on the table. */
function playedFor({ line, table }: Room): readonly PostedJackpot[] {
  const { game } = table.setup.profile;
  return line.jackpots().filter(({ games }) => games.includes(game));
}

/** What wins one, in a sentence. */
const winsBy = (room: Room, { qualifier }: PostedJackpot): string =>
  room.table.setup.game.jackpotText?.(room.table.setup.rules, qualifier) ?? qualifier.name;

/** For the wall of the room: each with what lies in it. */
export function jackpotsOf(room: Room): Pick<Beside, 'jackpots'> {
  // Of what is written at a tournament without a sign, nothing is money.
  const played = room.table.state.tournament === null ? playedFor(room) : [];
  if (played.length === 0) return {};
  return {
    jackpots: played.slice(0, 8).map((jackpot) => ({
      ...{ name: jackpot.qualifier.name, amount: jackpot.prize ?? jackpot.balance },
      ...{ mustHitBy: jackpot.mustHitBy, wins: winsBy(room, jackpot) },
    })),
  };
}

/** What is posted of them beside the fees. */
export const jackpotLines = (room: Room): string[] =>
  playedFor(room).map((jackpot) => {
    const { qualifier, balance, mustHitBy, bestOfMinutes, prize } = jackpot;
    const must = mustHitBy === null ? '' : ` Must be hit by ${dollars(mustHitBy)}.`;
    const best = bestOfMinutes === null ? '' : ` The best hand of ${bestOfMinutes} minutes has it.`;
    const drop = qualifier.drop > 0 ? ` ${dollars(qualifier.drop)} of every hand.` : '';
    return `${winsBy(room, jackpot)} ${dollars(prize ?? balance)}.${must}${best}${drop}`;
  });

/** What is waited for, in words; nothing while the table plays. */
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

/** Hands that wait to be decided, at whatever table of the house. */
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
