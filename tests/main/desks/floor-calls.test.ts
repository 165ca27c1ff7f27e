/** The floor call that reaches nobody: it stands in the console's queue until somebody has been there. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
});
afterEach(() => room.close());

const call = (seat: number) => room.station(seat).press({ do: 'call floor' });
const told = (seat: number) => {
  const { phase } = room.station(seat).view;
  return phase.name === 'seated' ? phase.floorCall : phase.name;
};
const logged = (code: string): number => room.host.room.log.last(500).filter((line) => line.code === code).length;

describe('the floor call that reaches nobody', () => {
  test('stands in the queue of the floor with seat, name and time, the longest waiting first', async () => {
    await call(2);
    await room.pass(5000);
    await call(1);
    const [first, second] = room.floor.view.calls;
    expect(first).toMatchObject({ seat: 2, person: room.table.sitting(2)?.handle, onTheWay: null });
    expect(second).toMatchObject({ seat: 1, since: (first?.since ?? 0) + 5000 });
    expect([told(1), told(2)]).toEqual(['called', 'called']);
  });

  test('shows at the station that somebody is on the way, and is gone when the floor has been there', async () => {
    await call(1);
    await room.floor.press({ do: 'on my way', seat: 1 });
    expect(told(1)).toBe('on the way');
    expect(room.floor.view.calls).toMatchObject([{ seat: 1, onTheWay: room.floor.view.staff?.name }]);
    expect(await room.floor.press({ do: 'on my way', seat: 1 })).toMatchObject({ ok: false, code: 'answered' });
    await room.floor.press({ do: 'call done', seat: 1 });
    expect(told(1)).toBeNull();
    expect(room.floor.view.calls).toEqual([]);
    expect(await room.floor.press({ do: 'call done', seat: 1 })).toMatchObject({ ok: false, code: 'no call' });
    expect([logged('floor called'), logged('on my way'), logged('call done')]).toEqual([1, 2, 2]);
  });

  test('writes nothing when the key is pressed again and again', async () => {
    await call(1);
    const { store } = room.host.room.books;
    const changes = () => store.query<[], { n: number }>('SELECT total_changes() AS n').all()[0]?.n;
    const before = changes();
    for (let press = 0; press < 30; press += 1) expect(await call(1)).toMatchObject({ ok: true });
    expect(changes()).toBe(before);
    expect(logged('floor called')).toBe(1);
  });

  test('is there after a restart, as far as it was answered', async () => {
    await call(1);
    await call(2);
    await room.floor.press({ do: 'on my way', seat: 2 });
    await room.restart();
    expect(room.floor.view.calls.map(({ seat, onTheWay }) => [seat, onTheWay !== null])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect([told(1), told(2)]).toEqual(['called', 'on the way']);
  });

  test('ends when the player leaves, and the log says so once', async () => {
    await call(1);
    await room.station(1).press({ do: 'leave' });
    expect(room.floor.view.calls).toEqual([]);
    expect(logged('floor call over')).toBe(1);
    expect(logged('leaves')).toBe(1);
  });

  test('goes with the player to another seat', async () => {
    await call(1);
    await room.station(1).press({ do: 'move', to: 5 });
    const request = room.floor.view.requests.find(({ kind }) => kind === 'move');
    await room.floor.press({ do: 'approve', request: request?.id ?? '' });
    await room.pass(500);
    for (let i = 0; i < 40 && !room.table.sitting(5); i += 1) await room.pass(1000);
    expect(room.floor.view.calls).toMatchObject([{ seat: 5 }]);
  });

  test('a request to leave that is taken back again and again adds no line to the log', async () => {
    await room.deal();
    for (let press = 0; press < 20; press += 1) {
      await room.station(1).press({ do: 'leave' });
      await room.station(1).press({ do: 'stay' });
    }
    expect(logged('leaves')).toBe(0);
  });
});
