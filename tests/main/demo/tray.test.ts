/** The tray of a demo house: cards that its cage writes can be swiped at its stations. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Tray } from '../../../main/demo/tray.ts';
import { SECOND } from '../../../protocol/second-person.ts';
import { FILES, settled, TestRoom } from '../test-room.ts';

/** The floorman of the demo signs beside the cashier. */
const FLOOR = { second: SECOND.id, pin: SECOND.pin };

let room: TestRoom;
afterEach(() => room.close());

const NEWCOMER = {
  name: 'Uma Thorn',
  handle: '',
  born: '1980-05-05',
  idType: 'passport',
  idNumber: 'P-1',
  idExpires: '2090-01-01',
} as const;

/** Has the cage issue a card; gives its account. */
async function issue(): Promise<string> {
  const issued = await room.cage.press({ do: 'issue', person: NEWCOMER, pin: '2468' });
  if (!issued.ok || issued.result?.kind !== 'issued') throw new Error(JSON.stringify(issued));
  return issued.result.account;
}

describe('a demo table', () => {
  describe('cards issued at the cage of a demo', () => {
    test('lie first in the tray of the lobby, and can be swiped and played with', async () => {
      room = await TestRoom.open({ bots: 9 });
      const account = await issue();
      await room.pass(100);
      expect(room.lobby.view.tray[0]).toMatchObject({
        account,
        person: 'Uma Thorn',
        pin: '2468',
        balance: 0,
        seat: null,
      });
      expect(room.host.bots).not.toContain(account);
      await room.cage.press({ do: 'deposit', account, amount: 20_000, nature: 'cash' });
      await settled();
      expect(room.lobby.view.tray[0]).toMatchObject({ account, balance: 20_000 });
      expect(await room.lobby.press({ do: 'swipe', account, at: 3 })).toMatchObject({ ok: true });
      await room.pass(300, 100);
      expect(room.lobby.view.tray[0]).toMatchObject({ account, seat: 3, sits: false });
      expect(room.lobby.view.screens[2]).toMatchObject({ state: 'swiped', who: 'Uma' });
      await room.pin(3, '2468');
      expect(await room.station(3).press({ do: 'buy in', amount: 8_000 })).toMatchObject({ ok: true });
      await settled();
      expect(room.lobby.view.tray[0]).toMatchObject({ account, seat: 3, sits: true });
      expect(room.lobby.view.screens[2]).toMatchObject({ state: 'taken', who: 'Uma', bot: false });
    });

    test('take the place of the card they replace, and carry the newest PIN', async () => {
      room = await TestRoom.open();
      const { account, card } = room.card(0);
      const done = await room.cage.press({ do: 'replace card', account, reason: 'worn out', signature: FLOOR });
      expect(done).toMatchObject({ ok: true });
      const replaced = room.card(0);
      expect(replaced).toMatchObject({ account, person: 'Ada Winter', pin: '1001' });
      expect(replaced.card).not.toBe(card);
      await room.swipe(2, 0);
      expect(room.station(2).view.phase).toMatchObject({ name: 'pin', person: 'Ada' });
    });

    test('are there after a restart, including one that the tray had not yet recorded', async () => {
      room = await TestRoom.open();
      const account = await issue();
      const act = (key: string) => ({ at: room.clock.now(), by: 'demo', key });
      const vera = { ...NEWCOMER, name: 'Vera Moss', idNumber: 'P-2' };
      const { people } = room.near;
      const untold = await people.enroll(vera, '1357', act('vera'));
      const replaced = await people.replaceCard(room.card(4).account, { ...act('worn'), reason: 'worn out' });
      if (!untold.ok || !replaced.ok) throw new Error('no card');
      await room.restart();
      expect(room.lobby.view.tray.slice(0, 2)).toMatchObject([
        { account: untold.value.account, person: 'Vera Moss', pin: '' },
        { account, person: 'Uma Thorn', pin: '2468' },
      ]);
      expect(room.card(4)).toMatchObject({ card: replaced.value.card, pin: '1005' });
    });
  });

  test.each([19, 0])('a start cut short when the tray knew %i cards is taken up', async (kept) => {
    room = await TestRoom.open();
    const before = room.host.tray;
    const path = join(room.data, 'demo-cards.json');
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')).slice(0, kept)));
    await room.restart();
    expect(room.host.tray).toEqual(before);
    expect(room.host.room.cage.balance(room.card(19).account)).toBe(50_000);
  });
});

test('a tray file is whole at any moment', async () => {
  room = await TestRoom.open();
  const folder = mkdtempSync(join(FILES, 'dealerless-tray-'));
  try {
    const path = join(folder, 'cards.json');
    const tray = Tray.open(path);
    tray.put({ account: '1', card: '2', person: 'Uma Thorn', pin: '2468' });
    tray.put({ account: '1', card: '3', person: 'Uma Thorn' });
    tray.print('1', '1357');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([
      { account: '1', card: '3', person: 'Uma Thorn', pin: '1357' },
    ]);
    expect(Tray.open(path).cards).toEqual(tray.cards);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
