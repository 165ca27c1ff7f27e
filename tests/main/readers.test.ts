import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Devices } from '../../hardware/devices.ts';
import { troubleLog } from '../../main/link/trouble.ts';
import { Readers } from '../../main/readers.ts';
import { TestRoom } from './test-room.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open();
});
afterEach(() => room.close());

const DEVICES: Devices = {
  readers: [
    { station: 3, kind: 'simulated' },
    { station: 'cage', kind: 'simulated' },
  ],
  touch: [],
  displays: [],
};

describe('the readers of a table', () => {
  test('give each swipe to the desk at that place, and are listed with their state', async () => {
    const swiped: string[] = [];
    const readers = new Readers(room.table);
    expect([readers.stateAt(3), readers.swipe('1000004011', 3)]).toEqual(['none', false]);
    readers.open(DEVICES, (at) => ({
      swiped: (card) => swiped.push(`${at}: ${card}`),
      badSwipe: (message) => swiped.push(`${at}: ${message}`),
    }));
    expect([readers.swipe('1000004011', 3), readers.swipe('1000004012', 'cage')]).toEqual([true, true]);
    await room.pass(200, 100);
    expect(swiped).toEqual(['3: 1000004011', 'cage: 1000004012']);
    expect([readers.stateAt(3), readers.stateAt(4), readers.swipe('1000004011', 4)]).toEqual(['ok', 'none', false]);
    expect(readers.devices().map(({ id, station, state }) => [id, station, state])).toEqual([
      ['reader-3', 'Station 3', 'ok'],
      ['reader-cage', 'Cage', 'ok'],
    ]);
    await readers.close();
  });

  test('that bring a part of the program to fall stop the table, not the reader', async () => {
    const readers = new Readers(room.table);
    readers.open(DEVICES, () => ({
      swiped: () => {
        throw new Error('the desk broke');
      },
      badSwipe: () => {},
    }));
    expect(readers.swipe('1000004011', 3)).toBe(true);
    await room.pass(200, 100);
    expect(room.table.state.fault).toBe('the desk broke');
    await readers.close();
  });
});

test('trouble on the lines is written down once a second for each kind', () => {
  const trouble = troubleLog(room.table);
  const written = () => room.table.parts.log.last(50).filter(({ code }) => code.startsWith('line ')).length;
  for (let i = 0; i < 5; i += 1) trouble({ screen: 'station', station: 4 }, 'malformed', 'not a frame');
  trouble(null, 'oversized', 'too long');
  expect(written()).toBe(2);
  room.clock.advance(1000);
  trouble(null, 'malformed', 'not a frame');
  expect(written()).toBe(3);
});
