/** Pots, fees and shares of random hands of every pot game, by two reckonings: that of the program, and `second-pots.ts`. */
import { expect, it } from 'vitest';
import { handOf } from '../../../games/poker/played.ts';
import type { PokerState } from '../../../games/poker/state.ts';
import { GAMES } from '../../../games/registry.ts';
import { repeated } from '../../repeated.ts';
import { randomHand } from '../random-hand.ts';
import { type Put, winnings } from './second-pots.ts';

const isPoker = (state: unknown): state is PokerState =>
  typeof state === 'object' && state !== null && 'standing' in state && 'paid' in state;

/** The games with pots. */
const POTS = [...GAMES.values()].filter(({ jackpotFault }) => jackpotFault !== undefined);

/** What the second reckoning does not know: what is carried over, odd chips by cards, a pot that a checked seven loses. */
function isOther({ table, left }: PokerState): boolean {
  const { rules, variant, start } = table;
  return (
    left.length > 0 ||
    (start.carried?.length ?? 0) > 0 ||
    variant.oddChips === 'by-card' ||
    variant.otherwise !== undefined ||
    rules.oddChipsOfHalves === 'as-evenly-as-possible' ||
    ('sevens' in rules && rules.sevens !== 'may-not-raise' && rules.sevens !== 'plays')
  );
}

function putIn(end: PokerState): Put {
  const { rules, variant, seats, start } = end.table;
  const live = end.standing.map((standing) => standing !== 'folded');
  const isContested = live.filter(Boolean).length > 1;
  // A mucked hand is dead; it comes back only where nobody else is left in a pot, which it then has whatever it holds.
  const mucked = end.face.map((face) => face === 'mucked');
  const dealt = seats.length;
  const row = rules.collection.find(({ minPlayers, maxPlayers }) => minPlayers <= dealt && dealt <= maxPlayers);
  const button = start.button ?? 0;
  const fromButton = seats
    .map((seat, player) => ({ player, after: (seat - button + 99) % 100 }))
    .toSorted((a, b) => a.after - b.after);
  return {
    ...{ paid: end.paid, live, dead: end.dead },
    taken: end.taken.reduce((sum, { amount }) => sum + amount, 0),
    left: row?.wholePot === false ? rules.chip : 0,
    strengths: variant.rankings.map(({ rank }) =>
      live.map((is, player) =>
        is && isContested && mucked[player] !== true ? rank(handOf(end, player), end.board) : 0,
      ),
    ),
    ...{ chip: rules.chip, oddChips: rules.oddChips, order: fromButton.map(({ player }) => player) },
  };
}

it('come to the same, to the cent', () => {
  const seen = { hands: 0, sides: 0, splits: 0, fees: 0, lows: 0, fouls: 0, most: 0 };
  for (let seed = 1; seed <= repeated(1200, 20_000); seed += 1) {
    const { game, states, outcome } = randomHand(seed, POTS, { fouls: seed % 3 === 0 });
    const end = states.at(-1);
    if (!isPoker(end) || isOther(end)) continue;
    const put = putIn(end);
    const won = put.paid.map((_, player) =>
      end.pots.reduce(
        (sum, { awards }) =>
          sum + awards.reduce((all, award) => (award.player === player ? all + award.amount : all), 0),
        0,
      ),
    );
    expect({ seed, game: game.id, won }).toEqual({ seed, game: game.id, won: winnings(put) });
    // Nobody at the showdown has put in more than somebody else has matched, and every chip of it is won or taken.
    const most = (players: readonly number[]): number => Math.max(0, ...players.map((player) => put.paid[player] ?? 0));
    const everybody = [...put.paid.keys()];
    const atShowdown = everybody.filter((player) => put.live[player] === true);
    for (const player of atShowdown.length > 1 ? atShowdown : []) {
      const matched = most(everybody.filter((other) => other !== player));
      expect([seed, game.id, (put.paid[player] ?? 0) <= matched]).toEqual([seed, game.id, true]);
    }
    const bets = outcome.moves.reduce((sum, { why, amount }) => (why === 'bets' ? sum + amount : sum), 0);
    expect([seed, bets]).toEqual([seed, won.reduce((sum, each) => sum + each, put.taken)]);
    seen.hands += 1;
    seen.most = Math.max(seen.most, put.paid.length);
    if (end.pots.length > 1) seen.sides += 1;
    if (put.taken > 0) seen.fees += 1;
    if (end.log.some(({ kind }) => kind === 'fouled')) seen.fouls += 1;
    if (end.pots.some(({ awards }) => new Set(awards.map(({ player }) => player)).size > 1)) seen.splits += 1;
    if (end.pots.some(({ awards }) => awards.some(({ ranking }) => ranking === 1))) seen.lows += 1;
  }
  for (const [what, times] of Object.entries(seen)) expect([what, times > 8]).toEqual([what, true]);
});
