import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Pressed, TestRoom } from '../test-room.ts';
import { codeOf, STAFF, signIn, staffedRoom } from './staffed-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await staffedRoom();
  room.table.fault('the books do not agree');
});
afterEach(() => room.close());

const clear = (second: string, pin = STAFF[second]?.pin ?? '0000'): Promise<Pressed> =>
  room.floor.press({ do: 'clear fault', reason: 'looked into it', second, pin });

const log = (): string[] => room.host.room.log.last(20).map(({ text }) => text);

describe('M2 clearing a fault takes two people of different roles', () => {
  test.each(['theo', 'cass', 'abby'])('the floor asks and %s signs with his own PIN', async (second) => {
    await signIn(room, 'fred', 'floor');
    expect(await clear(second)).toMatchObject({ ok: true });
    expect(room.table.state.fault).toBeNull();
    expect(log()).toContain(
      `Fred Floor: clear fault, seen by ${second}: looked into it: the books do not agree → no fault`,
    );
  });

  test('a technician asks and the floor signs', async () => {
    await signIn(room, 'theo', 'floor');
    expect(await clear('fred')).toMatchObject({ ok: true });
    expect(room.table.state.fault).toBeNull();
  });

  test('not one alone, not two of one role, not the board, not without the right PIN: the table stands still', async () => {
    const { staff } = room.host.room;
    await staff.add({ id: 'flo', name: 'Flo Floor', role: 'floor', pin: '6666' }, { at: room.clock.now(), by: 'test' });
    await signIn(room, 'fred', 'floor');
    expect(codeOf(await clear('fred'))).toBe('second-person');
    expect(codeOf(await clear('flo', '6666'))).toBe('second-person');
    expect(codeOf(await clear('bea'))).toBe('second-person');
    expect(codeOf(await clear('theo', '9999'))).toBe('wrong-pin');
    expect(codeOf(await clear('nobody'))).toBe('unknown-staff');
    expect(room.table.state.fault).toBe('the books do not agree');
    expect(
      log().filter((text) => text.startsWith('Fred Floor: clear fault, seen by') && text.includes('(refused:')),
    ).toHaveLength(5);
    expect(log().join()).not.toContain('6666');
  });

  test('who may not clear one may not ask for it either', async () => {
    await signIn(room, 'bea', 'floor');
    expect(codeOf(await clear('fred'))).toBe('not your role');
    expect(room.table.state.fault).not.toBeNull();
  });

  test('a frame without a signature is not understood', async () => {
    await signIn(room, 'fred', 'floor');
    const alone = { do: 'clear fault', reason: 'looked into it' } as unknown as Parameters<typeof room.floor.press>[0];
    expect(codeOf(await room.floor.press(alone))).toBe('not understood');
    expect(room.table.state.fault).not.toBeNull();
  });

  test('five wrong PINs of the second person lock his sign-in, and no other', async () => {
    await signIn(room, 'fred', 'floor');
    for (let i = 0; i < 5; i += 1) await clear('theo', '9999');
    expect(codeOf(await clear('theo'))).toBe('locked');
    expect(codeOf(await clear('abby'))).toBe('ok');
  });
});

test('in a demo house it is said who signs', async () => {
  const demo = await TestRoom.open();
  demo.table.fault('a try');
  const asked = await demo.floor.press({ do: 'clear fault', reason: 'a try', second: 'somebody', pin: '1234' });
  expect(asked).toMatchObject({ ok: false, message: expect.stringContaining('demo-technician signs, with PIN 1000') });
  await demo.close();
});
