/** What stations and the center display speak: chosen before the swipe, kept with the account, never the neighbor's. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({
    config: { games: [{ game: 'holdem', limit: '4-8' }], languages: { stations: 'es', center: 'vi' } },
  });
});
afterEach(() => room.close());

const speaks = (seat: number) => room.station(seat).view.language;

describe('the language of a screen', () => {
  test('is the house’s until somebody chooses', () => {
    expect([speaks(1), speaks(2), room.center.view.language]).toEqual(['es', 'es', 'vi']);
  });

  test('is chosen at a free station, kept with the account of the player who sits down there, and gone with them', async () => {
    expect(await room.station(1).press({ do: 'language', language: 'ko' })).toMatchObject({ ok: true });
    expect([speaks(1), speaks(2)]).toEqual(['ko', 'es']);
    await room.sit(1, 1, 20_000);
    expect(room.station(1).view.preferences?.language).toBe('ko');
    await room.station(1).press({ do: 'leave' });
    expect(speaks(1)).toBe('es');
    await room.restart();
    await room.sit(7, 1, 20_000);
    expect(speaks(7)).toBe('ko');
    await room.sit(1, 2, 20_000);
    expect(speaks(1)).toBe('es');
  });

  test('changes at once for the player there, and only for their account', async () => {
    await room.sit(1, 1, 20_000);
    await room.sit(2, 2, 20_000);
    await room.station(1).press({ do: 'language', language: 'zh' });
    expect([speaks(1), speaks(2)]).toEqual(['zh', 'es']);
    expect(room.station(1).view.preferences?.language).toBe('zh');
  });

  test('chosen at a free station is forgotten when nobody swipes', async () => {
    await room.station(1).press({ do: 'language', language: 'tl' });
    await room.pass(119_000, 1000);
    expect(speaks(1)).toBe('tl');
    await room.pass(2000, 1000);
    expect(speaks(1)).toBe('es');
  });
});
