/**
 * A station that says whatever it likes: amounts that were legal a moment ago or never, a press that is sent again, one under an
 * old number with something else in it, one for a seat whose turn it is not. Only what the rules ask for now moves a chip, once.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ask, Decision } from '../../games/ask.ts';
import type { Seat } from '../../games/seat.ts';
import { canonical } from '../../main/journal/canonical.ts';
import { audit } from '../../main/ledger/audit.ts';
import { replayer } from '../../main/ledger/replay.ts';
import type { Intent } from '../../protocol/intent.ts';
import { TestRoom } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';

const SEATS = [1, 2, 3] as const;

let room: TestRoom;
async function sitDown(): Promise<void> {
  room = await TestRoom.open({
    config: { games: [{ game: 'holdem', limit: 'no-limit-1-2', collection: [57, 72, 78] }] },
  });
  for (const seat of SEATS) await room.sit(seat, seat, 20_000);
}
beforeEach(sitDown);
afterEach(() => room.close());

/** Amounts beside and far from what is legal now, as numbers and as what is none. */
const amount = fc.oneof(
  fc.constantFrom('min', 'min less one', 'max', 'max and one', 'step missed', 'stack', 'call'),
  fc.constantFrom<unknown>(0, -1, -200, 0.5, 1e15, 2 ** 53, null, '400', [400], { to: 400 }, true),
  fc.integer({ min: -1000, max: 50_000 }),
);
const press = fc.record({
  seat: fc.constantFrom<'turn' | Seat>('turn', 'turn', 'turn', ...SEATS),
  kind: fc.constantFrom(
    'raise',
    'raise',
    'raise',
    'what fits',
    'what fits',
    'what fits',
    'call',
    'check',
    'fold',
    'wager',
    'choose',
    'cards',
    'all in',
  ),
  amount,
  /** The state of affairs that it claims to answer. */
  on: fc.constantFrom('now', 'now', 'now', 'the ask before', 'the beginning', 'what never was'),
  /** A new press, the last one again as it was, or its number with this in it. */
  again: fc.constantFrom<'new' | 'same' | 'other'>('new', 'new', 'new', 'same', 'other'),
});
type Press = typeof press extends fc.Arbitrary<infer P> ? P : never;

function sized(ask: Ask | undefined, wanted: unknown): unknown {
  if (ask?.kind !== 'bet' || typeof wanted !== 'string') return wanted;
  const { min, max, step } = ask.raise ?? { min: 400, max: 800, step: 100 };
  const named: Record<string, number> = {
    ...{ min, 'min less one': min - 1, max, 'max and one': max + 1 },
    ...{ 'step missed': min + Math.ceil(step / 2), stack: ask.stack, call: ask.call ?? 0 },
  };
  return named[wanted] ?? wanted;
}

/** What the rules take from a seat now. */
function isLegal(ask: Ask | undefined, decision: Decision): boolean {
  if (ask?.kind !== 'bet') return false;
  if (decision.kind === 'fold') return ask.fold;
  if (decision.kind === 'check') return ask.call === 0;
  if (decision.kind === 'call') return ask.call !== null && ask.call > 0;
  if (decision.kind !== 'raise' || ask.raise === null) return false;
  const { min, max, step } = ask.raise;
  const { to } = decision;
  return Number.isSafeInteger(to) && to >= min && to <= max && (to === max || (to - min) % step === 0);
}

/** All that can be told of the table: hand, decisions, chips, money. */
const everything = (): string => {
  const { table, books } = room.host.room;
  const { hand } = table;
  return canonical([
    hand && [hand.facts.number, hand.step, hand.view('public')],
    SEATS.map((seat) => table.stack(seat)),
    books.ledger.balances(''),
    books.journal.lastHand()?.entries.length ?? 0,
  ]);
};

const worth = (): number =>
  room.host.room.books.ledger
    .balances('')
    .filter(({ account }) => !account.startsWith('cage:'))
    .reduce((sum, { balance }) => sum + balance, 0);

describe('a hostile bet pad', () => {
  test('moves chips by nothing but the decision that is asked for now, once', async () => {
    const before = worth();
    let last: { seat: Seat; id: string; rev: number; intent: Intent; ok: boolean } | null = null;
    let [taken, refused, replays] = [0, 0, 0];
    /** A revision on which what is asked now was not asked yet. */
    let askBefore = 0;

    const send = async (nth: number, { seat: who, kind, amount: wanted, on, again }: Press): Promise<void> => {
      // A station may ask so often and no oftener.
      await room.pass(50, 50);
      if (!room.table.hand && SEATS.filter((each) => room.table.stack(each) > 1000).length < 2) {
        // Somebody has won all there was: the next table.
        expect(worth()).toBe(before);
        await room.close();
        await sitDown();
        [last, askBefore] = [null, 0];
      }
      if (!room.table.hand) await room.deal();
      const turn = room.table.hand?.asks()[0];
      const seat = who === 'turn' ? (turn?.seat ?? 1) : who;
      const ask = room.table.hand?.asks().find((each) => each.seat === seat);
      const to = sized(ask, wanted);
      const fits = ask?.kind === 'bet' && ask.call === 0 ? 'check' : 'call';
      const decision = {
        kind: kind === 'what fits' ? fits : kind,
        ...(kind === 'raise' || kind === 'all in' ? { to } : {}),
      } as Decision;
      const station = room.station(seat);
      const was = everything();

      if (again === 'same' && last !== null) {
        const pressed = await room.station(last.seat).press(last.intent, { id: last.id, rev: last.rev });
        expect(pressed.ok && last.ok).toBe(last.ok);
        expect(everything()).toBe(was);
        replays += 1;
        return;
      }
      const other = again === 'other' && last !== null && last.seat === seat ? last : null;
      const id = other?.id ?? `hostile-${nth}`;
      const shown = station.rev;
      const revs = { now: shown, 'the ask before': askBefore, 'the beginning': 0, 'what never was': shown + 1000 };
      const rev = revs[on];
      const intent = { do: 'decide', decision } as Intent;
      const legal = isLegal(ask, decision) && on === 'now' && other === null;
      const sent = station.press(intent, { id, rev }).catch((error: Error) => error);
      const pressed = await sent;
      // The same number with the same in it is the same press, whatever it claims to answer.
      const isTaken = !(pressed instanceof Error) && pressed.ok;
      const isRepeat = other !== null && canonical(other.intent) === canonical(intent);
      if (!isRepeat) expect([nth, intent, on, isTaken]).toEqual([nth, intent, on, legal]);
      if (legal) [taken, askBefore] = [taken + 1, shown];
      else {
        expect(everything()).toBe(was);
        refused += 1;
      }
      // What no desk has looked at has used no number up.
      const looked = !(pressed instanceof Error) && (pressed.ok || pressed.code !== 'not understood');
      if (looked && on !== 'what never was' && other === null) last = { seat, id, rev, intent, ok: pressed.ok };
    };

    const [presses = []] = fc.sample(
      fc.array(press, { minLength: repeated(250, 2500), maxLength: repeated(250, 2500) }),
      { numRuns: 1, seed: 8 },
    );
    for (const [nth, each] of presses.entries()) await send(nth, each);
    if (room.table.hand) await room.playOut();
    expect(worth()).toBe(before);
    expect([taken > 20, refused > 60, replays > 20]).toEqual([true, true, true]);
    const { store } = room.host.room.books;
    expect(audit(store, replayer(room.host.room.seal)).filter(({ ok }) => !ok)).toEqual([]);
  });
});
