/** What the compiler refuses in the data of a house: each line below it stops compiling without the mistake. */
import { describe, expect, it } from 'vitest';
import type { BankedRules } from '../../games/banked/rules.ts';
import type { StudRules } from '../../games/poker/bring-in.ts';
import type { PokerRules } from '../../games/poker/rules.ts';
import { GAMES, type GameId, type RulesOf } from '../../games/registry.ts';
import type { HouseGames, Limit, Options, PotGame } from '../../houses/house.ts';

const POT = { kind: 'pot', source: '', limits: [], collections: [], timeCollections: [], jackpot: null } as const;
const BANKED = { kind: 'banked', source: '', limits: [], collections: [] } as const;

/** Every option that is right compiles; every `@ts-expect-error` is an error of the compiler if it finds none. */
const written: HouseGames = {
  holdem: { ...POT, rules: { betting: 'no-limit', killBlind: null } },
  // @ts-expect-error: an option that hold'em does not have
  omaha: { ...POT, rules: { bettting: 'no-limit' } },
  // @ts-expect-error: a value that the option does not have
  pineapple: { ...POT, rules: { betting: 'no limit' } },
  // @ts-expect-error: amounts are numbers of cents
  'omaha-hi-lo-8': { ...POT, rules: { smallBlind: '$1' } },
  // @ts-expect-error: razz has a bring-in and no blinds
  razz: { ...POT, rules: { smallBlind: 100 } },
  // @ts-expect-error: what is collected is posted, and no option of a house
  'crazy-pineapple': { ...POT, rules: { collection: [] } },
  'no-bust-21': { ...BANKED, rules: { jokersPay: '3-to-2' } },
  // @ts-expect-error: a rule of blackjack
  'ez-baccarat': { ...BANKED, rules: { jokersPay: '3-to-2' } },
  // @ts-expect-error: played against a player-dealer
  'fast-nine': { ...POT, rules: {} },
};

// @ts-expect-error: a game that there is not
const misspelt: HouseGames = { holdm: { ...POT, rules: {} } };

const limits: readonly Limit<PokerRules>[] = [1, 2].map(
  (small): Limit<PokerRules> => ({
    id: String(small),
    label: '',
    // @ts-expect-error: a callback that says what it returns is checked as well
    rules: { smalBlind: small },
    buyIn: { fullBuy: 1, shortBuy: null, maximum: null, step: 1 },
    source: '',
  }),
);

// @ts-expect-error: options of another kind of game
const stud: PotGame<StudRules> = { ...POT, rules: { bigBlind: 200 } };

// @ts-expect-error: an option of one player-dealer game alone
const banked: Options<BankedRules> = { maxDragon: 5_000 };
const panda: Options<RulesOf<'ez-baccarat-panda-8'>> = { maxDragon: 5_000 };

describe('the data of a house', () => {
  it('are checked by the compiler, game by game', () => {
    expect([Object.keys(written).length, limits.length, stud.kind, misspelt, banked, panda]).toBeDefined();
  });

  it('name games by the ids that the games have themselves', () => {
    const ids: readonly GameId[] = ['holdem', 'razz', 'fast-nine'];
    for (const id of ids) expect(GAMES.has(id)).toBe(true);
    for (const [id, game] of GAMES) expect(game.id).toBe(id);
  });
});
