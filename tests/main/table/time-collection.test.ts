import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { interval, Meters } from '../../../main/ledger/meters.ts';
import { TestRoom } from '../test-room.ts';

/** Option 101: $10 from each player at the end of each half hour (000:8966). */
const TIMED = { game: 'holdem', limit: 'no-limit-1-2', collection: [101] };
const OTHER = { game: 'omaha', limit: 'no-limit-1-2', collection: [102] };
const FREE = { game: 'holdem', limit: '2-4' };
const games = [TIMED, OTHER, FREE];
const MINUTE = 60_000;

let room: TestRoom;

const open = async (timeCollection: object = {}, more: object = {}): Promise<void> => {
  room = await TestRoom.open({
    config: { games, timeCollection, timing: { turn: 3_600_000, result: 6_000, pause: 2_000, ...more } },
  });
};
const sit = async (): Promise<void> => {
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 10_000);
  await room.deal();
};
const pass = (minutes: number) => room.pass(minutes * MINUTE, 5_000);
const collected = (): number => room.collected('half-hour');
const owed = (): number[] => room.table.state.sittings.map(({ owes }) => owes);
/** The floor lets a player be away for half an hour from now on (LR16). */
const leave = (seat: number) => room.floor.press({ do: 'extend', seat, reason: 'fetches money' });
/** To the next pause between hands. */
const handOver = async (): Promise<void> => {
  await room.playOut();
  await room.pass(6_500);
};

afterEach(async () => {
  await room.close();
});

describe('LR4 half-hour collection, on the hour and the half hour (000:8956-8970)', () => {
  beforeEach(async () => {
    await open();
    await sit();
  });

  test('options 99 to 105 are posted and shown', async () => {
    expect(room.center.view.table.posted).toContain(
      '$10 from each player at the end of each half hour, on the hour and the half hour',
    );
  });

  test('is taken from each player between hands, once', async () => {
    const money = room.money;
    await pass(29);
    expect([owed(), collected()]).toEqual([[0, 0, 0], 0]);
    await pass(1);
    expect([owed(), collected()]).toEqual([[1000, 1000, 1000], 0]);
    await handOver();
    expect([owed(), collected()]).toEqual([[0, 0, 0], 3000]);
    expect([1, 2, 3].reduce((sum, seat) => sum + room.table.stack(seat), 0)).toBe(27_000);
    expect(room.station(1).view.notice?.text).toBe('$10 was collected for the half hour.');
    await handOver();
    expect(collected()).toBe(3000);
    expect(room.money).toBe(money);
    const meters = new Meters(room.host.room.books.store).read(interval('life', room.clock.now()));
    expect(meters.collections).toContainEqual({ name: 'half-hour', amount: 3000 });
    expect(meters.seats.map((seat) => seat.collected)).toEqual([1000, 1000, 1000]);
  });

  test('is warned of five minutes before, on the stations and the center', async () => {
    await pass(24);
    expect(room.center.view.table.collection).toBeNull();
    await pass(2);
    expect(room.center.view.table.collection).toEqual({ amount: 1000, minutes: 4 });
    expect(room.station(2).view.table.collection).toEqual({ amount: 1000, minutes: 4 });
    await pass(4);
    expect(room.station(2).view.phase).toMatchObject({ owes: 1000 });
  });

  test('a newcomer without a hand pays nothing for the half hour that ends', async () => {
    await pass(28);
    await room.sit(5, 5, 10_000);
    await pass(2);
    expect(owed()).toEqual([1000, 1000, 1000, 0]);
  });

  test('a player who held a seat throughout pays even without a hand; a player who left before its end does not', async () => {
    await pass(29);
    await leave(3);
    await handOver();
    await pass(1);
    await handOver();
    expect(collected()).toBe(3000);
    // Seat 3 sits in its seat through the whole second half hour.
    await pass(24.8);
    await room.station(2).press({ do: 'leave' });
    await pass(5.2);
    expect(room.table.state.sittings.filter(({ seat }) => seat !== 2).map(({ owes }) => owes)).toEqual([1000, 1000]);
  });

  test('leaving and entering again before its end saves nobody the half hour that they played in', async () => {
    await pass(25);
    await handOver();
    await room.station(1).press({ do: 'leave' });
    await room.sit(4, 1, room.table.state.exits[0]?.stack ?? 0);
    await room.deal();
    await pass(5);
    expect(room.table.state.sittings.map(({ seat, owes }) => [seat, owes])).toEqual([
      [2, 1000],
      [3, 1000],
      [4, 1000],
    ]);
    // Of the half hour after it nothing is known yet.
    await room.station(4).press({ do: 'leave' });
    await handOver();
    expect(room.table.state.exits.at(-1)).toMatchObject({ timed: false, owes: 0 });
  });

  test('a player who leaves and comes back before its end pays for the hands of it, in whatever seat', async () => {
    await pass(25);
    await room.station(3).press({ do: 'leave' });
    await handOver();
    const left = room.table.state.exits[0]?.stack ?? 0;
    await room.restart();
    await room.deal();
    await room.sit(5, 3, Math.max(left, 10_000));
    expect(room.table.inHand(5)).toBe(false);
    await pass(5);
    expect(owed()).toEqual([1000, 1000, 1000]);
  });

  test('a player who comes back in the half hour after it pays nothing for it', async () => {
    await pass(25);
    await room.station(3).press({ do: 'leave' });
    await handOver();
    const left = room.table.state.exits[0]?.stack ?? 0;
    await pass(6);
    await room.sit(5, 3, Math.max(left, 10_000));
    await pass(23);
    expect(room.table.sitting(5)).toMatchObject({ owes: 0, timed: false });
  });

  test('a player who leaves after it has fallen due pays it first', async () => {
    await leave(3);
    await handOver();
    await pass(20);
    await leave(3);
    await pass(9.9);
    expect(owed()).toEqual([1000, 1000, 1000]);
    const { balance } = { balance: room.host.room.cage.balance(room.card(3).account) };
    const stack = room.table.stack(3);
    await room.floor.press({ do: 'cash in', seat: 3, reason: 'does not come back' });
    expect(collected()).toBe(1000);
    expect(room.host.room.cage.balance(room.card(3).account)).toBe(balance + stack - 1000);
    await handOver();
    expect(collected()).toBe(3000);
  });

  test('nothing is due for a half hour without play, and a stopped table waits', async () => {
    await handOver();
    await room.floor.press({ do: 'stop', reason: 'a fire drill' });
    await pass(30);
    // Some of the first half hour was played.
    expect(collected()).toBe(3000);
    await pass(60);
    expect(collected()).toBe(3000);
  });

  test('a clock that is set back takes nothing twice', async () => {
    await pass(30);
    await handOver();
    expect(collected()).toBe(3000);
    room.clock.set(-20 * MINUTE);
    await pass(20);
    await handOver();
    expect(collected()).toBe(3000);
  });

  test('continues with the game that collects by time, too, and ends with one that does not', async () => {
    await pass(10);
    await room.changeGame('omaha-no-limit-1-2');
    await room.deal();
    await pass(20);
    expect(owed()).toEqual([1500, 1500, 1500]);
    await handOver();
    await room.deal();
    await pass(10);
    await room.changeGame('holdem-2-4');
    await room.deal();
    await pass(30);
    await handOver();
    expect(collected()).toBe(4500);
  });
});

describe('LR4 who cannot pay', () => {
  const poor = async (cannotPay: string): Promise<void> => {
    await open({ cannotPay });
    await sit();
    room.table.change((draft) => {
      for (const sitting of draft.sittings) if (sitting.seat === 3) sitting.owes = 50_000;
      return { ok: true, value: null };
    });
    await handOver();
  };

  test('sits out, sees why, and pays with the chips added', async () => {
    await poor('sit-out');
    expect(room.table.sitting(3)).toMatchObject({ status: 'sitting out', owes: 50_000 });
    expect(room.station(3).view.notice?.text).toContain('You owe $500 for the half hour.');
    expect(await room.station(3).press({ do: 'sit in' })).toMatchObject({ code: 'owes time' });
    expect(collected()).toBe(0);
    await room.station(3).press({ do: 'top up', amount: 40_000 });
    const stack = room.table.stack(3);
    if (stack >= 50_000) expect(collected()).toBe(50_000);
    // Nobody takes the rest: it goes back to the card, and what was owed is asked for again within the hour.
    await room.station(3).press({ do: 'leave' });
    const exit = room.table.state.exits.find(({ account }) => account === room.card(3).account);
    expect((exit?.owes ?? 0) + collected()).toBe(50_000);
  });

  test('is cashed in where the house posts that', async () => {
    await poor('cash-in');
    expect(room.table.sitting(3)).toBeUndefined();
    expect(room.table.state.exits.at(-1)).toMatchObject({ owes: 50_000 });
    await room.sit(3, 3, 40_000);
    expect(room.table.sitting(3)).toBeUndefined();
  });
});

describe('LR4 half-hour collection after thirty minutes of play', () => {
  beforeEach(async () => {
    await open({ due: 'played', absent: 'free' });
    await sit();
  });

  test('the clock stands still while the floor has stopped play, and while a fault stands', async () => {
    await pass(20);
    await room.floor.press({ do: 'stop', reason: 'a fire drill' });
    await pass(15);
    await room.floor.press({ do: 'resume' });
    room.table.fault('a test');
    await pass(15);
    expect(await room.table.clearFault()).toMatchObject({ ok: true });
    await pass(9);
    expect(owed()).toEqual([0, 0, 0]);
    await pass(1.1);
    expect(owed()).toEqual([1000, 1000, 1000]);
  });

  test('what has run of it is there after a restart, and so is what is owed', async () => {
    await pass(20);
    await room.restart();
    await pass(9.9);
    expect(owed()).toEqual([0, 0, 0]);
    await pass(0.2);
    expect(owed()).toEqual([1000, 1000, 1000]);
    await room.restart();
    expect(owed()).toEqual([1000, 1000, 1000]);
    await handOver();
    expect(collected()).toBe(3000);
    await room.restart();
    expect([owed(), collected()]).toEqual([[0, 0, 0], 3000]);
  });

  test('a player who was not dealt a hand in it pays nothing where the house posts that', async () => {
    await leave(3);
    await pass(25);
    await leave(3);
    await pass(5.1);
    await handOver();
    await leave(3);
    await room.deal();
    await pass(20);
    await leave(3);
    await pass(10.1);
    expect(room.table.sitting(3)?.owes).toBe(0);
    expect(room.table.sitting(1)?.owes).toBe(1000);
  });
});

test('a power cut at any write of the collection leaves it taken once or not at all, and a restart takes it', async () => {
  let left = Number.POSITIVE_INFINITY;
  const onWrite = (point: string) => {
    if (left <= 0) throw new Error(`power cut at ${point}`);
    left -= 1;
  };
  room = await TestRoom.open({ config: { games }, onWrite });
  for (const seat of [1, 2]) await room.sit(seat, seat, 10_000);
  for (let cut = 0, all = false; !all; cut += 1) {
    left = Number.POSITIVE_INFINITY;
    room.table.change((draft) => {
      for (const sitting of draft.sittings) sitting.owes = 100;
      return { ok: true, value: null };
    });
    const [before, money] = [collected(), room.money];
    left = cut;
    room.table.procedures.housekeeping();
    all = left > 0;
    left = Number.POSITIVE_INFINITY;
    await room.restart();
    expect([cut, collected(), room.money]).toEqual([cut, before + 200, money]);
    expect(owed()).toEqual([0, 0]);
  }
});

describe('collection by the down, by the number of players (003:3386-3396, 003:3633-3659)', () => {
  test('is warned of, falls due every twenty minutes and goes by how many play', async () => {
    const games = [{ game: 'chinese-poker', limit: '1', collection: [1] }];
    room = await TestRoom.open({ config: { house: 'lake-elsinore', games, timing: { turn: 3_600_000 } } });
    await sit();
    await pass(16);
    expect(room.station(2).view.table.collection).toEqual({ amount: 400, minutes: 4, per: 'down' });
    await pass(4);
    expect(owed()).toEqual([400, 400, 400]);
    for (let ask = room.table.hand?.asks()[0]; ask; ask = room.table.hand?.asks()[0]) {
      const groups = ask.kind === 'cards' ? (ask.suggestion ?? {}) : {};
      await room.decide(
        ask.seat,
        ask.kind === 'cards' ? { kind: 'cards', groups } : { kind: 'choose', option: 'declare' },
      );
    }
    await room.pass(6_500);
    expect(room.collected('down')).toBe(1200);
    expect(room.station(1).view.notice?.text).toBe('$4 was collected for the down.');
  });
});
