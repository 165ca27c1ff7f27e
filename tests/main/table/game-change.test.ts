import { cpSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import { codeOf } from '../desks/staffed-room.ts';
import { TestRoom } from '../test-room.ts';

const SMALL = { game: 'holdem', limit: '2-4' };
const MIDDLE = { game: 'holdem', limit: '4-8' };
const BIG = { game: 'holdem', limit: 'no-limit-5-10' };
const CAPPED = { game: 'holdem', limit: 'no-limit-1-3' };
const DEAR = { game: 'holdem', limit: 'no-limit-10-20' };
const games = [SMALL, MIDDLE, BIG, CAPPED, DEAR];

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games } });
});

afterEach(async () => {
  await room.close();
});

const announce = (limit: string) => room.floor.press({ do: 'profile', profile: `holdem-${limit}` });

function question(seat: Seat) {
  const { phase } = room.station(seat).view;
  if (phase.name !== 'seated' || !phase.gameChange) throw new Error(`seat ${seat} is not asked`);
  return phase.gameChange;
}

const come = (seat: Seat, most = question(seat).add) =>
  room.station(seat).press({ do: 'come along', change: question(seat).id, most });

const stayOut = (seat: Seat) => room.station(seat).press({ do: 'stay out', change: question(seat).id });

/** Plays the hand that runs and the one after it, and lets the pauses go by. */
async function twoHands(): Promise<void> {
  await room.playOut();
  await room.deal();
  await room.playOut();
  await room.pass(7000);
}

const balance = (index: number): number => room.host.room.cage.balance(room.card(index).account);
const game = (): string => room.table.setup.profile.id;

describe('LR28a a change of game', () => {
  beforeEach(async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
  });

  test('is announced on every screen a whole hand before it happens', async () => {
    await announce('4-8');
    const change = {
      game: "Texas Hold'em · Limit $4-$8",
      buyIn: 'Buy-in $40',
      when: 'after the next hand',
      clock: null,
    };
    for (const { table } of [room.center.view, room.floor.view, room.station(1).view, room.station(9).view]) {
      expect(table.change).toEqual(change);
    }
    for (const seat of [1, 2, 3]) await come(seat, 4000);
    const { number } = room.table.hand?.facts ?? { number: 0 };
    await room.playOut();
    await room.deal();
    expect([game(), room.table.hand?.facts.number]).toEqual(['holdem-2-4', number + 1]);
    expect(room.center.view.table.change?.when).toBe('after this hand');
    await room.playOut();
    await room.pass(7000);
    expect(game()).toBe('holdem-4-8');
    expect(room.center.view.table.change).toBeNull();
  });

  test('stacks of $40 are not moved into a $5-10 no-limit game with a $500 buy-in', async () => {
    const money = room.money;
    await announce('no-limit-5-10');
    expect(question(1)).toMatchObject({ answer: 'no answer', min: 50_000, cannot: null });
    expect(codeOf(await come(1, question(1).add - 1))).toBe('cannot come');
    await twoHands();
    expect(game()).toBe('holdem-2-4');
    await room.pass(60_000, 1000);
    expect(game()).toBe('holdem-no-limit-5-10');
    expect(room.table.state.sittings).toEqual([]);
    expect([1, 2, 3].reduce((sum, index) => sum + balance(index), 0)).toBe(150_000);
    expect(room.money).toBe(money);
  });

  test('a player who cannot bring the buy-in sees that, and does not come along', async () => {
    await announce('no-limit-10-20');
    expect(question(1).cannot).toContain('for $1,000; your card holds $460.');
    expect(codeOf(await come(1, 46_000))).toBe('cannot come');
    expect(room.table.state.asking?.answers).toEqual([]);
  });

  test('a player adds chips to come along: what it takes when it happens, no more than agreed', async () => {
    await announce('4-8');
    for (const seat of [1, 2, 3]) expect(codeOf(await come(seat, 6000))).toBe('ok');
    await twoHands();
    expect(game()).toBe('holdem-4-8');
    for (const seat of [1, 2, 3]) {
      const stack = room.table.stack(seat);
      expect(stack).toBeGreaterThanOrEqual(4000);
      // Who had more keeps it; who had less has the buy-in now and not a dollar more.
      expect(room.table.sitting(seat)?.boughtIn).toBe(4000 + Math.max(0, 50_000 - balance(seat) - 4000));
    }
  });

  test('what was agreed to and is not enough after the hand is asked for again', async () => {
    await announce('4-8');
    for (const seat of [1, 2, 3]) await come(seat);
    await twoHands();
    const short = [1, 2, 3].filter((seat) => room.table.stack(seat) < 4000);
    expect(short.length).toBeGreaterThan(0);
    expect(game()).toBe('holdem-2-4');
    expect(room.table.hand).toBeNull();
    for (const seat of short) {
      expect(question(seat)).toMatchObject({ answer: 'short', add: 4000 - room.table.stack(seat) });
      expect(room.floor.view.seats.find((each) => each.seat === seat)?.along).toBe('short');
    }
    for (const seat of short) await come(seat);
    expect(game()).toBe('holdem-4-8');
    expect(short.map((seat) => room.table.stack(seat))).toEqual(short.map(() => 4000));
  });

  test('who does not want to is cashed out, and the others play on', async () => {
    await announce('4-8');
    await stayOut(2);
    for (const seat of [1, 3]) await come(seat, 4000);
    await twoHands();
    expect(room.table.sitting(2)).toBeUndefined();
    expect(room.station(2).view).toMatchObject({ phase: { name: 'vacant' } });
    expect(room.station(2).view.notice?.text).toContain('You did not come along.');
    await room.deal();
    expect(room.table.hand?.facts.start.players.map(({ seat }) => seat)).toEqual([1, 3]);
  });

  test('a player who leaves is not asked, and who comes back is asked again', async () => {
    await announce('4-8');
    await come(1, 4000);
    await room.station(1).press({ do: 'leave' });
    const { phase } = room.station(1).view;
    expect(phase.name === 'seated' && phase.gameChange).toBeNull();
    await room.playOut();
    await room.pass(7000);
    await room.sit(1, 1, 20_000);
    expect(question(1)).toMatchObject({ answer: 'no answer' });
  });

  test('the floor takes it back before it happens', async () => {
    await announce('4-8');
    await stayOut(2);
    await announce('2-4');
    expect(room.station(2).view).toMatchObject({ table: { change: null }, phase: { gameChange: null } });
    expect(room.station(2).view.notice?.text).toBe('The game stays as it is.');
    await twoHands();
    expect([game(), room.table.state.sittings.length]).toEqual(['holdem-2-4', 3]);
  });

  test('another game announced meanwhile is asked about from the start', async () => {
    await announce('4-8');
    const { id } = question(2);
    await stayOut(2);
    await announce('no-limit-1-3');
    expect(question(2)).toMatchObject({ answer: 'no answer', min: 10_000 });
    expect(codeOf(await room.station(2).press({ do: 'stay out', change: id }))).toBe('stale');
    expect(codeOf(await room.station(2).press({ do: 'come along', change: id, most: 50_000 }))).toBe('stale');
  });

  test('a press of the floor on a view of the game before is stale', async () => {
    const { rev } = room.floor;
    await announce('4-8');
    for (const seat of [1, 2, 3]) await come(seat, 4000);
    await twoHands();
    expect(game()).toBe('holdem-4-8');
    const late = await room.floor.press({ do: 'profile', profile: 'holdem-2-4' }, { rev });
    expect(codeOf(late)).toBe('stale');
    expect(room.table.state.nextProfile).toBeNull();
  });

  test('LR17 V-NL1 chips above a maximum stay on the table', async () => {
    await room.playOut();
    await room.pass(7000);
    await room.station(1).press({ do: 'top up', amount: 44_000 });
    await room.playOut();
    await room.pass(500);
    await announce('no-limit-1-3');
    for (const seat of [1, 2, 3]) await come(seat, 20_000);
    for (let hand = 0; hand < 3 && game() !== 'holdem-no-limit-1-3'; hand += 1) {
      await room.playOut();
      await room.pass(9000);
    }
    expect(game()).toBe('holdem-no-limit-1-3');
    expect(room.table.stack(1)).toBeGreaterThan(30_000);
  });
});

describe('LR28a a change of game at a table', () => {
  test('happens at once where nobody sits', async () => {
    await announce('no-limit-5-10');
    expect(game()).toBe('holdem-no-limit-5-10');
  });

  test('waits for no hand when none can be dealt, but for the answer of the one player there', async () => {
    await room.sit(1, 1, 4000);
    await announce('4-8');
    expect(room.center.view.table.change?.clock).toMatchObject({ totalMs: 60_000 });
    expect(game()).toBe('holdem-2-4');
    await come(1);
    expect(game()).toBe('holdem-4-8');
  });

  test('a house that has its players wait keeps seat and chips; they come in with the buy-in (LR19)', async () => {
    await room.restart({ config: { games, gameChange: 'wait' } });
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await announce('no-limit-1-3');
    await stayOut(1);
    for (const seat of [2, 3]) await come(seat, 20_000);
    await twoHands();
    expect(game()).toBe('holdem-no-limit-1-3');
    expect(room.table.sitting(1)).toMatchObject({ status: 'sitting out', enters: true });
    const stack = room.table.stack(1);
    expect(codeOf(await room.station(1).press({ do: 'sit in' }))).toBe('short of the buy-in');
    const { phase } = room.station(1).view;
    expect(phase.name === 'seated' && phase.topUp).toMatchObject({ min: 10_000 - stack });
    expect(codeOf(await room.station(1).press({ do: 'top up', amount: 10_000 - stack }))).toBe('ok');
    expect(codeOf(await room.station(1).press({ do: 'sit in' }))).toBe('ok');
    expect(room.table.sitting(1)).toMatchObject({ status: 'playing', enters: false });
    expect(room.table.stack(1)).toBe(10_000);
  });

  test('LR19b a player comes back with what they left with last, regardless of earlier amounts', async () => {
    await room.restart({ config: { games, gameChange: 'wait' } });
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'leave' });
    await announce('4-8');
    await room.sit(1, 1, 4000);
    await announce('2-4');
    await stayOut(1);
    await room.pass(61_000, 1000);
    expect([game(), room.table.sitting(1)?.enters]).toEqual(['holdem-2-4', true]);
    await room.station(1).press({ do: 'sit in' });
    expect(codeOf(await room.station(1).press({ do: 'top up', amount: 10_000 }))).toBe('ok');
    await room.station(1).press({ do: 'leave' });
    await room.swipe(1, 1);
    await room.pin(1, room.card(1).pin);
    expect(codeOf(await room.station(1).press({ do: 'buy in', amount: 4000 }))).toBe('amount too low');
    expect(codeOf(await room.station(1).press({ do: 'buy in', amount: 14_000 }))).toBe('ok');
  });

  test('continues over a restart with the same answers, and with time for the last of them', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    await announce('4-8');
    await stayOut(2);
    await come(1, 4000);
    await room.restart();
    expect([1, 2, 3].map((seat) => question(seat).answer)).toEqual(['comes', 'stays out', 'no answer']);
    await twoHands();
    await room.pass(50_000, 1000);
    await room.restart();
    await room.pass(50_000, 1000);
    expect(game()).toBe('holdem-2-4');
    await room.pass(11_000, 1000);
    expect(game()).toBe('holdem-4-8');
    expect(room.table.state.sittings.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('LR28a a change of game, played against', () => {
  beforeEach(async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
  });

  test('chips on their way come in by the rules of the old game, once, before anybody is judged', async () => {
    await announce('no-limit-1-3');
    await room.playOut();
    await room.deal();
    await room.station(1).press({ do: 'top up', amount: 10_000 });
    await room.station(1).press({ do: 'come along', change: question(1).id, most: 0 });
    for (const seat of [2, 3]) await come(seat, 46_000);
    await room.playOut();
    await room.pass(7000);
    if (game() === 'holdem-2-4') await come(1);
    expect(game()).toBe('holdem-no-limit-1-3');
    expect(balance(1)).toBe(50_000 - 14_000);
    expect(room.table.sitting(1)?.boughtIn).toBe(14_000);
  });

  test('a player who is all-in for the last chip and loses it brings a whole buy-in, or does not come', async () => {
    await room.changeGame('holdem-no-limit-1-3');
    await announce('2-4');
    for (const seat of [1, 2, 3]) await come(seat, 2000);
    await room.deal();
    const { turn } = room;
    const ask = room.table.hand?.ask(turn);
    if (ask?.kind !== 'bet' || !ask.raise) throw new Error('nothing to raise');
    await room.decide(turn, { kind: 'raise', to: ask.raise.max });
    await room.playOut();
    await room.pass(9000);
    const broke = [1, 2, 3].filter((seat) => room.table.sitting(seat)?.boughtIn === 10_000 + 2000);
    for (const seat of [1, 2, 3]) expect(room.table.stack(seat)).toBeGreaterThanOrEqual(2000);
    expect(game()).toBe('holdem-2-4');
    expect(broke.every((seat) => room.table.stack(seat) === 2000)).toBe(true);
    expect(room.money).toBe(20 * 50_000);
  });

  test('no money moves for it while a fault stands, and the answers given then count after it', async () => {
    await announce('4-8');
    await twoHands();
    room.table.fault('a test');
    for (const seat of [1, 2, 3]) expect(codeOf(await come(seat, 4000))).toBe('ok');
    await room.pass(90_000, 1000);
    expect([game(), room.table.state.sittings.length]).toEqual(['holdem-2-4', 3]);
    expect(await room.table.clearFault()).toMatchObject({ ok: true });
    await room.pass(2000);
    expect([game(), room.table.state.sittings.length]).toEqual(['holdem-4-8', 3]);
  });

  test('what is owed by time does not count toward the buy-in', async () => {
    room.table.change((draft) => {
      for (const sitting of draft.sittings) if (sitting.seat === 1) sitting.owes = 5000;
      return { ok: true, value: null };
    });
    await announce('4-8');
    expect(question(1)).toMatchObject({ min: 4000, add: 5000 + 4000 - room.table.stack(1) });
  });
});

describe('a start whose table.json has changed', () => {
  const start = async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
  };

  test('if the game pending after this hand is gone, the table continues and the floor sees it', async () => {
    await start();
    await announce('4-8');
    await room.restart({ config: { games: [SMALL, BIG] } });
    expect(room.table.state).toMatchObject({ fault: null, nextProfile: null, asking: null });
    expect(room.floor.view.notice?.text).toContain('"holdem-4-8" was to be played next');
    expect(room.floor.view.log.map(({ code }) => code)).toContain('game not offered');
    await room.playOut();
    await room.deal();
    expect(game()).toBe('holdem-2-4');
    await room.floor.press({ do: 'stop', reason: 'seen it' });
    expect(room.floor.view.notice).toBeNull();
  });

  test('without the game on the table the open hand is played out, then the players are asked for the first offered', async () => {
    await start();
    await room.restart({ config: { games: [MIDDLE, BIG] } });
    expect(room.table.state.fault).toBeNull();
    expect(room.center.view.table).toMatchObject({
      game: "Texas Hold'em · Limit $2-$4",
      change: { game: "Texas Hold'em · Limit $4-$8", when: 'after this hand' },
    });
    expect(room.floor.view.notice?.text).toContain('"holdem-2-4" is on the table');
    expect(room.floor.view.profiles.some(({ current }) => current)).toBe(false);
    await come(1, 4000);
    await come(2, 4000);
    await room.restart();
    await room.playOut();
    await room.pass(7000);
    expect(game()).toBe('holdem-2-4');
    await come(3, 4000);
    expect(game()).toBe('holdem-4-8');
    expect(room.table.state.sittings).toHaveLength(3);
    await room.deal();
  });

  test('without the game on the table and nobody there, the first offered is put on', async () => {
    await room.restart({ config: { games: [MIDDLE] } });
    expect([game(), room.table.state.fault]).toEqual(['holdem-4-8', null]);
  });

  test('a file that does not know what was on the table yet has its last hand', async () => {
    await start();
    room.table.change((draft) => {
      draft.playing = null;
      return { ok: true, value: null };
    });
    await room.restart({ config: { games: [MIDDLE] } });
    expect(room.table.state.fault).toBeNull();
    expect(room.center.view.table.game).toBe("Texas Hold'em, no longer offered");
    await room.playOut();
  });
});

describe('a power cut at any write of the change', () => {
  test('leaves the old game or the new one, with every chip where it belongs', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.sit(3, 3, 20_000);
    for (const seat of [2, 3]) await room.station(seat).press({ do: 'sit out' });
    await announce('no-limit-1-3');
    await come(1);
    await stayOut(2);
    const [before, money, prepared] = [{ 1: 4000, 2: 4000, 3: 20_000 }, room.money, `${room.data}-prepared`];
    await room.host.close();
    const { data: first } = room;
    cpSync(first, prepared, { recursive: true });
    onTestFinished(() => {
      for (const folder of [first, prepared]) rmSync(folder, { recursive: true, force: true });
    });
    let left = Number.POSITIVE_INFINITY;
    const onWrite = (point: string) => {
      if (left <= 0) throw new Error(`power cut at ${point}`);
      left -= 1;
    };
    const ends = new Set<string>();
    for (let cut = 0, all = false; !all; cut += 1) {
      const data = `${prepared}-${cut}`;
      cpSync(prepared, data, { recursive: true });
      left = Number.POSITIVE_INFINITY;
      if (cut > 0) await room.close();
      room = await TestRoom.open({ data, config: { games }, onWrite });
      left = cut;
      await come(3);
      all = left > 0;
      left = Number.POSITIVE_INFINITY;
      await room.restart();
      expect(room.money).toBe(money);
      const stacks = Object.fromEntries(room.table.state.sittings.map(({ seat }) => [seat, room.table.stack(seat)]));
      // A restart goes on by itself once the last answer is on disk.
      expect(stacks).toEqual(game() === 'holdem-2-4' ? before : { 1: 10_000, 3: 20_000 });
      ends.add(game());
    }
    expect([...ends]).toEqual(['holdem-2-4', 'holdem-no-limit-1-3']);
  });
});
