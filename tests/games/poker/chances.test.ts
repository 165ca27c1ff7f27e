import { describe, expect, it } from 'vitest';
import { type Card, parseCards, standardDeck } from '../../../games/card.ts';
import { handAt } from '../../../games/hand-at.ts';
import { chancesOf, type OpenHands } from '../../../games/poker/chances.ts';
import { eightOrBetter, high, omahaHigh } from '../../../games/ranking/ranking.ts';
import { anyGame, GAMES } from '../../../games/registry.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { hand } from './hand.ts';

const cards = (text: string): Card[] => parseCards(text) ?? [];

/** The chances of hands on a board of a deck of 52, in thousandths. */
function chances(hands: readonly string[], board: string, more: Partial<OpenHands> = {}): readonly number[] {
  const known = [...hands.flatMap(cards), ...cards(board)];
  return chancesOf({
    ...{ rankings: [high], hands: hands.map(cards), board: cards(board), toEach: 0 },
    ...{ unseen: standardDeck().filter((card) => !known.includes(card)), toBoard: 5 - cards(board).length },
    ...more,
  });
}

describe('chances of open hands', () => {
  it('are the outs that one can count: two kings and three queens of 44 cards beat aces', () => {
    expect(chances(['AcAd', 'KhQh'], 'Kc7d2h9s')).toEqual([Math.round(39_000 / 44), Math.round(5000 / 44)]);
  });

  it('share the equity of a tie', () => {
    expect(chances(['AsKd', 'AcKh'], 'QsJd2c3h')).toEqual([500, 500]);
  });

  it('are by halves where there is a low: four fives of 44 make the low hand a straight as well', () => {
    const both = { rankings: [high, eightOrBetter] as const };
    expect(chances(['KsKd', 'Ah2h'], 'Kc3d4s8c', both)).toEqual([455, 545]);
  });

  it('are certain only where nothing else can come', () => {
    expect(chances(['AsAd', '7c2h'], 'AcAh5d')).toEqual([1000, 0]);
    // Of 990 ways one brings the two last tens, and one, four kings on the board, is shared: 1.5 thousandths.
    expect(chances(['AsAd', 'TcTd'], 'AcKhKd')).toEqual([998, 2]);
  });

  it('come within two percent where not every board is counted, and are the same every time', () => {
    // Over all 1,712,304 boards aces win 826.366 thousandths of it.
    const [aces = 0, kings = 0] = chances(['AsAh', 'KsKh'], '');
    expect(Math.abs(aces - 826)).toBeLessThanOrEqual(20);
    expect(aces + kings).toBe(1000);
    expect(chances(['AsAh', 'KsKh'], '')).toEqual([aces, kings]);
  });

  it('count cards that come to each hand, as in stud', () => {
    // One card each: any of the eight hearts among 40 cards makes the flush.
    const [straight = 0, flush = 0] = chances(['AcKdQsJhTc2d', '3h5h9hKh7c8d'], '', { toBoard: 0, toEach: 1 });
    expect([straight, flush]).toEqual([800, 200]);
  });

  it('use exactly two cards of the hand where the game does', () => {
    expect(chances(['AsAhAdAc', 'KsKhQdJc'], 'Kd7c2h9s', { rankings: [omahaHigh] })).toEqual([0, 1000]);
  });
});

const ALL_IN = { betting: 'no-limit', smallBlind: 1, bigBlind: 2, allInTabled: true } as const;
const THREE = { 1: 'AsAh', 2: '7c2d', 3: 'KsKh', board: 'Kd9s4c8h3d' };

/** Seats 1 and 3 all-in before the flop; seat 2 folds. */
const runOut = (rules: object, named: Readonly<Record<string, string>> = THREE) =>
  hand({ rules: { ...ALL_IN, ...rules }, stacks: { 1: 100, 2: 100, 3: 100 }, button: 3, cards: named }).play(
    '3 all-in',
    '1 all-in',
    '2 fold',
  );

const told = (rules: object, named?: Readonly<Record<string, string>>) =>
  runOut(rules, named)
    .view('public')
    .events.flatMap((event) => (event.kind === 'chances' ? [event.of] : []));

describe('a run-out with chances', () => {
  it('tells them before each street that is still to come, and after the last no more', () => {
    const [before, flop, turn, ...more] = told({ chances: true });
    expect(more).toEqual([]);
    expect(before?.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(flop).toEqual([
      { seat: 1, thousandths: 86 },
      { seat: 3, thousandths: 914 },
    ]);
    expect(turn).toEqual([
      { seat: 1, thousandths: 45 },
      { seat: 3, thousandths: 955 },
    ]);
  });

  it('shows chances where the house posts that, and only if hands are turned up', () => {
    expect(told({})).toEqual([]);
    expect(told({ chances: true, allInTabled: false })).toEqual([]);
  });

  it('reveals nothing about cards that were folded unseen', () => {
    expect(told({ chances: true }, { ...THREE, 2: 'AcAd' })).toEqual(told({ chances: true }));
  });

  it('shows each hand its chance until the next card comes', () => {
    const view = runOut({ chances: true }).view('public');
    const seen = view.events.map((_, step) =>
      handAt(view, step + 1).seats.flatMap(({ chance }) => (chance === undefined ? [] : [chance])),
    );
    const at = view.events.map(({ kind }) => kind);
    expect(seen[at.indexOf('chances')]).toHaveLength(2);
    expect(seen[at.lastIndexOf('chances')]).toEqual([45, 955]);
    expect(seen.at(-1)).toEqual([]);
    expect(seen[at.lastIndexOf('deal')]).toEqual([]);
  });
});

describe('every pot game with chances on', () => {
  const games = [...GAMES.values()].filter(({ rules }) => 'chances' in rules.parse({}));

  it.each(games.map((game) => [game.id, game] as const))('%s: the chances add up to the pot', (_, given) => {
    const game = anyGame(given);
    const seeded = new Seeded(5);
    const rules = game.rules.parse({ allInTabled: true, chances: true });
    const { max } = game.seats(rules);
    const people = Array.from({ length: max }, (__, nth) => ({
      ...{ seat: nth + 1, player: `p${nth + 1}`, sittingOut: false, entry: 'post' as const, choices: [], stack: 600 },
    }));
    const { start } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
    if (!start) throw new Error('nobody is dealt in');
    let state = game.begin(rules, start, seeded.shuffle([...game.deck(rules)]));
    for (let step = 0; step < 200; step += 1) {
      const [ask] = game.asks(state);
      if (!ask) break;
      const next =
        ask.kind === 'bet'
          ? game.decide(
              state,
              ask.seat,
              ask.raise ? { kind: 'raise', to: ask.raise.max } : ask.call === 0 ? { kind: 'check' } : { kind: 'call' },
            )
          : { ok: true as const, value: game.absent(state, ask.seat) };
      if (!next.ok) throw new Error(next.error.message);
      state = next.value;
    }
    const view = game.view(state, 'public');
    expect(view.over).toBe(true);
    for (const event of view.events) {
      if (event.kind !== 'chances') continue;
      const whole = event.of.reduce((sum, { thousandths }) => sum + thousandths, 0);
      expect(Math.abs(whole - 1000)).toBeLessThanOrEqual(event.of.length);
    }
  });
});
