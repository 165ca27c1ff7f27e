/** Who may have an account at a house, their cards, PINs, bars and exclusions, the same on SQLite and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { encodeCard } from '../../../hardware/readers/encode.ts';
import { decodeTracks } from '../../../hardware/readers/track.ts';
import type { Person } from '../../../main/accounts/person.ts';
import { personSubject } from '../../../main/house/acts.ts';
import type { HousePeople } from '../../../main/house/people.ts';
import { codeOf, must } from '../ledger/books.ts';
import { onBothEngines } from './engines.ts';
import { atNewHouse, type TestHouse } from './test-house.ts';

/** The people of a house, each act under a key of its own. */
class Desk {
  readonly people: HousePeople;
  readonly #test: TestHouse;
  #acts = 0;

  constructor(test: TestHouse) {
    this.people = test.house.people;
    this.#test = test;
  }

  act(second?: string) {
    this.#acts += 1;
    return { ...this.#test.act(`act ${this.#acts}`), ...(second === undefined ? {} : { second }) };
  }
  why(reason = 'because', second?: string) {
    return { ...this.act(second), reason };
  }
  issue(name: string, more: Partial<Person> = {}, second?: string, pin = '2580') {
    return this.people.enroll({ ...this.#test.person(name), ...more }, pin, this.act(second));
  }
  async issued(name: string, more: Partial<Person> = {}) {
    return must(await this.issue(name, more));
  }
  async account(number: string) {
    const found = await this.people.byAccount(number, this.#test.now());
    if (found === null) throw new Error(`no account ${number}`);
    return found;
  }
  byCard(card: string) {
    return this.people.byCard(card, this.#test.now());
  }
  check(account: string, pin: string) {
    return this.people.checkPin(account, pin, this.#test.now());
  }
  /** What was done to an account, newest first. */
  acts(account: string) {
    return this.#test.house.store.db
      .selectFrom('acts')
      .select(['at', 'act', 'by', 'second', 'reason'])
      .where('subject', '=', personSubject(account))
      .orderBy('number', 'desc')
      .execute();
  }
}

onBothEngines((newPlace) => {
  const withDesk = (work: (desk: Desk, test: TestHouse) => Promise<void>): Promise<void> =>
    atNewHouse(newPlace(), (test) => work(new Desk(test), test));

  describe('issuing a card', () => {
    it('opens an account with everything on record (C2)', () =>
      withDesk(async (desk, test) => {
        const issued = await desk.issued('Ann Archer', { handle: 'Ace' });
        expect(await desk.account(issued.account)).toEqual({
          account: issued.account,
          person: { ...test.person('Ann Archer'), handle: 'Ace' },
          handle: 'Ace',
          status: 'active',
          note: null,
          barredUntil: null,
          triesLeft: 5,
          card: issued.card,
          createdAt: test.now(),
          createdBy: 'cass',
        });
        expect(await desk.acts(issued.account)).toEqual([
          { at: test.now(), act: 'issued', by: 'cass', second: null, reason: null },
        ]);
      }));

    it('writes a card that our readers read, with a number on it and nothing else (C1)', () =>
      withDesk(async (desk) => {
        const { card, track1, track2, account } = await desk.issued('Ann Archer');
        expect(track1 + track2).toBe(encodeCard({ account: card }));
        expect(decodeTracks(track1 + track2)).toMatchObject({ ok: true, value: { account: card } });
        expect(track1 + track2).not.toContain(account);
        expect(track1 + track2).not.toMatch(/ann|archer/i);
        expect(must(await desk.byCard(card)).account).toBe(account);
      }));

    it('calls a player by their first name when they have no handle', () =>
      withDesk(async (desk) => {
        const { account } = await desk.issued('Bartholomew-Maximilian Baker');
        expect((await desk.account(account)).handle).toBe('Bartholomew-Maximili');
      }));

    it('is refused to the young, to expired documents, to half a form, and for half a PIN', () =>
      withDesk(async (desk, test) => {
        const refused = async (more: Partial<Person>, pin = '2580') =>
          codeOf(await desk.issue('Ann Archer', more, undefined, pin));
        expect(await refused({ born: '2010-01-01' })).toBe('under-age');
        expect(await refused({ idExpires: '2020-01-01' })).toBe('id-expired');
        expect(await refused({ idNumber: '' })).toBe('incomplete');
        for (const pin of ['', '123', '123456789', '12a4', '0000', '77777777', '1234', '9876', '23456789'])
          expect(await refused({}, pin)).toBe('bad-pin');
        expect(await desk.people.search('Archer', test.now())).toEqual([]);
      }));

    it('is refused a second time for the same document, however it is written and whichever attempt comes first', () =>
      withDesk(async (desk) => {
        const { account } = await desk.issued('Ann Archer', { idNumber: 'D-Ann Archer' });
        expect(await desk.issue('Anne Archer', { idNumber: 'd-annarcher' })).toMatchObject({
          error: { code: 'has-account', message: expect.stringContaining(account) },
        });
        const twins = await Promise.all([1, 2].map(() => desk.issue('Bob Baker')));
        expect(twins.map(codeOf).sort()).toEqual(['has-account', 'ok']);
      }));

    it('is refused to the barred, even with another document', () =>
      withDesk(async (desk) => {
        const { account } = await desk.issued('Ann Archer');
        must(await desk.people.bar(account, null, desk.why()));
        expect(codeOf(await desk.issue('Ann Archer'))).toBe('barred');
        const licence = { idType: 'driver licence', idNumber: 'L-100' } as const;
        expect(codeOf(await desk.issue('ann archer', licence))).toBe('barred');
        expect(codeOf(await desk.issue('Ann Archer', { ...licence, born: '1981-05-17' }))).toBe('ok');
      }));
  });

  describe('a card', () => {
    it('is dead once it is lost or replaced, and the next one is the same account', () =>
      withDesk(async (desk) => {
        const first = await desk.issued('Ann Archer');
        must(await desk.people.reportLost(first.account, desk.why('left in a taxi')));
        expect(codeOf(await desk.byCard(first.card))).toBe('dead-card');
        expect(await desk.account(first.account)).toMatchObject({
          ...{ status: 'lost', note: 'left in a taxi', card: null },
        });
        const second = must(await desk.people.replaceCard(first.account, desk.why()));
        expect(second.account).toBe(first.account);
        expect(await desk.account(first.account)).toMatchObject({ status: 'active', note: null });
        const third = must(await desk.people.replaceCard(first.account, desk.why()));
        for (const { card } of [first, second]) expect(codeOf(await desk.byCard(card))).toBe('dead-card');
        expect(must(await desk.byCard(third.card)).card).toBe(third.card);
      }));

    it('of somebody else and a misread card get different words (C5)', () =>
      withDesk(async (desk) => {
        expect(await desk.byCard('4111111111111111')).toMatchObject({
          error: { code: 'unknown-card', message: 'This card is not from this house. The cage can issue one.' },
        });
        expect(await desk.byCard('4111111111111112')).toMatchObject({
          error: { code: 'unknown-card', message: expect.stringContaining('swipe again') },
        });
      }));
  });

  describe('a PIN', () => {
    it('can be set again, which forgets the wrong tries', () =>
      withDesk(async (desk) => {
        const { account } = await desk.issued('Ann Archer');
        for (let n = 0; n < 5; n += 1) await desk.check(account, '9191');
        expect(await desk.account(account)).toMatchObject({ status: 'locked', triesLeft: 0 });
        expect(codeOf(await desk.people.setPin(account, 'abcd', desk.act()))).toBe('bad-pin');
        must(await desk.people.setPin(account, '86427531', desk.act()));
        expect(must(await desk.check(account, '2580'))).toEqual({ result: 'wrong', triesLeft: 4 });
        expect(must(await desk.check(account, '86427531'))).toEqual({ result: 'ok' });
        expect(await desk.account(account)).toMatchObject({ status: 'active', triesLeft: 5 });
      }));

    it('is nowhere in the house or in its records (C6)', () =>
      withDesk(async (desk, test) => {
        const { account } = must(await desk.issue('Ann Archer', {}, undefined, '90817263'));
        await desk.check(account, '80716253');
        const { db } = test.house.store;
        const tables = [];
        for (const table of ['people', 'acts', 'cards', 'answers', 'settings'] as const)
          tables.push(await db.selectFrom(table).selectAll().execute());
        expect(JSON.stringify(tables)).not.toMatch(/90817263|80716253/);
        expect((await desk.acts(account)).map(({ act }) => act)).toEqual(['PIN wrong', 'issued']);
      }));
  });

  describe('C13: self-exclusion', () => {
    it('bars from play until its end, and from then on no more', () =>
      withDesk(async (desk, test) => {
        const { account } = await desk.issued('Ann Archer');
        const at = test.now();
        const end = must(await desk.people.exclude(account, '1 year', desk.act()));
        expect(new Date(end).toISOString().slice(0, 10)).toBe('2027-11-28');
        const [act] = await desk.acts(account);
        const text = 'self-excluded from play until 2027-11-28';
        expect(act).toEqual({ at, act: text, by: 'cass', second: null, reason: '1 year' });
        test.clock = end - 1;
        expect(await desk.account(account)).toMatchObject({ status: 'excluded', note: text });
        test.clock = end;
        expect(await desk.account(account)).toMatchObject({ status: 'active', note: null });
      }));

    it('gives the same person no other account, and the account no other card', () =>
      withDesk(async (desk, test) => {
        const { account } = await desk.issued('Ann Archer');
        const end = must(await desk.people.exclude(account, '30 days', desk.act()));
        expect(codeOf(await desk.issue('Ann Archer'))).toBe('excluded');
        expect(codeOf(await desk.issue('Ann Archer', { idType: 'driver licence', idNumber: 'L-1' }))).toBe('excluded');
        expect(await desk.people.replaceCard(account, desk.why())).toMatchObject({
          error: { code: 'excluded', message: expect.stringContaining('until 2026-12-28') },
        });
        test.clock = end;
        expect(codeOf(await desk.issue('Ann Archer'))).toBe('has-account');
        must(await desk.people.replaceCard(account, desk.why()));
      }));

    it('can be made longer and never shorter, not even by lifting a bar', () =>
      withDesk(async (desk) => {
        const { account } = await desk.issued('Ann Archer');
        must(await desk.people.exclude(account, '6 months', desk.act()));
        expect(await desk.people.exclude(account, '30 days', desk.act())).toMatchObject({
          error: { code: 'shorter', message: expect.stringContaining('until 2027-05-28') },
        });
        must(await desk.people.exclude(account, 'for good', desk.act()));
        expect(codeOf(await desk.people.exclude(account, 'for good', desk.act()))).toBe('shorter');
        must(await desk.people.bar(account, null, desk.why()));
        expect((await desk.account(account)).status).toBe('barred');
        must(await desk.people.liftBar(account, desk.why('over', 'abby')));
        expect(await desk.account(account)).toMatchObject({
          ...{ status: 'excluded', note: 'self-excluded from play for good' },
        });
      }));
  });

  describe('who is much like somebody self-excluded (C13)', () => {
    it('is refused under the same name, and goes to a second person under one that is near', () =>
      withDesk(async (desk) => {
        const { account } = await desk.issued('Frank Osei', { idNumber: 'D-Frank Osei' });
        must(await desk.people.exclude(account, '1 year', desk.act()));
        const again = async ({ name = 'Frank Osei', ...more }: Partial<Person>, second?: string) =>
          codeOf(await desk.issue(name, { idNumber: 'X-77', ...more }, second));
        for (const name of ['FRANK  OSEI', 'Fránk Osei', 'Frank Kwame Osei']) {
          expect(await again({ name })).toBe('excluded');
          expect(await again({ name }, 'flo')).toBe('excluded');
        }
        for (const near of [
          { name: 'Franc Osei' },
          { born: '1990-01-02' },
          { name: 'Max Miller', born: '1985-06-06', idType: 'driver licence', idNumber: 'd frank osei' },
        ] as const) {
          expect(await again(near)).toBe('near-match');
        }
        expect(await again({ name: 'Max Miller' })).toBe('ok');
        expect(await again({ name: 'Franc Osei', idNumber: 'Y-1' }, 'flo')).toBe('ok');
      }));
  });

  describe('people', () => {
    it('may be related, both ways, once (LR20)', () =>
      withDesk(async (desk) => {
        const { people } = desk;
        const [ann, bob, cyd] = [
          (await desk.issued('Ann Archer')).account,
          (await desk.issued('Bob Baker')).account,
          (await desk.issued('Cyd Carter')).account,
        ];
        must(await people.relate(ann, bob, desk.why()));
        must(await people.relate(bob, ann, desk.why()));
        must(await people.relate(bob, cyd, desk.why()));
        expect(await people.related(ann)).toEqual([bob]);
        expect((await people.related(bob)).toSorted()).toEqual([ann, cyd].sort());
        expect(codeOf(await people.relate(ann, ann, desk.why()))).toBe('same-account');
        expect(codeOf(await people.relate(ann, '4999999999', desk.why()))).toBe('unknown-account');
      }));

    it('without an account are refused everything', () =>
      withDesk(async (desk, test) => {
        const [unknown, { people }] = ['4999999999', desk];
        expect(await people.byAccount(unknown, test.now())).toBeNull();
        const refusals = [
          await desk.check(unknown, '2580'),
          await people.setPin(unknown, '2580', desk.act()),
          await people.unlock(unknown, desk.why()),
          await people.reportLost(unknown, desk.why()),
          await people.replaceCard(unknown, desk.why()),
          await people.bar(unknown, null, desk.why()),
          await people.liftBar(unknown, desk.why()),
          await people.exclude(unknown, '30 days', desk.act()),
        ];
        expect(refusals.map(codeOf)).toEqual(Array(8).fill('unknown-account'));
      }));

    it('who are not barred have nothing to lift, and a bar for tonight does not shorten one for good', () =>
      withDesk(async (desk, test) => {
        const { account } = await desk.issued('Ann Archer');
        expect(codeOf(await desk.people.liftBar(account, desk.why()))).toBe('not-barred');
        must(await desk.people.bar(account, null, desk.why()));
        expect(codeOf(await desk.people.bar(account, test.now() + 1000, desk.why()))).toBe('barred');
      }));

    it('have every act of staff on record, with who and why', () =>
      withDesk(async (desk, test) => {
        const { account } = await desk.issued('Ann Archer');
        const at = test.now();
        must(await desk.people.bar(account, null, { ...desk.act(), at: at + 1, by: 'flo', reason: 'threw cards' }));
        must(await desk.people.replaceCard(account, { ...desk.act(), at: at + 2, by: 'gus', reason: 'bent' }));
        expect(await desk.acts(account)).toEqual([
          { at: at + 2, act: 'card replaced', by: 'gus', second: null, reason: 'bent' },
          { at: at + 1, act: 'barred', by: 'flo', second: null, reason: 'threw cards' },
          { at, act: 'issued', by: 'cass', second: null, reason: null },
        ]);
      }));
  });
});
