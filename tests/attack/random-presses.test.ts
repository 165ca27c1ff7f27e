/**
 * Screens that press whatever can be pressed, in any order, late, again, and with what makes no sense: time bank, a hand shown after
 * it is over, preferences, profiles made at the console, the floor in every role. No press ends the table, moves a cent that the
 * books do not know of, or brings about a frame that the screen it is sent to cannot read.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../../main/ledger/audit.ts';
import { replayer } from '../../main/ledger/replay.ts';
import type { Intent } from '../../protocol/intent.ts';
import { type HostFrame, hostFrame } from '../../protocol/messages.ts';
import { hireStaff, STAFF } from '../main/desks/staffed-room.ts';
import { settled, TestRoom } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';

const SEATS = [1, 2, 3, 4] as const;

/** What a screen has sent. */
interface Sent {
  readonly at: (typeof SEATS)[number] | 'floor';
  readonly intent: Intent;
  readonly id: string;
  readonly rev: number;
}

let room: TestRoom;
afterEach(() => room.close());

/** An object with a key that most programs take for something else. */
const odd = JSON.parse('{"__proto__": {"smallBlind": 1}, "constructor": 1, "toString": []}') as object;
const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

const seat = fc.constantFrom(1, 2, 3, 4, 10);
const cents = fc.oneof(
  fc.constantFrom(0, 1, 4000, 20_000, 50_000, 1_000_000_000_000),
  fc.integer({ min: 0, max: 60_000 }),
);
const words = fc.constantFrom('ok?', 'seen by all', 'x'.repeat(400), '<b>&amp;\u202e', '‮‮‮');
const names = fc.constantFrom(
  'holdem',
  'holdem-4-8',
  'made',
  'a'.repeat(40),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '',
  'ez-baccarat',
);

const rules = fc.constantFrom<unknown>(
  {},
  odd,
  { smallBlind: 1e9 },
  { smallBlind: -1 },
  { nothing: true },
  { smallBlind: deep(60) },
  { mayShow: deep(1500) },
);
const draft = fc.record({
  ...{
    id: names,
    game: names,
    limit: fc.constantFrom(null, '4-8', 'no-limit-1-2', '__proto__'),
    label: fc.constantFrom(null, 'Made here', 'x'.repeat(80)),
  },
  ...{ collection: fc.constantFrom([], [2, 32, 47], [0], ['G1'], [99_999]), jackpot: fc.boolean() },
  buyIn: fc.constantFrom(
    null,
    { fullBuy: 40, shortBuy: null, maximum: null, step: 1 },
    { fullBuy: 1e8, shortBuy: 0, maximum: 1, step: 0 },
  ),
  rules,
});

const atStation: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .constantFrom(
      'sit out',
      'sit in',
      'break',
      'leave',
      'stay',
      'more time',
      'more time',
      'call floor',
      'history',
      'explain',
      'cancel',
    )
    .map((act) => ({ do: act })),
  fc.record({ do: fc.constant('top up'), amount: cents }),
  fc.record({ do: fc.constant('buy in'), amount: cents }),
  fc.record({
    do: fc.constant('choice'),
    choice: fc.constantFrom('buy-button', 'straddle', '__proto__', ''),
    on: fc.boolean(),
  }),
  fc.record({ do: fc.constant('entry'), entry: fc.constantFrom('post', 'wait') }),
  fc.record({ do: fc.constant('come along'), change: fc.integer({ min: 0, max: 3 }), most: cents }),
  fc.record({ do: fc.constant('stay out'), change: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ do: fc.constant('move'), to: fc.oneof(seat, fc.constant(null)) }),
  fc.record({
    do: fc.constant('turn'),
    zone: fc.constantFrom('board', 'hole', '__proto__'),
    open: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    do: fc.constant('prefer'),
    changed: fc.constantFrom({ autoPost: true }, { autoPost: false }, { autoTopUp: true }, { language: 'xx' }, odd, {
      sound: 1e9,
    }),
  }),
  fc.record({ do: fc.constant('language'), language: fc.constantFrom('es', 'en', '__proto__') }),
  fc.record({ do: fc.constant('receipt'), hand: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    do: fc.constant('cut'),
    commit: fc.constantFrom('0'.repeat(64), 'f'.repeat(64)),
    number: fc.constantFrom('0'.repeat(64), undefined),
  }),
  fc.record({
    do: fc.constant('decide'),
    decision: fc.oneof(
      fc.constantFrom('fold', 'check', 'call').map((kind) => ({ kind })),
      fc.record({ kind: fc.constant('raise'), to: cents }),
      fc.record({
        kind: fc.constant('choose'),
        option: fc.constantFrom('show', 'muck', 'show-1', 'show-all', '__proto__'),
      }),
      fc.record({ kind: fc.constant('wager'), bets: fc.constantFrom({}, odd, { player: 100 }) }),
      fc.record({ kind: fc.constant('cards'), groups: fc.constantFrom({}, odd, { front: ['As'] }) }),
    ),
  }),
);

const atFloor: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...Object.keys(STAFF)).map((staff) => ({ do: 'sign in', staff, pin: STAFF[staff]?.pin ?? '' })),
  fc.constantFrom({ do: 'sign out' }, { do: 'resume' }, { do: 'bars' }),
  fc.record({ do: fc.constantFrom('check profile', 'make profile'), draft }),
  fc
    .record({
      do: fc.constantFrom('profile', 'remove profile', 'profile form'),
      profile: names,
      game: names,
      reason: words,
    })
    .map(({ do: act, profile, game, reason }) =>
      act === 'profile'
        ? { do: act, profile }
        : act === 'profile form'
          ? { do: act, game }
          : { do: act, profile, reason },
    ),
  fc.record({ do: fc.constant('stop'), reason: words }),
  fc.record({ do: fc.constant('extend'), seat, reason: words }),
  fc.record({ do: fc.constantFrom('warn', 'on my way', 'call done', 'moved by the house'), seat }),
  fc.record({ do: fc.constant('recall'), hand: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('unlock staff'), staff: fc.constantFrom('cass', '__proto__', '') }),
  fc.record({ do: fc.constant('standing approval'), on: fc.boolean() }),
  fc.record({
    do: fc.constant('void'),
    reason: words,
    signature: fc.constantFrom(
      { second: 'abby', pin: '3737' },
      { second: 'fred', pin: '1717' },
      { second: '__proto__', pin: '0000' },
    ),
  }),
  fc.record({ do: fc.constant('deny'), request: fc.constantFrom('1', '__proto__'), reason: words }),
  fc.record({ do: fc.constant('calibrate'), seat, on: fc.boolean() }),
);

const pressed = fc.oneof(
  { weight: 7, arbitrary: fc.record({ at: fc.constantFrom(...SEATS), intent: atStation }) },
  { weight: 3, arbitrary: fc.record({ at: fc.constant('floor' as const), intent: atFloor }) },
);
const step = fc.record({
  press: pressed,
  rev: fc.constantFrom('now', 'now', 'now', 'late', 'never'),
  again: fc.constantFrom(false, false, false, true),
  passes: fc.constantFrom(0, 0, 200, 500, 3000, 20_000),
});

describe('a table that runs its own house', () => {
  test('continues, whatever is pressed', async () => {
    room = await TestRoom.open({
      kind: 'money',
      config: {
        games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47] }],
        mayShow: true,
        standingApproval: true,
        timeBank: { start: 20, perHand: 5, most: 60 },
      },
    });
    await hireStaff(room);
    await sitAll();
    const before = await worth();
    let [done, refused] = [0, 0];
    const unread: string[] = [];
    const read = (frames: readonly HostFrame[], from: number): number => {
      for (const frame of frames.slice(from)) {
        const parsed = hostFrame.safeParse(frame);
        if (!parsed.success) unread.push(JSON.stringify([frame.t, parsed.error.issues[0]]).slice(0, 400));
      }
      return frames.length;
    };
    const seen = new Map<string, number>();
    let last: Sent | null = null;
    const steps = fc.sample(step, { numRuns: repeated(350, 5000), seed: 2026 });
    for (const [nth, { press, rev: when, again, passes }] of steps.entries()) {
      await room.pass(passes + 60, 500);
      // Half of the time the floor is somebody who may do something, and a decision comes from whose turn it is.
      if (press.at === 'floor' && nth % 2 === 0) {
        await room.floor.press({ do: 'sign in', staff: 'fred', pin: STAFF.fred?.pin ?? '' });
      }
      const turn = SEATS.find((each) => each === room.table.hand?.asks()[0]?.seat);
      const isDecision = (press.intent as { do?: unknown }).do === 'decide';
      const at = isDecision && turn !== undefined ? turn : press.at;
      const screen = at === 'floor' ? room.floor : room.station(at);
      const rev = screen.rev + { now: 0, late: -3, never: 500 }[when];
      const one: Sent =
        again && last !== null
          ? last
          : { at, intent: press.intent as Intent, id: `press-at-random-${nth}`, rev: Math.max(0, rev) };
      const from = one.at === 'floor' ? room.floor : room.station(one.at);
      const result = await from.press(one.intent, { id: one.id, rev: one.rev });
      if (result.ok) done += 1;
      else refused += 1;
      last = one;
      expect([nth, one.intent, room.table.state.fault]).toEqual([nth, one.intent, null]);
      for (const name of ['floor', ...SEATS] as const) {
        const { frames } = name === 'floor' ? room.floor : room.station(name);
        seen.set(String(name), read(frames, seen.get(String(name)) ?? 0));
      }
      expect([nth, one.intent, unread]).toEqual([nth, one.intent, []]);
      if (nth % 10 === 9) await sitAll();
    }
    expect(done).toBeGreaterThan(60);
    expect(refused).toBeGreaterThan(100);
    if (room.table.state.stopped !== null) room.table.resume();
    await settled();
    expect(await worth()).toBe(before);
    const { books, seal } = room.host.room;
    expect(audit(books.store, replayer(seal)).filter(({ ok }) => !ok)).toEqual([]);
  });

  /** Everybody who has gone comes back. */
  async function sitAll(): Promise<void> {
    if (room.table.state.stopped !== null) room.table.resume();
    for (const at of SEATS) {
      if (room.table.sitting(at) !== undefined) continue;
      const card = await cardOf(at);
      room.host.swipe(card, at);
      await room.pass(200, 100);
      if (room.station(at).view.phase.name !== 'pin') continue;
      await room.pin(at, '2580');
      const { phase } = room.station(at).view;
      if (phase.name === 'buying in') await room.station(at).press({ do: 'buy in', amount: Math.max(4000, phase.min) });
      await settled();
    }
  }

  const cards = new Map<number, string>();

  /** The card of who sits at a station, opened and funded at the cage when it is first wanted. */
  async function cardOf(at: number): Promise<string> {
    if (!cards.has(at) || cards.size === 0) {
      const name = `Player ${'ABCD'[at - 1]}`;
      const person = {
        name,
        handle: '',
        born: '1980-01-01',
        idType: 'passport',
        idNumber: `P-${at}`,
        idExpires: '2099-01-01',
      } as const;
      await room.cage.press({ do: 'sign in', staff: 'cass', pin: STAFF.cass?.pin ?? '' });
      const issued = await room.cage.press({ do: 'issue', person, pin: '2580' });
      if (!issued.ok || issued.result?.kind !== 'issued') throw new Error(`no card: ${JSON.stringify(issued)}`);
      const { account, card } = issued.result;
      const paid = await room.cage.press({ do: 'deposit', account, amount: 100_000, nature: 'cash' });
      if (!paid.ok) throw new Error(paid.message);
      cards.set(at, card);
    }
    return cards.get(at) ?? '';
  }

  /** All that players have, wherever it is, and what the table has taken. */
  async function worth(): Promise<number> {
    await settled();
    const balances = await room.near.books.balances('');
    return balances
      .filter(({ account }) => !account.startsWith('cage:'))
      .reduce((sum, { balance }) => sum + balance, 0);
  }
});
