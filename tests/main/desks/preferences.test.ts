/** How players like their stations: kept with the account, shown to nobody else, and what the table does by it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { USUAL } from '../../../protocol/preferences.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '4-8' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 20_000);
});
afterEach(() => room.close());

const prefer = (seat: number, changed: object) => room.station(seat).press({ do: 'prefer', changed });

describe('what a player prefers', () => {
  test('is kept with the account, also over a restart and at another station', async () => {
    expect(room.station(1).view.preferences).toEqual(USUAL);
    expect(await prefer(1, { deck: 'two-color', side: 'left' })).toMatchObject({ ok: true });
    await prefer(1, { volume: 30 });
    await room.restart();
    const mine = { ...USUAL, deck: 'two-color', side: 'left', volume: 30 };
    expect(room.station(1).view.preferences).toEqual(mine);
    await room.station(1).press({ do: 'leave' });
    await room.sit(7, 1, 20_000);
    expect(room.station(7).view.preferences).toEqual(mine);
    expect(room.station(1).view.preferences).toBeUndefined();
  });

  test('is shown to nobody else', async () => {
    await prefer(1, { back: 'red' });
    expect(room.station(2).view.preferences).toEqual(USUAL);
    expect(room.station(5).view.preferences).toBeUndefined();
  });
});

describe('a stack that its player keeps', () => {
  test('is filled from the card after the hand, once, and the player sees it', async () => {
    await prefer(1, { topUpTo: 30_000 });
    await room.deal();
    const before = room.table.stack(1);
    await room.playOut();
    const lost = room.table.stack(1);
    await room.pass(8000);
    expect(before).toBe(20_000);
    expect(room.table.stack(1)).toBe(30_000);
    expect(lost).toBeLessThan(30_000);
    expect(room.station(1).view.notice?.text).toMatch(/is added to your chips, as you chose/);
    const balance = room.host.room.cage.balance(room.table.sitting(1)?.account ?? '');
    await room.restart();
    expect(room.table.stack(1)).toBe(30_000);
    expect(room.host.room.cage.balance(room.table.sitting(1)?.account ?? '')).toBe(balance);
  });

  test('is off for a player who has not chosen it', async () => {
    await room.deal();
    await room.playOut();
    const stack = room.table.stack(2);
    await room.pass(8000);
    expect(room.table.stack(2)).toBe(stack);
  });
});

test('a player who posts by choice posts, and waits again when they take it back', async () => {
  await prefer(1, { autoPost: true });
  expect(room.table.sitting(1)?.entry).toBe('post');
  await prefer(1, { autoPost: false });
  expect(room.table.sitting(1)?.entry).toBe('wait');
});
