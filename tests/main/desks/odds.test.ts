import { afterEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

afterEach(async () => {
  await room.close();
});

describe('odds at a station', () => {
  test('of every bet of the game on the table, worked out once', async () => {
    room = await TestRoom.open({ profile: 'ez-baccarat-panda-8' });
    await room.pass(500);
    const pressed = await room.station(1).press({ do: 'odds' });
    if (!pressed.ok || pressed.result?.kind !== 'odds') throw new Error('no odds');
    const edges = Object.fromEntries(pressed.result.bets.map(({ id, edge }) => [id, edge.toFixed(4)]));
    expect(edges).toMatchObject({ player: '0.0124', banker: '0.0102', 'dragon-7': '0.0761' });
    expect(await room.station(2).press({ do: 'odds' })).toEqual(pressed);
    const { odds } = room.host.room;
    expect(odds.of(room.table.setup)).toBe(odds.of(room.table.setup));
  });

  test('a pot game has no odds', async () => {
    room = await TestRoom.open();
    expect(await room.station(1).press({ do: 'odds' })).toMatchObject({ ok: false, code: 'no odds' });
  });
});
