/**
 * What staff may do about people: relations (LR20), bars (LR2, LR9, LR34), the document on demand (LR1), at the cage and
 * at the floor console.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../main/accounts/person.ts';
import { personSubject } from '../../../main/house/acts.ts';
import type { BarredPerson } from '../../../protocol/barred-person.ts';
import type { CageIntent } from '../../../protocol/cage-intent.ts';
import type { FloorIntent } from '../../../protocol/floor-intent.ts';
import { SECOND } from '../../../protocol/second-person.ts';
import { type Pressed, RULED, TestRoom } from '../test-room.ts';
import { codeOf, signIn, staffedRoom } from './staffed-room.ts';

const FRANK: Person = {
  name: 'Frank Osei',
  handle: '',
  born: '1980-05-09',
  idType: 'driver licence',
  idNumber: 'D 123-456',
  idExpires: '2099-01-01',
};
const reason = 'threw cards';

let room: TestRoom;
afterEach(async () => {
  await room.close();
});

const cage = (intent: CageIntent): Promise<Pressed> => room.cage.press(intent);
const floor = (intent: FloorIntent): Promise<Pressed> => room.floor.press(intent);
const issue = (person: Partial<Person> = {}): Promise<Pressed> =>
  cage({ do: 'issue', person: { ...FRANK, ...person }, pin: '8642' });
const logged = (code: string): string[] =>
  room.host.room.log
    .last(200)
    .filter((line) => line.code === code)
    .map(({ text }) => text);

/** What was done to an account, newest first. */
const actsOf = (account: string) =>
  room.near.store.db
    .selectFrom('acts')
    .selectAll()
    .where('subject', '=', personSubject(account))
    .orderBy('number', 'desc')
    .execute();

async function bars(): Promise<readonly BarredPerson[]> {
  const said = await cage({ do: 'bars' });
  return said.ok && said.result?.kind === 'bars' ? said.result.bars : [];
}

describe('in a demo house', () => {
  let ann: string;
  let bob: string;
  beforeEach(async () => {
    room = await TestRoom.open();
    [ann, bob] = [room.card(1).account, room.card(2).account];
  });

  describe('relations (LR20)', () => {
    test('are entered and ended at both desks, with a reason, and are on the account page and at the floor', async () => {
      await room.sit(3, 1, 4000);
      await cage({ do: 'find', account: bob });
      expect(await floor({ do: 'relate', account: ann, other: bob, reason: 'married' })).toMatchObject({ ok: true });
      expect(room.cage.view.account?.related).toEqual([{ account: ann, person: room.card(1).person, seat: 3 }]);
      expect(room.floor.view.seats[0]?.related).toMatchObject([{ account: bob, seat: null }]);
      expect((await actsOf(ann))[0]).toMatchObject({ act: `related to ${bob}`, reason: 'married' });
      await room.swipe(4, 2);
      expect(room.station(4).view.notice?.text).toContain('not to sit next to seat 3');
      expect(await cage({ do: 'unrelate', account: bob, other: ann, reason: 'divorced' })).toMatchObject({ ok: true });
      expect(room.cage.view.account?.related).toEqual([]);
      await room.sit(4, 2, 4000);
      expect(await cage({ do: 'unrelate', account: bob, other: ann, reason: 'twice' })).toMatchObject({
        code: 'not-related',
      });
      expect(await floor({ do: 'relate', account: ann, other: ann, reason: 'none' })).toMatchObject({
        code: 'same-account',
      });
    });

    test('entered while both sit side by side: the floor sees it until one has moved, also between seats 10 and 1', async () => {
      await room.sit(10, 1, 4000);
      await room.sit(1, 2, 4000);
      await cage({ do: 'relate', account: ann, other: bob, reason: 'brothers' });
      expect(room.floor.view.neighbors).toMatchObject([{ seats: [10, 1] }]);
      expect(logged('side by side')).toEqual([
        'The players in seats 10 and 1 are now related and may not sit side by side: move one of them',
      ]);
      await room.station(1).press({ do: 'move', to: 5 });
      await floor({ do: 'approve', request: room.floor.view.requests[0]?.id ?? '' });
      await room.pass(5000);
      expect(room.table.sitting(5)).toBeDefined();
      expect(room.floor.view.neighbors).toEqual([]);
    });
  });

  describe('bars', () => {
    test('for tonight end by themselves when the gaming day is over (LR2)', async () => {
      expect(await cage({ do: 'bar', account: ann, reason, term: 'tonight' })).toMatchObject({ ok: true });
      const end = room.host.room.gamingDayEnd();
      await room.swipe(1, 1);
      expect(room.station(1).view).toMatchObject({ phase: { name: 'vacant' }, notice: { level: 'error' } });
      expect(await bars()).toMatchObject([{ account: ann, until: end, reason, by: 'demo-cage' }]);
      room.clock.advance(end - room.clock.now());
      expect(await bars()).toEqual([]);
      await room.sit(1, 1, 4000);
    });

    test('the gaming day ends when the house says', async () => {
      const before = room.host.room.gamingDayEnd();
      await room.restart({ config: { gamingDayEnds: '09:30' } });
      const after = new Date(room.host.room.gamingDayEnd());
      expect([after.getHours(), after.getMinutes()]).toEqual([9, 30]);
      expect(new Date(before).getHours()).toBe(6);
    });

    test('one for tonight never shortens one for good', async () => {
      await cage({ do: 'bar', account: ann, reason, term: 'tonight' });
      expect(await floor({ do: 'bar', account: ann, reason, term: 'for good' })).toMatchObject({ ok: true });
      expect(await floor({ do: 'bar', account: ann, reason, term: 'tonight' })).toMatchObject({ code: 'barred' });
      expect(await bars()).toMatchObject([{ account: ann, until: null }]);
    });

    test('from the floor too: who plays is cashed in after the hand', async () => {
      for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
      await room.deal();
      expect(await floor({ do: 'bar', account: ann, reason, term: 'tonight' })).toMatchObject({ ok: true });
      expect(room.table.sitting(1)).toMatchObject({ leaveNext: true });
      expect(await room.station(1).press({ do: 'stay' })).toMatchObject({ code: 'cashed in' });
      await room.playOut();
      await room.pass(10_000);
      expect(room.table.sitting(1)).toBeUndefined();
      expect(logged('bar')[0]).toMatch(/bar account \d+ tonight: threw cards: active → barred/);
    });

    test('a player who is just coming in is sent away', async () => {
      await room.swipe(1, 1);
      await floor({ do: 'bar', account: ann, reason, term: 'tonight' });
      expect(room.station(1).view).toMatchObject({ phase: { name: 'vacant' }, notice: { level: 'error' } });
      await room.sit(1, 2, 4000);
    });

    test('are lifted at either desk, once', async () => {
      await cage({ do: 'bar', account: ann, reason, term: 'for good' });
      const lift = { do: 'lift bar', account: ann, reason: 'mistaken', signature: RULED } as const;
      expect(await floor(lift)).toMatchObject({ ok: true });
      expect(await cage(lift)).toMatchObject({ code: 'not-barred' });
      await room.sit(1, 1, 4000);
    });

    test('for good, are lifted by two people of different roles, whose names are on record', async () => {
      await cage({ do: 'bar', account: ann, reason, term: 'for good' });
      const lift = { do: 'lift bar', account: ann, reason: 'mistaken' } as const;
      for (const press of [floor, cage]) expect(codeOf(await press(lift))).toBe('second-person');
      const floorman = { second: SECOND.id, pin: SECOND.pin };
      expect(codeOf(await floor({ ...lift, signature: floorman }))).toBe('second-person');
      expect(codeOf(await cage({ ...lift, signature: { ...floorman, pin: '9999' } }))).toBe('wrong-pin');
      expect(room.host.room.accounts.byAccount(ann)?.status).toBe('barred');
      expect(codeOf(await cage({ ...lift, signature: floorman }))).toBe('ok');
      expect((await actsOf(ann))[0]).toMatchObject({ act: 'bar lifted', second: SECOND.id });
    });

    test('for tonight, are lifted by one', async () => {
      await cage({ do: 'bar', account: ann, reason, term: 'tonight' });
      expect(codeOf(await floor({ do: 'lift bar', account: ann, reason: 'mistaken' }))).toBe('ok');
    });

    test('outlive a restart', async () => {
      await cage({ do: 'bar', account: ann, reason, term: 'tonight' });
      await floor({ do: 'bar person', name: 'Frank Osei', born: null, description: null, reason, term: 'for good' });
      await room.restart();
      expect(await bars()).toMatchObject([{ account: ann }, { bar: 1, name: 'Frank Osei' }]);
    });
  });

  describe('bars of somebody without an account (LR34)', () => {
    const person = { do: 'bar person', name: 'FRANK  OSEI', born: '1980-05-09', description: null, reason } as const;

    test.each([
      ['the same name', {}],
      ['accents and case', { name: 'Fránk OSEI' }],
      ['the words the other way round', { name: 'Osei, Frank' }],
      ['a second first name', { name: 'Frank Kwame Osei' }],
      ['another document', { idType: 'passport', idNumber: 'X123' }],
    ] as const)('are met at enrolment: %s', async (_what, variant) => {
      await floor({ ...person, term: 'for good' });
      const said = await issue(variant);
      expect(said).toMatchObject({ ok: false, code: 'barred' });
      expect(said.ok ? '' : said.message).toMatch(
        /barred for good .*threw cards. The floor or the cage may lift the bar/,
      );
    });

    test('another birth date is another person; without one, the name decides', async () => {
      await floor({ ...person, term: 'for good' });
      expect(codeOf(await issue({ born: '1985-07-21' }))).toBe('ok');
      await floor({ ...person, name: 'Sam Lee', born: null, term: 'for good' });
      expect(codeOf(await issue({ name: 'SAM LEE', idNumber: 'S123' }))).toBe('barred');
    });

    test('a description by itself stops nobody, but is in the list that the cashier reads', async () => {
      const described = { ...person, name: null, born: null, description: 'tall, red cap', term: 'tonight' } as const;
      expect(codeOf(await floor(described))).toBe('ok');
      expect(await bars()).toMatchObject([{ bar: 1, name: null, description: 'tall, red cap' }]);
      expect(room.cage.view.described).toEqual(['tall, red cap']);
      expect(codeOf(await floor({ ...described, description: null }))).toBe('incomplete');
    });

    test('for tonight end by themselves, and are lifted by number, once', async () => {
      await floor({ ...person, term: 'tonight' });
      await cage({ ...person, name: 'Sam Lee', born: null, term: 'for good' });
      const lift = { do: 'lift person bar', bar: 2, reason: 'mistaken' } as const;
      expect(codeOf(await cage(lift))).toBe('second-person');
      expect(codeOf(await cage({ ...lift, signature: RULED }))).toBe('ok');
      expect(codeOf(await cage({ ...lift, signature: RULED }))).toBe('no-such-bar');
      room.clock.advance(room.host.room.gamingDayEnd() - room.clock.now());
      expect(codeOf(await floor({ do: 'lift person bar', bar: 1, reason: 'over' }))).toBe('no-such-bar');
      expect(codeOf(await issue())).toBe('ok');
    });

    test('somebody who resembles a person who may not play gets a card only when a second person signs', async () => {
      await floor({ ...person, term: 'for good' });
      for (const name of ['FRANK  OSEI', 'Fránk Osei', 'Osei, Frank']) {
        expect(codeOf(await issue({ name }))).toBe('barred');
      }
      const near = { name: 'Franc Osie' };
      const asked = await issue(near);
      expect(asked).toMatchObject({
        code: 'near-match',
        message: expect.stringContaining('born 1980-05-09, who is barred'),
      });
      const signed = (signature: { second: string; pin: string }): Promise<Pressed> =>
        cage({ do: 'issue', person: { ...FRANK, ...near }, pin: '8642', signature });
      expect(codeOf(await signed({ second: SECOND.id, pin: '9999' }))).toBe('wrong-pin');
      expect(codeOf(await signed({ second: SECOND.id, pin: SECOND.pin }))).toBe('ok');
      const [found] = await room.near.people.search('Franc Osie', room.clock.now());
      expect(await actsOf(found?.account ?? '')).toMatchObject([{ second: SECOND.id }]);
    });

    test('a signature lets nobody in who is barred under that very name', async () => {
      await floor({ ...person, term: 'for good' });
      const signature = { second: SECOND.id, pin: SECOND.pin };
      expect(codeOf(await cage({ do: 'issue', person: FRANK, pin: '8642', signature }))).toBe('barred');
    });

    test('of somebody who has an account: it is named, for that account is to be barred', async () => {
      const issued = await issue();
      const account = issued.ok && issued.result?.kind === 'issued' ? issued.result.account : '';
      const said = await floor({ ...person, term: 'for good' });
      expect(said).toMatchObject({ code: 'has-account', message: expect.stringContaining(account) });
      expect(await floor({ ...person, born: null, term: 'for good' })).toMatchObject({
        result: { kind: 'bar entered', namesakes: expect.arrayContaining([expect.objectContaining({ account })]) },
      });
    });

    test('an account that is barred is met under other spellings, and by the same document written otherwise', async () => {
      const issued = await issue();
      const account = issued.ok && issued.result?.kind === 'issued' ? issued.result.account : '';
      await floor({ do: 'bar', account, reason, term: 'tonight' });
      expect(codeOf(await issue({ name: 'Franc O’Sei', idNumber: 'd123456' }))).toBe('barred');
      expect(codeOf(await issue({ name: 'OSEI FRÁNK', idType: 'passport', idNumber: 'X123' }))).toBe('barred');
      room.clock.advance(room.host.room.gamingDayEnd() - room.clock.now());
      expect(codeOf(await issue({ name: 'Franc O’Sei', idNumber: 'd123456' }))).toBe('has-account');
    });
  });

  describe('one person, one account', () => {
    const accountOf = (pressed: Pressed): string =>
      pressed.ok && pressed.result?.kind === 'issued' ? pressed.result.account : '';
    const second = { name: 'Frank Kwame Osei', idType: 'passport', idNumber: 'X123' } as const;

    test('another document gives nobody a second one; who is somebody else has other first names', async () => {
      const account = accountOf(await issue());
      const said = await issue({ ...second, name: 'OSEI, Fránk' });
      expect(said).toMatchObject({ code: 'has-account', message: expect.stringContaining(account) });
      expect(said.ok ? '' : said.message).toContain('If this is somebody else, write out all first names.');
      expect(codeOf(await issue(second))).toBe('ok');
    });

    test.each(['bar', 'exclude'] as const)('%s: no account of theirs can play on or sit down', async (how) => {
      const one = accountOf(await issue());
      const issued = await issue(second);
      const other = accountOf(issued);
      const card = issued.ok && issued.result?.kind === 'issued' ? issued.result.card : '';
      await cage({ do: 'deposit', account: other, amount: 10_000, nature: 'cash' });
      room.host.swipe(card, 5);
      await room.pass(200, 100);
      await room.pin(5, '8642');
      expect(codeOf(await room.station(5).press({ do: 'buy in', amount: 4000 }))).toBe('ok');
      const shut =
        how === 'bar'
          ? await floor({ do: 'bar', account: one, reason, term: 'for good' })
          : await cage({ do: 'exclude', account: one, pin: '8642', term: '1 year' });
      expect(codeOf(shut)).toBe('ok');
      expect(room.table.state.sittings).toEqual([]);
      room.host.swipe(card, 5);
      await room.pass(200, 100);
      expect(room.station(5).view.phase.name).toBe('vacant');
      expect(room.station(5).view.notice?.text).toContain('may not play');
    });
  });

  describe('ID on demand (LR1)', () => {
    test('the cage has the button on the account page', async () => {
      await cage({ do: 'find', account: ann });
      const { person } = room.host.room.accounts.byAccount(ann) ?? {};
      expect(room.cage.view.account?.identity).toMatchObject({
        name: person?.name,
        born: person?.born,
        idNumber: person?.idNumber,
        expired: false,
      });
      expect(room.cage.view.account?.identity.age).toBeGreaterThanOrEqual(21);
    });

    test('the floor asks for it of anyone who sits or comes in, and the log says who looked', async () => {
      expect(await floor({ do: 'identity', account: ann })).toMatchObject({ code: 'not here' });
      await room.sit(1, 1, 4000);
      const { idNumber } = room.host.room.accounts.byAccount(ann)?.person ?? { idNumber: '' };
      expect(await floor({ do: 'identity', account: ann })).toMatchObject({
        result: { kind: 'identity', account: ann, identity: { idNumber } },
      });
      expect(logged('identity')).toContain(`Demo floor console: look at the document of account ${ann}`);
      expect(JSON.stringify(room.floor.view)).not.toContain(idNumber);
      expect(JSON.stringify(room.station(1).view)).not.toContain(idNumber);
    });
  });
});

describe('who may (C7)', () => {
  beforeEach(async () => {
    room = await staffedRoom();
  });

  test.each([
    ['fred', 'floor', { bar: 'ok', relate: 'unknown-account' }],
    ['bea', 'floor', { bar: 'not your role', relate: 'unknown-account' }],
    ['theo', 'floor', { bar: 'not your role', relate: 'not your role' }],
    ['cass', 'cage', { bar: 'ok', relate: 'unknown-account' }],
    ['abby', 'cage', { bar: 'not your role', relate: 'not your role' }],
  ] as const)('%s at the %s', async (id, at, expected) => {
    await signIn(room, id, at);
    const bar = { do: 'bar person', name: 'Sam Lee', born: null, description: null, reason, term: 'tonight' } as const;
    expect(codeOf(await room[at].press(bar))).toBe(expected.bar);
    const relate = { do: 'relate', account: '4999999999', other: '4888888888', reason: 'married' } as const;
    expect(codeOf(await room[at].press(relate))).toBe(expected.relate);
  });
});
