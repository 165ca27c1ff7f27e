import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personSubject } from '../../../main/house/acts.ts';
import type { CageIntent } from '../../../protocol/cage-intent.ts';
import type { Signature } from '../../../protocol/signature.ts';
import { newestPaper, type Pressed, settled, TestRoom } from '../test-room.ts';
import {
  actAt,
  cageSays,
  codeOf,
  fundedPlayer,
  hireStaff,
  intoJackpot,
  PLAYER,
  STAFF,
  signIn,
  staffedRoom,
  staffOf,
} from './staffed-room.ts';

const sign = (second: string): Signature => ({ second, pin: STAFF[second]?.pin ?? '' });

let room: TestRoom;
let account: string;

beforeEach(async () => {
  room = await staffedRoom();
  ({ account } = await fundedPlayer(room, 300_000));
});
afterEach(() => room.close());

const log = (): string[] => room.host.room.log.last(120).map(({ text }) => text);
const act = () => actAt(room);
const pay = (amount: number, more: Partial<CageIntent> = {}): CageIntent =>
  ({ do: 'withdraw', account, amount, pin: '8642', nature: 'cash', ...more }) as CageIntent;
const paper = () => newestPaper(room.data);

describe('one cashier alone', () => {
  const intents = (signature: Signature): CageIntent[] => [
    { do: 'fill', amount: 5000, signature },
    { do: 'drop', amount: 5000, signature },
    { do: 'unlock', account, reason: 'forgot the PIN', signature },
    { do: 'set pin', account, pin: '9191', signature },
    { do: 'replace card', account, reason: 'bent', signature },
    pay(60_000, { signature }),
    { do: 'correct', account, way: 'take', amount: 100, nature: 'cash', reason: 'miscounted', signature },
  ];

  test('sets no PIN, gives a PIN no new tries, replaces no card, pays no large amount, corrects nothing and moves no cash to or from the bank', async () => {
    const staff = staffOf(room);
    await staff.add({ id: 'cass2', name: ' cass  CAGE', role: 'auditor', pin: '7171' }, act());
    await staff.add({ id: 'cass3', name: 'Cage, Cáss', role: 'floor', pin: '7171' }, act());
    await staff.add({ id: 'carl', name: 'Carl Cage', role: 'cage', pin: '8181' }, act());
    await staff.add({ id: 'old', name: 'Old Floor', role: 'floor', pin: '6767' }, act());
    await staff.dismiss('old', act());
    for (const [signature, code] of [
      [sign('cass'), 'second-person'],
      [{ second: 'CASS', pin: '2727' }, 'second-person'],
      [{ second: 'cass2', pin: '7171' }, 'second-person'],
      [{ second: 'cass3', pin: '7171' }, 'second-person'],
      [{ second: 'carl', pin: '8181' }, 'second-person'],
      [sign('theo'), 'second-person'],
      [sign('bea'), 'second-person'],
      [{ second: 'old', pin: '6767' }, 'wrong-pin'],
      [{ second: 'nobody', pin: '2468' }, 'wrong-pin'],
      [{ second: 'fred', pin: '9191' }, 'wrong-pin'],
    ] as const) {
      for (const [nth, intent] of intents(signature).entries()) {
        // After some wrong PINs in a row the next has to wait.
        room.clock.advance(31_000);
        // The fifth wrong PIN locks the sign-in.
        const says = code === 'wrong-pin' && nth >= 4 ? 'locked' : code;
        expect([signature.second, intent.do, await cageSays(room, intent)]).toEqual([
          signature.second,
          intent.do,
          says,
        ]);
      }
    }
    room.clock.advance(5000);
    expect(await cageSays(room, pay(60_000, { signature: { second: 'fred', pin: '9191' } }))).toBe('locked');
    expect(await cageSays(room, pay(60_000, { signature: sign('fred') }))).toBe('locked');
    expect(room.host.room.cage.balance(account)).toBe(300_000);
    expect(log().filter((text) => text.includes('seen by') && text.includes('(refused:')).length).toBe(10 * 7 + 2);
    expect(log().join()).not.toMatch(/\b(7777|8888|6666|9999)\b/);
  });

  test('with a second person of another role does each, and both names are on record', async () => {
    for (const intent of intents(sign('abby'))) {
      const done = await cageSays(room, intent.do === 'withdraw' ? { ...intent, pin: '9191' } : intent);
      expect([intent.do, done]).toEqual([intent.do, 'ok']);
    }
    const subject = personSubject(account);
    const done = room.near.store.db.selectFrom('acts').selectAll().where('subject', '=', subject);
    const acts = await done.orderBy('number', 'desc').limit(3).execute();
    expect(acts).toMatchObject([
      { act: 'card replaced', by: 'cass', second: 'abby', reason: 'bent' },
      { act: 'PIN set', by: 'cass', second: 'abby' },
      { act: 'unlocked', by: 'cass', second: 'abby' },
    ]);
    expect(paper()).toEqual({ type: 'correction', agent: 'cass', second: 'abby' });
    expect(log().filter((text) => text.includes(', seen by abby'))).toHaveLength(7);
  });

  test('pays small amounts alone, and many small ones of one account in a day are one large one', async () => {
    expect(await cageSays(room, pay(30_000))).toBe('ok');
    expect(room.cage.view.account?.payableAlone).toBe(20_000);
    expect(await cageSays(room, pay(20_001))).toBe('second-person');
    await staffOf(room).add({ id: 'carl', name: 'Carl Cage', role: 'cage', pin: '8181' }, act());
    await room.cage.press({ do: 'sign in', staff: 'carl', pin: '8181' });
    await room.cage.press({ do: 'find', account });
    expect(await cageSays(room, pay(20_000))).toBe('ok');
    expect(await cageSays(room, pay(1))).toBe('second-person');
    expect(await cageSays(room, pay(100_000, { signature: sign('fred') }))).toBe('ok');
    expect(paper()).toEqual({ type: 'withdrawal', agent: 'carl', second: 'fred' });
    expect(await cageSays(room, pay(1))).toBe('second-person');
    room.clock.advance(24 * 60 * 60_000);
    // Nobody did anything at the window for a day.
    await room.cage.press({ do: 'sign in', staff: 'carl', pin: '8181' });
    expect(await cageSays(room, pay(50_000))).toBe('ok');
  });

  test('presses two small pay-outs at the same moment and gets one', async () => {
    const both = await Promise.all([room.cage.press(pay(40_000)), room.cage.press(pay(40_000))]);
    expect(both.map(codeOf).sort()).toEqual(['ok', 'second-person']);
    expect(room.host.room.cage.balance(account)).toBe(260_000);
  });

  test('sends a press again with a larger amount under the same id, also after a restart: nothing more is paid', async () => {
    const { rev } = room.cage;
    const first = await room.cage.press(pay(10_000), { id: 'pay-once-only', rev });
    expect(codeOf(first)).toBe('ok');
    await room.cage.press(pay(250_000), { id: 'pay-once-only', rev });
    expect(room.host.room.cage.balance(account)).toBe(290_000);
    await room.restart();
    await signIn(room, 'cass');
    expect(codeOf(await room.cage.press(pay(20_000), { id: 'pay-once-only' }))).toBe('conflict');
    expect(codeOf(await room.cage.press(pay(10_000, { signature: sign('fred') }), { id: 'pay-once-only' }))).toBe(
      'conflict',
    );
    expect(room.host.room.cage.balance(account)).toBe(290_000);
  });

  test('anyone who was dismissed while signed in does nothing more', async () => {
    await staffOf(room).dismiss('cass', act());
    await settled();
    expect(await cageSays(room, pay(100))).toBe('not signed in');
  });

  test('gets no more guesses at a PIN than its tries', async () => {
    for (let pin = 0; pin < 5; pin += 1) await room.cage.press(pay(100, { pin: `000${pin}` } as Partial<CageIntent>));
    const alone = { do: 'unlock', account, reason: 'let me try on' } as unknown as CageIntent;
    expect(await cageSays(room, alone)).toBe('not understood');
    expect(await cageSays(room, pay(100))).toBe('card locked');
    expect((await room.near.people.byAccount(account, room.clock.now()))?.status).toBe('locked');
  });

  test('cash between drawer and bank has both names on its document', async () => {
    expect(await cageSays(room, { do: 'drop', amount: 1000 } as unknown as CageIntent)).toBe('not understood');
    expect(await room.cage.press({ do: 'drop', amount: 1000, signature: sign('fred') })).toMatchObject({ ok: true });
    expect(paper()).toEqual({ type: 'drop', agent: 'cass', second: 'fred' });
    expect(room.cage.view.drawer).toBe(299_000);
    expect(await room.table.proveBooks()).toBeNull();
  });

  test('anyone who is dismissed while the PIN is checked does not sign', async () => {
    const paying = room.cage.press(pay(60_000, { signature: sign('fred') }));
    await staffOf(room).dismiss('fred', act());
    expect(codeOf(await paying)).toBe('wrong-pin');
    expect(room.host.room.cage.balance(account)).toBe(300_000);
  });

  test('the house says above what a second person signs', async () => {
    await room.close();
    room = await TestRoom.open({ kind: 'money', config: { signatures: { above: 100 } } });
    await hireStaff(room);
    ({ account } = await fundedPlayer(room, 50_000));
    expect(await cageSays(room, pay(10_001))).toBe('second-person');
    expect(await cageSays(room, pay(10_000))).toBe('ok');
  });

  test('the house says what one transaction may be at most, for two people, too', async () => {
    await room.close();
    room = await TestRoom.open({ kind: 'money', config: { cage: { mostAtOnce: 500 } } });
    await hireStaff(room);
    ({ account } = await fundedPlayer(room, 50_000));
    const deposit = (amount: number) => cageSays(room, { do: 'deposit', account, amount, nature: 'cash' });
    expect(await deposit(50_001)).toBe('too-much-at-once');
    expect(await deposit(50_000)).toBe('ok');
    expect(await cageSays(room, pay(50_001, { signature: sign('fred') }))).toBe('too-much-at-once');
    expect(await cageSays(room, pay(50_000, { signature: sign('fred') }))).toBe('ok');
  });
});

describe('the floor alone', () => {
  beforeEach(async () => {
    await room.close();
    room = await TestRoom.open();
    for (const seat of [1, 2]) await room.sit(seat, seat, 8_000);
    await room.deal();
  });
  const voids = (signature: Signature): Promise<Pressed> =>
    room.floor.press({ do: 'void', reason: 'a test', signature });

  test('voids no hand; with a second person of another role does, and both names are in the journal', async () => {
    expect(codeOf(await voids({ second: 'demo-floor', pin: '1000' }))).toBe('second-person');
    expect(codeOf(await voids({ second: 'demo-technician', pin: '1000' }))).toBe('second-person');
    expect(codeOf(await voids({ second: 'demo-auditor', pin: '2468' }))).toBe('wrong-pin');
    expect(room.table.hand).not.toBeNull();
    expect(codeOf(await voids({ second: 'demo-auditor', pin: '1000' }))).toBe('ok');
    const close = room.host.room.books.journal.hand(1)?.close;
    expect(close).toMatchObject({ kind: 'voided', by: 'demo-floor', second: 'demo-auditor', reason: 'a test' });
  });
});

describe('what lies in a jackpot', () => {
  const share = (amount: number, to = account) => ({ account: to, amount });
  const intent = (shares: { account: string; amount: number }[], signature = sign('fred')): CageIntent => ({
    do: 'pay jackpot',
    jackpot: 'jackpot:bad-beat',
    shares,
    reason: 'hand 12, aces full beaten',
    signature,
  });

  beforeEach(() => intoJackpot(room, account, 5000));

  test('goes to the cards of those who won it, by two people, each share with a numbered document', async () => {
    const issued = await room.cage.press({
      do: 'issue',
      person: { ...PLAYER, name: 'Second Player', idNumber: 'P999' },
      pin: '2468',
    });
    const other = issued.ok && issued.result?.kind === 'issued' ? issued.result.account : '';
    expect(room.cage.view.jackpots).toEqual([{ account: 'jackpot:bad-beat', balance: 5000 }]);
    expect(await room.cage.press(intent([share(3000), share(2000, other)]))).toMatchObject({
      result: {
        kind: 'jackpot paid',
        shares: [
          { document: 'J-000002', account, amount: 3000 },
          { document: 'J-000003', account: other, amount: 2000 },
        ],
      },
    });
    expect(room.host.room.cage.balance(other)).toBe(2000);
    expect(room.cage.view.jackpots).toEqual([{ account: 'jackpot:bad-beat', balance: 0 }]);
    expect(paper()).toEqual({ type: 'jackpot', agent: 'cass', second: 'fred' });
    expect(await room.table.proveBooks()).toBeNull();
  });

  test('cannot be paid beyond its amount, to an unknown account, from elsewhere or by one person: then no share is paid', async () => {
    expect(await cageSays(room, intent([share(3000), share(2001)]))).toBe('insufficient');
    expect(await cageSays(room, intent([share(3000), share(2000, '4000000002')]))).toBe('unknown-account');
    expect(await cageSays(room, intent([share(3000)], sign('cass')))).toBe('second-person');
    for (const jackpot of ['cage:drawer', 'collection:player-fee', 'jackpot:', 'pot']) {
      expect(await cageSays(room, { ...intent([share(1)]), jackpot } as CageIntent)).toBe('no-jackpot');
    }
    expect(room.host.room.cage.jackpots()).toEqual([{ account: 'jackpot:bad-beat', balance: 5000 }]);
    expect(room.host.room.cage.balance(account)).toBe(295_000);
  });
});
