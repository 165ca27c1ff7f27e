/** The director finds a player by name, to enter them: at the console of a house, and of a table with its house beside it. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TournamentOffice } from '../../../main/house/tournament-office.ts';
import type { AnswerResult } from '../../../protocol/answer.ts';
import { STAFF } from '../desks/staffed-room.ts';
import { FILES, type Pressed } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { onBothEngines } from './engines.ts';
import { hire, newConsole, signedIn } from './house-console.ts';
import { openNear, player } from './near-room.ts';
import { TestHouse } from './test-house.ts';

const found = (pressed: Pressed): AnswerResult | null => (pressed.ok ? pressed.result : null);

onBothEngines((newPlace) => {
  it('by part of the name, ten at most, no closed accounts, and nothing about their money', async () => {
    const test = await TestHouse.open(newPlace());
    const office = new TournamentOffice({
      ...{ house: test.house, reached: () => new Set([1]), changed: () => {} },
      onTrouble: (text) => expect.fail(text),
    });
    const maria = await test.enroll('Maria Garcia');
    const mario = await test.enroll('Mario Rossi');
    await test.fund(maria.account, 500_00);
    const shown = (person: string, account: string) => ({ account, person, born: '1990-01-01' });
    expect(await office.find('MARI')).toEqual({
      people: [shown('Maria Garcia', maria.account), shown('Mario Rossi', mario.account)],
      isMore: false,
    });
    const closed = { ...test.act('close'), second: 'flo', reason: 'asked by the player' };
    expect(await test.house.people.close(mario.account, closed)).toMatchObject({ ok: true });
    expect((await office.find('mari')).people).toEqual([shown('Maria Garcia', maria.account)]);
    expect(await office.find('nobody')).toEqual({ people: [], isMore: false });
    for (const letter of 'ABCDEFGHIJK') await test.enroll(`Anders Ny${letter}`);
    const many = await office.find('anders');
    expect([many.people.length, many.isMore]).toEqual([10, true]);
    await test.close();
  });
});

it('at the console of a house, on record; anyone who may not enter anybody, or has not signed in, finds nobody', async () => {
  const room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1]);
  await hire(room);
  const { account } = await room.test.enroll('Maria Garcia');
  const stranger = newConsole(room);
  expect(await stranger.press({ do: 'find player', name: 'maria' })).toMatchObject({
    ok: false,
    code: 'not signed in',
  });
  const auditor = newConsole(room);
  expect(await auditor.press({ do: 'sign in', staff: 'aud', pin: '4812' })).toMatchObject({ ok: true });
  expect(await auditor.press({ do: 'find player', name: 'maria' })).toMatchObject({ ok: false, code: 'not your role' });
  const director = await signedIn(room);
  expect(found(await director.press({ do: 'find player', name: 'maria' }))).toEqual({
    ...{ kind: 'players', people: [{ account, person: 'Maria Garcia', born: '1990-01-01' }], isMore: false },
  });
  expect((await director.press({ do: 'find player', name: 'ma' })).ok).toBe(false);
  const acts = () => room.test.house.store.db.selectFrom('acts').select('act').execute();
  await expect.poll(acts).toContainEqual({ act: 'looked for a player called "maria"' });
  await room.close();
});

it('at the console of the only table, in its log', async () => {
  const room = await openNear();
  for (const [id, member] of Object.entries(STAFF)) {
    await room.near.staff.add({ id, ...member }, { key: id, at: room.clock.now(), by: 'setup' });
  }
  const { account } = await player(room, 'Maria Garcia', 100_00);
  const press = (staff: 'bea' | 'fred') => room.floor.press({ do: 'sign in', staff, pin: STAFF[staff]?.pin ?? '' });
  await press('bea');
  expect(await room.floor.press({ do: 'find player', name: 'maria' })).toMatchObject({
    ok: false,
    code: 'not your role',
  });
  await room.floor.press({ do: 'sign out' });
  await press('fred');
  expect(found(await room.floor.press({ do: 'find player', name: 'maria' }))).toMatchObject({
    ...{ kind: 'players', people: [{ account, person: 'Maria Garcia' }] },
  });
  expect(room.host.room.log.last(20).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('look for a player called "maria"'),
  );
  await room.close();
});
