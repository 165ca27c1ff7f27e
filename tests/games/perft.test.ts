/** The ways to bet a hand, counted with the engine and a second time without it. The numbers are in tests/golden/perft.txt. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { perft } from './perft.ts';
import { countBoth, gameNamed } from './perft-both.ts';
import { countJacks, type SecondJacks } from './perft-jacks-second.ts';
import {
  FIVE_CARD_STUD_SETUPS,
  FIVE_CARD_STUDS,
  FLOP_GAMES,
  FLOP_SETUPS,
  type FlopSetup,
  flop,
  OPENERS_GAMES,
  STUD_GAMES,
  STUD_SETUPS,
  TRIPLE_DRAW_SETUPS,
  TRIPLE_DRAWS,
  TWO_ROUND_GAMES,
  TWO_ROUND_SETUPS,
} from './perft-setups.ts';
import { countStudAgain } from './perft-stud-second.ts';

describe('the ways to bet a hand', () => {
  it.each(FLOP_SETUPS.map((setup) => [setup.second.structure, setup.stacks.join(' '), setup] as const))(
    '%s, chips %s: two counts agree on every street',
    (_, _chips, setup) => {
      const { first, second } = countBoth(gameNamed('holdem'), setup);
      expect(first).toEqual(second);
    },
  );

  it.each([
    ...TRIPLE_DRAWS.flatMap((id) => TRIPLE_DRAW_SETUPS.map((setup) => drawCase(id, setup))),
    ...TWO_ROUND_GAMES.flatMap((id) => TWO_ROUND_SETUPS.map((setup) => drawCase(id, setup))),
  ])('%s, %s, chips %s: two counts agree on every street', (id, _, _chips, setup) => {
    const { first, second } = countBoth(gameNamed(id), setup);
    expect(first).toEqual(second);
  });

  it.each(STUD_GAMES.flatMap((id) => STUD_SETUPS.map((setup) => [id, setup.stacks.join(' '), setup] as const)))(
    '%s, chips %s: two counts of limit stud agree on every street',
    (id, _chips, setup) => {
      const game = gameNamed(id);
      const first = perft(game, { rules: { ...setup.rules, ...openPairOff(id) }, stacks: setup.stacks });
      const again = countStudAgain({ ...setup.second, openers: openersOf(game) });
      expect(first.streets.map(({ asked, ended }) => ({ asked, ended }))).toEqual(again.streets);
      expect(first.sequences).toBe(again.sequences);
    },
  );

  it.each(FIVE_CARD_STUD_SETUPS.map(([id, setup]) => [id, setup.stacks.join(' '), setup] as const))(
    '%s, chips %s: two counts of five-card stud agree on every street',
    (id, _, setup) => {
      const first = perft(gameNamed(id), setup);
      // Both are dealt the same ranks all the way; the second player, left of the button, is dealt to first.
      const again = countStudAgain({ ...setup.second, openers: [1, 1, 1, 1] });
      expect(first.streets.map(({ asked, ended }) => ({ asked, ended }))).toEqual(again.streets);
      expect(first.sequences).toBe(again.sequences);
    },
  );

  it.each<SecondJacks>([
    { players: 2, openers: [], raises: 2 },
    { players: 2, openers: [0], raises: 2 },
    { players: 2, openers: [0, 1], raises: 4 },
    { players: 3, openers: [2], raises: 1 },
    { players: 3, openers: [0, 1], raises: 1 },
  ])('jacks or better, %o: two counts agree on every street', (second) => {
    const game = gameNamed('draw-jacks-or-better');
    const rules = { ante: 1, lowerLimit: 2, higherLimit: 4, maxRaises: second.raises, headsUpCap: 'kept' };
    const setup = { rules, stacks: Array.from({ length: second.players }, () => 1_000) };
    const first = perft(game, setup, dealtOpeners(second));
    const streets = countJacks(second).filter(({ asked }) => asked > 0);
    expect(first.streets.map(({ asked, ended }) => ({ asked, ended }))).toEqual(streets);
  });

  it('at any table', () => {
    const structure = fc.constantFrom('limit', 'no-limit', 'pot-limit');
    const stacks = fc.oneof(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 2 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
    );
    fc.assert(
      fc.property(structure, stacks, fc.integer({ min: 0, max: 3 }), (kind, chips, raises) => {
        const { first, second } = countBoth(gameNamed('holdem'), flop(kind, chips, raises));
        expect(first).toEqual(second);
      }),
      { numRuns: 60 },
    );
  });

  it('are counted for every game that begins with betting', () => {
    const betFirst = [...GAMES.values()].filter((game) => {
      const rules = game.rules.parse({});
      const occupants = [1, 2, 3].map((seat) => {
        return { seat, player: `player ${seat}`, stack: 10_000, sittingOut: false, entry: 'post' } as const;
      });
      const { start } = game.seatHand(rules, game.newMemory(), occupants, () => 0);
      return start && game.asks(game.begin(rules, start, game.deck(rules)))[0]?.kind === 'bet';
    });
    expect([
      ...FLOP_GAMES,
      ...STUD_GAMES,
      ...TRIPLE_DRAWS,
      ...TWO_ROUND_GAMES,
      ...OPENERS_GAMES,
      ...FIVE_CARD_STUDS,
    ]).toEqual(expect.arrayContaining(betFirst.map(({ id }) => id)));
  });
});

/** A deck that gives a pair of one of the four highest ranks to those who are to have openers, and to the others nothing. */
function dealtOpeners({ players, openers }: SecondJacks): readonly number[] {
  const hands = Array.from({ length: players }, (_, place) => {
    const [one, other] = openers.includes(place) ? [51 - place * 4, 50 - place * 4] : [place, 4 + place];
    return [one, other, 8 + place, 16 + ((place + 1) % 4), 24 + place];
  });
  // Cards come one at a time, from the left of the button on.
  const dealt = [0, 1, 2, 3, 4].flatMap((nth) => hands.map((_, n) => hands[(n + 1) % players]?.[nth] ?? 0));
  return [...dealt, ...Array.from({ length: 53 }, (_, card) => card).filter((card) => !dealt.includes(card))];
}

/** The option of stud for high that the second count knows nothing of. */
const openPairOff = (id: string) => (id === 'seven-card-stud' ? { openPair: 'lower-limit' } : {});

/** Who opens each street when two are dealt the deck as it comes, from the deuce of clubs up: worked out by hand. */
function openersOf({ id }: AnyGame): readonly number[] {
  // Seats 1 and 2 get 2c 2h 3c 3h 4c 4h 5c and 2d 2s 3d 3s 4d 4s 5d: equal ranks all the way, diamonds above clubs.
  return id === 'razz' ? [1, 0, 0, 0, 0] : [0, 0, 0, 0, 0];
}

const drawCase = (id: string, setup: FlopSetup) =>
  [
    id,
    setup.second.structure,
    setup.stacks.join(' '),
    // What a checked seven may do goes by the cards, of which the second count knows nothing.
    id === 'lo-ball' ? { ...setup, rules: { ...setup.rules, sevens: 'plays' } } : setup,
  ] as const;
