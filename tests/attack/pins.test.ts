/** C6: whoever copies the folder of a table, or looks at what its screens are sent, finds no PIN of anybody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { actAt, PLAYER, signIn, staffedRoom, staffOf } from '../main/desks/staffed-room.ts';
import { settled, type TestRoom } from '../main/test-room.ts';

/** A player's, a wrong one, their next; a member of staff's, a wrong one. None of them is part of any other figure there is. */
const PINS = ['90817263', '80716253', '70615243', '60514233', '50413223'] as const;

let room: TestRoom;
afterEach(() => room.close());

describe('C6: a table that runs its own house', () => {
  test('has no PIN in any of its files or frames', async () => {
    const [own, wrong, next, staff, wrongStaff] = PINS;
    room = await staffedRoom();
    await staffOf(room).add({ id: 'gus', name: 'Gus Floor', role: 'floor', pin: staff }, actAt(room));
    await settled();
    await room.floor.press({ do: 'sign in', staff: 'gus', pin: wrongStaff });
    expect(await room.floor.press({ do: 'sign in', staff: 'gus', pin: staff })).toMatchObject({ ok: true });
    await signIn(room, 'cass');
    const issued = await room.cage.press({ do: 'issue', person: PLAYER, pin: own });
    if (!issued.ok || issued.result?.kind !== 'issued') throw new Error('no card was issued');
    const { account, card } = issued.result;
    await room.cage.press({ do: 'deposit', account, amount: 90_000, nature: 'cash' });
    expect(await room.cage.press({ do: 'withdraw', account, amount: 100, pin: wrong, nature: 'cash' })).toMatchObject({
      ok: false,
    });
    expect(await room.cage.press({ do: 'withdraw', account, amount: 100, pin: own, nature: 'cash' })).toMatchObject({
      ok: true,
    });
    expect(
      await room.cage.press({ do: 'set pin', account, pin: next, signature: { second: 'gus', pin: staff } }),
    ).toMatchObject({ ok: true });
    room.host.swipe(card, 3);
    await room.pass(200, 100);
    await room.station(3).press({ do: 'pin', pin: own });
    await room.pass(200, 100);
    await room.station(3).press({ do: 'pin', pin: next });
    await settled();

    const files = readdirSync(room.data, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w/.test(name));
    expect(files.length).toBeGreaterThan(3);
    for (const pin of PINS) {
      for (const name of files)
        expect([pin, name, readFileSync(join(room.data, name)).includes(pin)]).toEqual([pin, name, false]);
      for (const { frames } of [room.cage, room.floor, room.station(3)]) {
        expect([pin, frames.length > 1, JSON.stringify(frames).includes(pin)]).toEqual([pin, true, false]);
      }
    }
    expect(room.host.room.log.last(50).filter(({ text }) => PINS.some((pin) => text.includes(pin)))).toEqual([]);
  });
});
