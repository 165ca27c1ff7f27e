import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import { RULED, TestRoom, until } from '../test-room.ts';

/** A $2–$4 game without fees, so that every figure is the game's own. */
const config = {
  games: [
    { game: 'holdem', limit: '2-4' },
    { game: 'holdem', limit: 'no-limit-1-2' },
  ],
};

/** A station with nobody at it: a card opens a seat there, or its player's own page. */
const VACANT = { name: 'vacant', desk: true };

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config });
});

afterEach(async () => {
  await room.close();
});

describe('a table from first card to last', () => {
  test('sits three players down, deals, plays, settles and deals again', async () => {
    const money = room.money;
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    expect(room.station(1).view.phase).toMatchObject({ name: 'seated', status: 'playing', balance: 46_000 });
    await room.deal();
    expect(room.table.hand?.facts.number).toBe(1);
    await room.playOut();
    expect(room.table.hand).toBeNull();
    expect([1, 2, 3].reduce((sum, seat) => sum + room.table.stack(seat), 0)).toBe(12_000);
    await room.deal();
    expect(room.table.hand?.facts.number).toBe(2);
    expect(room.money).toBe(money);
  });

  test('LR17 chips added during a hand come in after it', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    expect(await room.station(1).press({ do: 'top up', amount: 4000 })).toMatchObject({ ok: true });
    expect(room.station(1).view.phase).toMatchObject({ pending: 4000, balance: 46_000 });
    const inHand = room.table.hand?.view('public').seats.reduce((sum, seat) => sum + seat.stack + seat.bet, 0);
    expect(inHand).toBe(8000);
    await room.playOut();
    await room.pass(7000);
    expect(room.station(1).view.phase).toMatchObject({ pending: 0, balance: 42_000 });
    expect(room.table.stack(1) + room.table.stack(2)).toBe(12_000);
  });

  test('a player leaves with everything, after the hand they are in', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.station(2).press({ do: 'leave' });
    expect(room.station(2).view.phase).toMatchObject({ name: 'seated', status: 'leaving' });
    await room.playOut();
    const stack = room.table.stack(2);
    await room.pass(7000);
    expect(room.station(2).view.phase).toEqual(VACANT);
    expect(room.host.room.cage.balance(room.card(2).account)).toBe(46_000 + stack);
  });

  test('LR19b a player who comes back within the hour brings what they left with', async () => {
    await room.sit(1, 1, 10_000);
    await room.station(1).press({ do: 'leave' });
    await room.swipe(4, 1);
    await room.pin(4, room.card(1).pin);
    expect(room.station(4).view.phase).toMatchObject({ name: 'buying in', min: 10_000 });
  });
});

describe('stale, repeated and foreign presses (B-99)', () => {
  beforeEach(async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
  });

  test('a double tap on Call calls once', async () => {
    const seat = room.turn;
    const { rev } = room.station(seat);
    const first = await room.station(seat).press({ do: 'decide', decision: { kind: 'call' } }, { rev });
    const again = await room.station(seat).press({ do: 'decide', decision: { kind: 'call' } }, { rev });
    expect(first.ok).toBe(true);
    expect(again.ok).toBe(false);
    expect(room.table.hand?.step).toBe(1);
  });

  test('the same press sent twice is answered twice and done once', async () => {
    const seat = room.turn;
    const both = [
      await room.station(seat).press({ do: 'decide', decision: { kind: 'call' } }, { id: 'the-same-press' }),
      await room.station(seat).press({ do: 'decide', decision: { kind: 'call' } }, { id: 'the-same-press' }),
    ];
    expect(both.map((pressed) => pressed.ok)).toEqual([true, true]);
    expect(room.table.hand?.step).toBe(1);
  });

  test('a press made before the turn came round again is stale', async () => {
    const seat = room.turn;
    const { rev } = room.station(seat);
    let presses = 0;
    do {
      const call = room.table.hand?.asks()[0];
      const kind = call?.kind === 'bet' && call.call === 0 ? 'check' : 'call';
      await room.decide(room.turn, { kind });
      presses += 1;
    } while (room.turn !== seat && presses < 20);
    const step = room.table.hand?.step;
    expect(await room.station(seat).press({ do: 'decide', decision: { kind: 'fold' } }, { rev })).toMatchObject({
      ok: false,
      code: 'stale',
    });
    expect(room.table.hand?.step).toBe(step);
  });

  test('nobody acts out of turn', async () => {
    const other = [1, 2, 3].find((seat) => seat !== room.turn) ?? 0;
    expect(await room.decide(other, { kind: 'fold' })).toMatchObject({ ok: false, code: 'not your turn' });
  });

  test('what the rules do not offer is refused and changes nothing', async () => {
    const seat = room.turn;
    expect(await room.decide(seat, { kind: 'raise', to: 100_000 })).toMatchObject({ ok: false });
    expect(await room.decide(seat, { kind: 'check' })).toMatchObject({ ok: false });
    expect(room.table.hand?.step).toBe(0);
  });
});

describe('time', () => {
  test('LR23 a player who does not answer has a dead hand', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    const seat = room.turn;
    await room.pass(31_000, 1000);
    expect(room.table.hand?.view('public').seats.find((view) => view.seat === seat)?.state ?? 'over').not.toBe('in');
    expect(room.table.hand?.view('public').events).toContainEqual(
      expect.objectContaining({ kind: 'act', seat, what: 'fold', absent: true }),
    );
  });

  test('C9 LR16 LR23 a player who does not answer twice running is away, called back, and in the end loses their seat', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    let silent = 0;
    for (let hands = 0; hands < 8 && room.table.sitting(1)?.status === 'playing'; hands += 1) {
      await room.deal();
      while (room.table.hand) {
        const ask = room.table.hand.asks()[0];
        if (!ask) break;
        if (ask.seat === 1) {
          silent += 1;
          await room.pass(31_000, 1000);
        } else {
          await room.decide(ask.seat, { kind: ask.kind === 'bet' && ask.call === 0 ? 'check' : 'call' });
        }
      }
    }
    expect(silent).toBe(2);
    expect(room.station(1).view.phase).toMatchObject({ name: 'seated', status: 'away', locked: true });
    await room.floor.press({ do: 'stop', reason: 'a quiet quarter of an hour' });
    await room.pass(17 * 60_000 + 2000, 30_000);
    expect(room.table.sitting(1)).toBeUndefined();
  });

  test('S3 LR28c a newcomer to a running game is not dealt in until they post or the big blind reaches them', async () => {
    for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.sit(8, 8, 4000);
    await room.playOut();
    await room.deal();
    const { start } = room.table.hand?.facts ?? {};
    if (!start?.players.some((player) => player.seat === 8)) {
      expect(room.station(8).view.phase).toMatchObject({ status: 'waiting', entry: 'wait' });
    }
    expect(start?.players.length).toBeGreaterThanOrEqual(4);
  });

  test('T5 LR14 the clock stands still while the floor has stopped play', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.pass(10_000, 1000);
    const left = room.table.countdown()?.leftMs;
    await room.floor.press({ do: 'stop', reason: 'a spilled drink' });
    await room.pass(600_000, 60_000);
    expect(room.table.countdown()?.leftMs).toBe(left);
    expect(await room.decide(room.turn, { kind: 'call' })).toMatchObject({ ok: false, code: 'stopped' });
    await room.floor.press({ do: 'resume' });
    expect(await room.decide(room.turn, { kind: 'call' })).toMatchObject({ ok: true });
  });

  test('LR16 a break of fifteen minutes, then a warning call, then the seat is given up', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    expect(await room.station(1).press({ do: 'break' })).toMatchObject({ ok: true });
    expect(room.station(1).view.phase).toMatchObject({ status: 'away', locked: true });
    await room.pass(15 * 60_000 + 1000, 20_000);
    expect(room.floor.view.seats.find((seat) => seat.seat === 1)).toMatchObject({ overdue: true });
    await room.pass(2 * 60_000 + 1000, 20_000);
    expect(room.table.sitting(1)).toBeUndefined();
    expect(room.host.room.cage.balance(room.card(1).account)).toBe(50_000);
  });

  test('LR16 one break an hour', async () => {
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'break' });
    await room.swipe(1, 1);
    expect(await room.station(1).press({ do: 'sit in' })).toMatchObject({ ok: true });
    expect(await room.station(1).press({ do: 'break' })).toMatchObject({ ok: false, code: 'one break an hour' });
  });
});

describe('the floor', () => {
  test('LR28a nobody enters without its yes, unless it has said yes to everyone', async () => {
    await room.floor.press({ do: 'standing approval', on: false });
    await room.swipe(5, 1);
    await room.pin(5, room.card(1).pin);
    expect(room.station(5).view.phase).toMatchObject({ name: 'waiting' });
    const [request] = room.floor.view.requests;
    expect(request).toMatchObject({ kind: 'entry', seat: 5 });
    await room.floor.press({ do: 'approve', request: request?.id ?? '' });
    expect(room.station(5).view.phase).toMatchObject({ name: 'buying in' });
  });

  test('a denied player sees why', async () => {
    await room.floor.press({ do: 'standing approval', on: false });
    await room.swipe(5, 1);
    await room.pin(5, room.card(1).pin);
    await room.floor.press({
      do: 'deny',
      request: room.floor.view.requests[0]?.id ?? '',
      reason: 'the table is for a private party',
    });
    expect(room.station(5).view).toMatchObject({ phase: { name: 'vacant' }, notice: { level: 'warning' } });
  });

  test('H6 S9 void gives every chip back once and the deal is given again', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    const { button } = room.table.hand?.facts.start ?? {};
    await room.decide(room.turn, { kind: 'call' });
    expect(await room.floor.press({ do: 'void', reason: 'a power failure', signature: RULED })).toMatchObject({
      ok: true,
    });
    expect([1, 2, 3].map((seat) => room.table.stack(seat))).toEqual([4000, 4000, 4000]);
    expect(room.center.view.table).toMatchObject({ handNumber: 1, hand: null });
    expect(await room.floor.press({ do: 'void', reason: 'a power failure', signature: RULED })).toMatchObject({
      ok: false,
    });
    await room.deal();
    expect(room.table.hand?.facts.start.button).toBe(button);
  });

  test('LR9 a fouled hand is dead and its chips stay in the pot', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    const seat = room.turn;
    await room.decide(seat, { kind: 'call' });
    expect(await room.floor.press({ do: 'foul', seat, reason: 'signalling' })).toMatchObject({ ok: true });
    await room.playOut();
    expect(room.table.stack(seat)).toBe(3800);
  });

  test('LR9 a ruling on another hand gives the player on turn no second clock', async () => {
    for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 4000);
    await room.deal();
    const gone = room.turn;
    await room.decide(gone, { kind: 'call' });
    const { turn } = room;
    await room.pass(12_000);
    const { rev } = room.station(turn);
    const left = room.table.countdown()?.leftMs ?? 0;
    expect(left).toBeLessThanOrEqual(18_000);
    expect(await room.floor.press({ do: 'foul', seat: gone, reason: 'signalling' })).toMatchObject({ ok: true });
    expect(room.turn).toBe(turn);
    expect(room.table.countdown()?.leftMs).toBe(left);
    // What they pressed before they saw the ruling answers the very same question.
    await room.pass(1000);
    expect(await room.station(turn).press({ do: 'decide', decision: { kind: 'call' } }, { rev })).toMatchObject({
      ok: true,
    });
    expect(room.turn).not.toBe(turn);
    expect(room.table.countdown()?.leftMs).toBe(30_000);
  });

  test('LR23 time runs out after a ruling as it would have done without', async () => {
    for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 4000);
    await room.deal();
    const gone = room.turn;
    await room.decide(gone, { kind: 'call' });
    const { turn } = room;
    await room.pass(25_000);
    await room.floor.press({ do: 'foul', seat: gone, reason: 'signalling' });
    await room.pass(4500);
    expect(room.turn).toBe(turn);
    await room.pass(1000);
    expect(room.turn).not.toBe(turn);
  });

  test('T5 LR15 cashes a player in: at once between hands, after the hand within one', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.floor.press({ do: 'cash in', seat: 1, reason: 'abusive' });
    expect(room.table.sitting(1)).toBeUndefined();
    await room.deal();
    await room.floor.press({ do: 'cash in', seat: 2, reason: 'abusive' });
    expect(await room.station(2).press({ do: 'stay' })).toMatchObject({ ok: false });
    await room.playOut();
    await room.pass(7000);
    expect(room.table.sitting(2)).toBeUndefined();
    expect(room.money).toBe(20 * 50_000);
  });

  test('M5 another game takes over when the hand after its announcement is done, not before', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.floor.press({ do: 'profile', profile: 'holdem-no-limit-1-2' });
    await room.playOut();
    await room.deal();
    expect(room.table.setup.profile.id).toBe('holdem-2-4');
    await room.changeGame('holdem-no-limit-1-2');
    expect(room.table.setup.profile.id).toBe('holdem-no-limit-1-2');
  });
});

describe('coming in', () => {
  /** The card that was swiped there opens its player's own page, even when they ask for a seat. */
  async function opensNoSeat(seat: Seat, index: number): Promise<void> {
    expect(room.station(seat).view.phase).toMatchObject({ name: 'pin', ways: 'desk' });
    await room.station(seat).press({ do: 'pin', pin: room.card(index).pin, to: 'seat' });
    await until(() => room.station(seat).view.phase.name === 'desk');
    expect(await room.station(seat).press({ do: 'buy in', amount: 4000 })).toMatchObject({ ok: false });
    expect(room.center.view.table.places[seat - 1]?.status).toBe('open');
  }

  test('C5 five wrong PINs lock the card and alert the floor; the right one does not help then', async () => {
    await room.swipe(1, 1);
    for (let i = 0; i < 5; i += 1) await room.pin(1, '0000');
    expect(room.station(1).view.phase).toEqual(VACANT);
    expect(room.floor.view.log.map((line) => line.code)).toContain('card locked');
    await room.swipe(1, 1);
    expect(room.station(1).view).toMatchObject({ phase: { name: 'vacant' }, notice: { level: 'error' } });
  });

  test('C10 one player, one seat', async () => {
    await room.sit(1, 1, 4000);
    await room.swipe(2, 1);
    expect(room.station(2).view.notice).toMatchObject({ level: 'error', text: expect.stringContaining('seat 1') });
    await opensNoSeat(2, 1);
  });

  test('somebody else cannot take over an occupied station', async () => {
    await room.sit(1, 1, 4000);
    await room.swipe(1, 2);
    expect(room.station(1).view.phase).toMatchObject({ name: 'seated', person: 'Ben' });
  });

  test('LR20 related players do not sit side by side, including seats 10 and 1', async () => {
    await room.relate(1, 2);
    await room.sit(1, 1, 4000);
    await room.swipe(10, 2);
    await opensNoSeat(10, 2);
    await room.station(10).press({ do: 'cancel' });
    await room.swipe(3, 2);
    expect(room.station(3).view.phase).toMatchObject({ name: 'pin' });
  });

  test('C9 a station forgets a player who does nothing', async () => {
    await room.swipe(1, 1);
    await room.pass(61_000, 1000);
    expect(room.station(1).view.phase).toEqual(VACANT);
  });

  test('LR31d a seat change waits for the floor and the end of the hand, and takes the chips along', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.station(1).press({ do: 'move', to: 7 });
    await room.floor.press({ do: 'approve', request: room.floor.view.requests[0]?.id ?? '' });
    expect(room.table.sitting(7)).toBeUndefined();
    await room.playOut();
    const stack = room.table.stack(1);
    await room.pass(7000);
    expect(room.table.stack(7)).toBe(stack);
    expect(room.station(7).view.phase).toMatchObject({ name: 'seated', locked: true });
    await room.swipe(7, 1);
    expect(room.station(7).view.phase).toMatchObject({ name: 'seated', locked: false });
  });
});
