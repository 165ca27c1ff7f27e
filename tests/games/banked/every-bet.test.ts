import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { postedRules } from '../../../houses/posting.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { EVERY_HOUSE } from '../../houses/every-house.ts';
import { BETS } from './bets.ts';
import { oneOfEach, spreads } from './houses.ts';

/** What a round adds to the base wager, with which its odds are counted. */
const WITH_THE_BASE = new Set(['play', 'call', 'double', 'split']);

/** Every game, and houses at which it has other bets than at the first. */
const TABLES = [
  ...oneOfEach(),
  ...spreads().filter(({ game, house }) =>
    ['pure-21-5 lake-elsinore', 'ultimate-texas-holdem lake-elsinore', 'century-baccarat empire'].includes(
      `${game} ${house}`,
    ),
  ),
];

describe.each(TABLES.map((table) => [table.name, table] as const))('%s', (_, { game: id, house: houseId }) => {
  const [game, house] = [GAMES.get(id), EVERY_HOUSE.get(houseId)];
  if (!game?.odds || !house) throw new Error(`no ${id} in ${houseId}`);
  const posted = postedRules(house, id, {});
  if (!posted.ok) throw new Error(posted.error.message);
  const seeded = new Seeded(1);
  const odds = game.odds(game.rules.parse(posted.value.rules), { hands: 400, lot: (n) => seeded.below(n) });

  it('has odds of every bet, each of all that it can come to', () => {
    const bets =
      BETS.get(id)
        ?.bets(posted.value.rules)
        .map((bet) => bet.id) ?? [];
    const counted = new Set(odds.map((bet) => bet.id));
    expect(bets.filter((bet) => !counted.has(bet) && !WITH_THE_BASE.has(bet))).toEqual([]);
    for (const { outcomes, exact, stderr } of odds) {
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      expect(stderr === null).toBe(exact);
    }
  });

  it('names the strategy of its base wager and has a second figure for best play, where a player chooses', () => {
    const [base] = odds;
    expect([base?.strategy !== undefined, base?.best !== undefined]).toEqual(
      BETS.get(id)?.choice ? [true, true] : [false, false],
    );
    // Not worse than the house way, but for what lies within the errors of both.
    const error = (base?.stderr ?? 0) + (base?.best?.stderr ?? 0);
    if (base?.best) expect(base.best.edge).toBeLessThanOrEqual(base.edge + 4 * error + 1e-12);
  });
});
