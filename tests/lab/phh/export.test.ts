import { describe, expect, it } from 'vitest';
import type { HandStart } from '../../../games/hand-start.ts';
import type { Post } from '../../../games/poker/start.ts';
import { GAMES } from '../../../games/registry.ts';
import { fieldsOf, variantOf } from '../../../lab/phh/export.ts';
import { replay } from '../../../lab/phh/replay.ts';
import type { TomlFields } from '../../../lab/phh/toml.ts';
import { Hand } from '../../../main/hand/hand.ts';
import { must } from './must.ts';
import { randomHands, WRITTEN } from './random-hands.ts';

/** A hand of hold'em at these seats, with $100 each unless told, in which everybody folds to the last. */
function folded(
  options: Record<string, unknown>,
  button: number,
  posts: readonly Post[],
  stacks: Record<number, number>,
): TomlFields {
  const game = GAMES.get('holdem');
  if (!game) throw new Error('no holdem');
  const seatOf = (what: string): number | null => posts.find((post) => post.what === what)?.seat ?? null;
  const start: HandStart = {
    button,
    players: Object.entries(stacks).map(([seat, stack]) => ({ seat: Number(seat), player: `in-${seat}`, stack })),
  };
  const begun = Hand.begin(game, {
    number: 7,
    rules: game.rules.parse({ betting: 'no-limit', smallBlind: 100, bigBlind: 200, ...options }),
    start: game.start.parse({
      ...start,
      smallBlindSeat: seatOf('small blind'),
      bigBlindSeat: seatOf('big blind'),
      posts,
    }),
    memory: game.newMemory(),
    deck: game.deck(game.rules.parse({})),
    seal: '',
    at: Date.UTC(2026, 2, 14, 20, 5, 9),
  });
  let hand = begun;
  while (!hand.over) {
    const seat = hand.asks()[0]?.seat ?? 0;
    hand = must(hand.take({ kind: 'decision', seat, decision: { kind: 'fold' } }));
  }
  const variant = variantOf(hand);
  if (!variant) throw new Error('no variant');
  return fieldsOf(hand, variant, false);
}

const small = (seat: number): Post => ({ seat, what: 'small blind', live: 100, dead: 0 });
const big = (seat: number): Post => ({ seat, what: 'big blind', live: 200, dead: 0 });
const ante = (seat: number): Post => ({ seat, what: 'ante', live: 0, dead: 50 });

describe('a hand of ours in the format', () => {
  it('begins left of the button', () => {
    const stacks = { 1: 10_000, 4: 20_000, 6: 30_000, 9: 40_000 };
    expect(folded({}, 4, [small(6), big(9)], stacks)).toMatchObject({
      seats: [6, 9, 1, 4],
      antes: [0, 0, 0, 0],
      blinds_or_straddles: [1, 2, 0, 0],
      starting_stacks: [300, 400, 100, 200],
      actions: ['d dh p1 2c3c', 'd dh p2 2d3d', 'd dh p3 2h3h', 'd dh p4 2s3s', 'p3 f', 'p4 f', 'p1 f'],
      finishing_stacks: [299, 401, 100, 200],
    });
  });

  it('heads up lists the small blind, which the button has, first all the same', () => {
    expect(folded({}, 4, [small(4), big(9)], { 4: 10_000, 9: 20_000 })).toMatchObject({
      seats: [9, 4],
      blinds_or_straddles: [1, 2],
      starting_stacks: [200, 100],
      actions: ['d dh p1 2d2s', 'd dh p2 2c2h', 'p2 f'],
      finishing_stacks: [201, 99],
    });
  });

  it('has posts to come in as negative blinds, and their dead part as an ante', () => {
    const posts: readonly Post[] = [
      small(6),
      big(9),
      { seat: 1, what: 'post', live: 200, dead: 0 },
      { seat: 4, what: 'missed blinds', live: 200, dead: 100 },
    ];
    const fields = folded({}, 4, posts, { 1: 10_000, 4: 10_000, 6: 10_000, 9: 10_000 });
    expect(fields).toMatchObject({
      ante_trimming_status: false,
      antes: [0, 0, 0, 1],
      blinds_or_straddles: [1, 2, -2, -2],
      finishing_stacks: [99, 106, 98, 97],
    });
    expect(replay(fields)).toEqual({ kind: 'passed', note: null });
  });

  it('has antes of everybody trimmed, for they are matched like bets', () => {
    const posts = [small(6), big(9), ante(6), ante(9), ante(4)];
    const fields = folded({ ante: 50 }, 4, posts, { 4: 10_000, 6: 10_000, 9: 10_000 });
    expect(fields).toMatchObject({ ante_trimming_status: true, antes: [0.5, 0.5, 0.5] });
    expect(replay(fields)).toEqual({ kind: 'passed', note: null });
  });

  it('is read by its own rules: where fees or stacks do not agree with them, it fails', () => {
    const fields = folded({ jackpotDrop: 100 }, 4, [small(6), big(9)], { 4: 10_000, 6: 10_000, 9: 10_000 });
    expect(fields._collections).toEqual({ 'bad-beat': 1 });
    expect(replay(fields)).toEqual({ kind: 'passed', note: null });
    expect(replay({ ...fields, _collections: { 'bad-beat': 2 } })).toEqual({
      kind: 'failed',
      why: 'the house takes [["bad-beat",1]], in the file [["bad-beat",2]]',
    });
    expect(replay({ ...fields, finishing_stacks: [99, 101, 100] })).toEqual({
      kind: 'failed',
      why: 'p2 ends with 100, in the file with 101',
    });
  });

  it('has no variant in betting that the format has no code for', () => {
    for (const [game, betting] of [
      ['holdem', 'pot-limit'],
      ['holdem', 'spread-limit'],
      ['omaha', 'no-limit'],
      ['omaha-hi-lo-8', 'pot-limit'],
    ] as const) {
      const [random] = randomHands([game, betting], 1, 1);
      expect(random && variantOf(random.hand), `${game} ${betting}`).toBeNull();
    }
  });
});

/** Without the fields of ours, as any other program reads it. */
const standard = (fields: TomlFields): TomlFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')));

describe('random hands', () => {
  const hands = WRITTEN.flatMap((game, nth) =>
    Array.from({ length: 24 }, (_, i) => randomHands(game, 24 * nth + i, 4)).flat(),
  );
  const events = hands.flatMap(({ hand }) => hand.view('public').events);
  const told = (test: (event: (typeof events)[number]) => boolean): number => events.filter(test).length;

  it('have everything in them that could be written down wrongly', () => {
    expect(hands.filter(({ voided }) => voided).length).toBeGreaterThan(0);
    expect(told(({ kind }) => kind === 'fouled')).toBeGreaterThan(0);
    expect(told(({ kind }) => kind === 'mucked')).toBeGreaterThan(10);
    expect(told((event) => event.kind === 'act' && event.absent)).toBeGreaterThan(10);
    expect(told((event) => event.kind === 'post' && event.allIn)).toBeGreaterThan(10);
    for (const what of ['small blind', 'big blind', 'post', 'missed blinds', 'ante']) {
      expect(told((event) => event.kind === 'post' && event.what === what)).toBeGreaterThan(10);
    }
    for (const place of ['jackpot:bad-beat', 'collection:player-fee', 'collection:modified-fee']) {
      expect(told((event) => event.kind === 'collected' && event.place === place)).toBeGreaterThan(10);
    }
  });

  it('without fees and fouls say the same to a reader of only the standard fields', () => {
    const plain = hands.flatMap(({ hand, voided }) => {
      const special = hand.view('public').events.some(({ kind }) => kind === 'collected' || kind === 'fouled');
      const variant = variantOf(hand);
      return special || voided || !variant ? [] : [fieldsOf(hand, variant, false)];
    });
    // Nor can those fields say that a house has short all-ins completed (A5).
    const sayable = plain.filter(({ _rules }) => !String(_rules).includes('"raiseOverAllIn":"complete"'));
    expect(sayable.length).toBeGreaterThan(30);
    for (const fields of sayable) expect(replay(standard(fields))).toEqual({ kind: 'passed', note: null });
  });
});
