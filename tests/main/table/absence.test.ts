import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
});
afterEach(() => room.close());

const TURN_MS = 30_000;
const status = (seat: number): string | undefined => room.table.sitting(seat)?.status;

/** Deals, and plays until it is their turn. */
async function turnOf(seat: number): Promise<void> {
  await room.deal();
  while (room.turn !== seat) await room.decide(room.turn, { kind: 'call' });
}

/** Lets the time of a seat run out in the next hand, and plays that to its end. */
async function missed(seat: number): Promise<void> {
  await turnOf(seat);
  await room.pass(TURN_MS + 500);
  if (room.table.hand) await room.playOut();
}

describe('LR16 LR23 a player who does not answer', () => {
  test('is away after the second turn in a row', async () => {
    await missed(2);
    expect(status(2)).toBe('playing');
    await missed(2);
    expect(status(2)).toBe('away');
    expect(room.station(2).view.notice?.text).toContain('You did not answer');
    expect(room.station(2).view.phase).toMatchObject({ status: 'away', locked: true });
  });

  test('is there again with any answer', async () => {
    await missed(2);
    await turnOf(2);
    await room.decide(2, { kind: 'fold' });
    expect(room.table.sitting(2)?.absences).toBe(0);
    await room.playOut();
    await missed(2);
    expect(status(2)).toBe('playing');
  });

  test('M3 has not answered before a restart either', async () => {
    await missed(2);
    await room.restart();
    await missed(2);
    expect(status(2)).toBe('away');
  });

  test('M3 has both missed their turn and gone away, or neither, when the power fails', async () => {
    await missed(2);
    await turnOf(2);
    const step = room.table.hand?.step;
    let entries = 0;
    await room.restart({
      onWrite: (point) => {
        if (point === 'after:entries') entries += 1;
        if (entries > 0 && point === 'before:table_state') throw new Error('power failure');
      },
    });
    await room.pass(TURN_MS + 2000);
    expect(entries).toBe(1);
    await room.restart({ onWrite: () => {} });
    expect([room.table.hand?.step, status(2)]).toEqual([step, 'playing']);
    await room.pass(2500);
    expect(status(2)).toBe('away');
    expect(room.table.hand?.step).not.toBe(step);
  });
});
