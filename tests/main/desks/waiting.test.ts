/** One queue of what waits for the floorman of a table: complete, in order, with its age. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WaitingItem, worstFirst } from '../../../protocol/table-status.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ house: 'here', config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
});
afterEach(() => room.close());

const waiting = (): readonly WaitingItem[] => room.floor.view.waiting ?? [];
const kinds = (): string[] => waiting().map(({ kind }) => kind);
const handleAt = (seat: number): string => room.table.sitting(seat)?.handle ?? '';

test('nothing waits at a table where all is well', () => {
  expect(waiting()).toEqual([]);
});

test('calls, moves and entries stand in it with who, where and since when', async () => {
  await room.floor.press({ do: 'standing approval', on: false });
  await room.station(1).press({ do: 'move', to: 6 });
  const asked = room.clock.now();
  await room.pass(5000);
  await room.swipe(7, 5);
  await room.pin(7, room.card(5).pin);
  await room.station(2).press({ do: 'call floor' });
  expect(waiting()).toMatchObject([
    { kind: 'call', seat: 2, person: handleAt(2), text: 'Calls the floor.' },
    { kind: 'move', seat: 1, person: handleAt(1), text: 'Asks to move to seat 6.', since: asked },
    { kind: 'entry', seat: 7, text: 'Asks to come in at seat 7.' },
  ]);
  // Each names the request that the floor decides.
  expect(room.floor.view.requests.map(({ id }) => id).sort()).toEqual(
    waiting()
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  );
});

test('a stop and a fault come before everything, with their time; clearing a fault takes two people', async () => {
  await room.station(1).press({ do: 'call floor' });
  await room.pass(3000);
  await room.floor.press({ do: 'stop', reason: 'Dispute at the table' });
  const stoppedAt = room.clock.now();
  await room.pass(4000);
  room.table.fault('the disk is full', 'disk');
  const faultAt = room.clock.now();
  await room.pass(200, 100);
  expect(waiting()).toMatchObject([
    { kind: 'stopped', since: stoppedAt, text: 'Play is stopped: Dispute at the table' },
    { kind: 'fault', since: faultAt, text: 'Not dealing: the disk is full', signs: true },
    { kind: 'call' },
  ]);
  expect(waiting()[0]).not.toHaveProperty('signs');
});

test('how long a stop has lasted is known after a restart, and gone when play continues', async () => {
  await room.floor.press({ do: 'stop', reason: 'Dispute at the table' });
  const stoppedAt = room.clock.now();
  await room.pass(60_000);
  await room.restart();
  // The stations come back after it.
  expect(waiting()[0]).toMatchObject({ kind: 'stopped', since: stoppedAt });
  await room.floor.press({ do: 'resume' });
  expect(kinds()).not.toContain('stopped');
  expect(room.table.state.stoppedAt).toBeNull();
});

test('related players side by side wait since that was first seen', async () => {
  await room.relate(1, 2);
  const seen = room.clock.now();
  expect(waiting()).toMatchObject([{ kind: 'side by side', seat: 1 }]);
  await room.pass(30_000);
  expect(waiting()).toMatchObject([{ kind: 'side by side', since: seen }]);
});

test('a sign-in that is locked waits for somebody who unlocks it', async () => {
  const { near } = room;
  await near.staff.add(
    { id: 'cass', name: 'Cass Cage', role: 'cage', pin: '4711' },
    { key: 'hire', at: room.clock.now(), by: 'test' },
  );
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await near.staff.signIn('cass', '0000', room.clock.now());
    await room.pass(60_000);
  }
  await room.pass(1000);
  expect(kinds()).toContain('staff locked');
});

describe('the order', () => {
  const item = (kind: WaitingItem['kind'], since: number | null): WaitingItem => ({
    ...{ id: `${kind}-${since}`, kind, seat: null, person: null, since, text: '' },
  });

  test('is by how bad it is, then by age, whatever the kind', () => {
    const [entry, move, call] = [item('entry', 30), item('move', 20), item('call', 90)];
    const [dark, hit] = [item('dark', 80), item('hit', 99)];
    expect([entry, move, call, dark, hit].sort(worstFirst)).toEqual([hit, dark, call, move, entry]);
    expect([item('entry', 1), item('entry', null)].sort(worstFirst)[0]?.since).toBeNull();
  });
});
