import { beforeEach, describe, expect, it } from 'vitest';
import { encodeCard } from '../../../hardware/readers/encode.ts';
import { decodeTracks } from '../../../hardware/readers/track.ts';
import { Accounts } from '../../../main/accounts/accounts.ts';
import { openPepper } from '../../../main/accounts/pepper.ts';
import { openStore } from '../../../main/journal/store.ts';
import type { Person } from '../../../protocol/messages.ts';
import { CHEAP, codeOf, must, NOON, newPath, openBooks, person } from '../ledger/books.ts';

const act = { at: NOON, by: 'cathy' };
const reasoned = { ...act, reason: 'because' };

let accounts: Accounts;
const issue = async (name: string, more = {}) => must(await accounts.issue(person(name, more), '2468', act));
const account = (number: string) => {
  const found = accounts.byAccount(number);
  if (found === null) throw new Error(`no account ${number}`);
  return found;
};

beforeEach(() => {
  accounts = openBooks().accounts;
});

describe('issuing a card', () => {
  it('opens an account with everything on record (C2)', async () => {
    const issued = await issue('Ann Archer', { handle: 'Ace' });
    expect(account(issued.account)).toEqual({
      account: issued.account,
      person: person('Ann Archer', { handle: 'Ace' }),
      handle: 'Ace',
      status: 'active',
      note: null,
      barredUntil: null,
      triesLeft: 5,
      card: issued.card,
      createdAt: NOON,
      createdBy: 'cathy',
    });
    expect(accounts.acts(issued.account)).toEqual([{ at: NOON, act: 'issued', by: 'cathy', reason: null }]);
  });

  it('writes a card that our readers read, with a number on it and nothing else (C1)', async () => {
    const { card, track1, track2, account: number } = await issue('Ann Archer');
    expect(track1 + track2).toBe(encodeCard({ account: card }));
    const swipe = decodeTracks(track1 + track2);
    expect(swipe).toMatchObject({ ok: true, value: { account: card } });
    expect(track1 + track2).not.toContain(number);
    expect(track1 + track2).not.toMatch(/ann|archer/i);
    expect(must(accounts.byCard(card)).account).toBe(number);
  });

  it('calls a player by their first name when they have no handle', async () => {
    expect(account((await issue('Bartholomew-Maximilian Baker')).account).handle).toBe('Bartholomew-Maximili');
  });

  it('is refused to the young, to expired documents, to half a form, and for half a PIN', async () => {
    const refused = async (more: object, pin = '2468') =>
      codeOf(await accounts.issue(person('Ann Archer', more), pin, act));
    expect(await refused({ born: '2010-01-01' })).toBe('under-age');
    expect(await refused({ idExpires: '2020-01-01' })).toBe('id-expired');
    expect(await refused({ idNumber: '' })).toBe('incomplete');
    for (const pin of ['', '123', '123456789', '12a4', '0000', '77777777', '1234', '9876', '23456789'])
      expect(await refused({}, pin)).toBe('bad-pin');
    expect(accounts.all()).toEqual([]);
  });

  it('is refused a second time for the same document, whichever attempt comes first', async () => {
    const { account: number } = await issue('Ann Archer');
    const again = await accounts.issue(person('Anne Archer', { idNumber: 'd-ann archer' }), '2468', act);
    expect(again).toMatchObject({ error: { code: 'has-account', message: expect.stringContaining(number) } });
    const twins = await Promise.all([1, 2].map(() => accounts.issue(person('Bob Baker'), '2468', act)));
    expect(twins.map(codeOf).sort()).toEqual(['has-account', 'ok']);
  });

  it('is refused to the barred, even with another document', async () => {
    const { account: number } = await issue('Ann Archer');
    must(accounts.bar(number, reasoned));
    expect(codeOf(await accounts.issue(person('Ann Archer'), '2468', act))).toBe('barred');
    const passport = { idType: 'passport', idNumber: 'P-1' } as const;
    expect(codeOf(await accounts.issue(person('ann archer', passport), '2468', act))).toBe('barred');
    expect(codeOf(await accounts.issue(person('Ann Archer', { ...passport, born: '1981-01-01' }), '2468', act))).toBe(
      'ok',
    );
  });
});

describe('a card', () => {
  it('is dead once it is replaced; the money stays with the account', async () => {
    const first = await issue('Ann Archer');
    const second = must(accounts.replaceCard(first.account, reasoned));
    expect(second.account).toBe(first.account);
    expect(second.card).not.toBe(first.card);
    expect(codeOf(accounts.byCard(first.card))).toBe('dead-card');
    expect(must(accounts.byCard(second.card)).card).toBe(second.card);
  });

  it('is dead once it is lost, until the next one is made', async () => {
    const first = await issue('Ann Archer');
    must(accounts.reportLost(first.account, { ...act, reason: 'left in a taxi' }));
    expect(codeOf(accounts.byCard(first.card))).toBe('dead-card');
    expect(account(first.account)).toMatchObject({ status: 'lost', note: 'left in a taxi', card: null });
    must(accounts.replaceCard(first.account, reasoned));
    expect(account(first.account)).toMatchObject({ status: 'active', note: null });
    expect(codeOf(accounts.byCard(first.card))).toBe('dead-card');
  });

  it('of somebody else, or misread, is told apart in words', () => {
    expect(accounts.byCard('4111111111111111')).toMatchObject({
      error: { code: 'unknown-card', message: 'This card is not one of ours. The cage can issue one.' },
    });
    expect(accounts.byCard('4111111111111112')).toMatchObject({
      error: { code: 'unknown-card', message: expect.stringContaining('swipe again') },
    });
  });
});

describe('a PIN', () => {
  it('is locked after five wrong tries, over a restart, until it is unlocked', async () => {
    const path = newPath();
    const first = openStore(path, { kind: 'money' });
    accounts = new Accounts(first, openPepper(first), CHEAP);
    const { account: number } = await issue('Ann Archer');
    for (const left of [4, 3, 2]) {
      expect(await accounts.checkPin(number, '9191', NOON)).toEqual({
        ok: true,
        value: { result: 'wrong', triesLeft: left },
      });
    }
    first.close();
    const second = openStore(path, { kind: 'money' });
    accounts = new Accounts(second, openPepper(second), CHEAP);
    expect(account(number).triesLeft).toBe(2);
    await accounts.checkPin(number, '9191', NOON);
    expect(must(await accounts.checkPin(number, '9191', NOON))).toEqual({ result: 'locked' });
    expect(must(await accounts.checkPin(number, '2468', NOON))).toEqual({ result: 'locked' });
    expect(account(number)).toMatchObject({ status: 'locked', triesLeft: 0 });
    must(accounts.unlock(number, reasoned));
    expect(must(await accounts.checkPin(number, '2468', NOON))).toEqual({ result: 'ok' });
    expect(account(number)).toMatchObject({ status: 'active', triesLeft: 5 });
    second.close();
  });

  it('can be set again, which forgets the wrong tries', async () => {
    const { account: number } = await issue('Ann Archer');
    for (let n = 0; n < 5; n += 1) await accounts.checkPin(number, '9191', NOON);
    expect(codeOf(await accounts.setPin(number, 'abcd', act))).toBe('bad-pin');
    must(await accounts.setPin(number, '86427531', act));
    expect(must(await accounts.checkPin(number, '2468', NOON))).toEqual({ result: 'wrong', triesLeft: 4 });
    expect(must(await accounts.checkPin(number, '86427531', NOON))).toEqual({ result: 'ok' });
  });

  it('is nowhere in the file, nor in what is recorded about it (C6)', async () => {
    const books = openBooks();
    const { account: number } = must(await books.accounts.issue(person('Ann Archer'), '90817263', act));
    await books.accounts.checkPin(number, '80716253', NOON);
    const tables = ['accounts', 'acts', 'cards', 'log'].map((table) =>
      books.store.query(`SELECT * FROM ${table}`).all(),
    );
    expect(JSON.stringify(tables)).not.toMatch(/90817263|80716253/);
    expect(books.accounts.acts(number).map(({ act: what }) => what)).toEqual(['PIN wrong', 'issued']);
  });
});

describe('C13: self-exclusion', () => {
  let now: number;
  const exclude = (number: string, term: Parameters<Accounts['exclude']>[1]) =>
    accounts.exclude(number, term, { ...act, at: now });

  beforeEach(() => {
    now = NOON;
    const store = openStore(':memory:', { kind: 'money' });
    accounts = new Accounts(store, openPepper(store), { ...CHEAP, now: () => now });
  });

  it('bars from play until its end, and from then on no more', async () => {
    const { account: number } = await issue('Ann Archer');
    const end = must(exclude(number, '1 year'));
    expect(new Date(end).toISOString().slice(0, 10)).toBe('2027-03-14');
    now = end - 1;
    expect(account(number)).toMatchObject({
      status: 'excluded',
      note: 'self-excluded from play until 2027-03-14',
    });
    now = end;
    expect(account(number)).toMatchObject({ status: 'active', note: null });
    expect(accounts.acts(number)[0]).toEqual({
      at: NOON,
      act: 'self-excluded from play until 2027-03-14',
      by: 'cathy',
      reason: '1 year',
    });
  });

  it('gives the same document no other account, and the account no other card', async () => {
    const { account: number } = await issue('Ann Archer');
    const end = must(exclude(number, '30 days'));
    expect(codeOf(await accounts.issue(person('Ann Archer'), '2468', act))).toBe('excluded');
    const passport = { idType: 'passport', idNumber: 'P-1' } as const;
    expect(codeOf(await accounts.issue(person('Ann Archer', passport), '2468', act))).toBe('excluded');
    expect(accounts.replaceCard(number, reasoned)).toMatchObject({
      error: { code: 'excluded', message: expect.stringContaining('until 2026-04-13') },
    });
    now = end;
    expect(codeOf(await accounts.issue(person('Ann Archer'), '2468', act))).toBe('has-account');
    must(accounts.replaceCard(number, reasoned));
  });

  it('can be made longer and never shorter, not even by lifting a bar', async () => {
    const { account: number } = await issue('Ann Archer');
    must(exclude(number, '6 months'));
    expect(exclude(number, '30 days')).toMatchObject({
      error: { code: 'shorter', message: expect.stringContaining('until 2026-09-14') },
    });
    must(exclude(number, 'for good'));
    expect(codeOf(exclude(number, 'for good'))).toBe('shorter');
    must(accounts.bar(number, reasoned));
    expect(account(number).status).toBe('barred');
    must(accounts.liftBar(number, { ...reasoned, second: 'audrey' }));
    expect(account(number)).toMatchObject({ status: 'excluded', note: 'self-excluded from play for good' });
  });

  it('is kept by the file itself', async () => {
    const books = openBooks();
    const { account: number } = must(await books.accounts.issue(person('Ann Archer'), '2468', act));
    must(books.accounts.exclude(number, '1 year', act));
    for (const end of ['NULL', 'excluded_until - 1']) {
      const shorten = books.store.query(`UPDATE accounts SET excluded_until = ${end}`);
      expect(() => shorten.run()).toThrow(/never shorter/);
    }
  });
});

describe('who is much like somebody self-excluded (C13)', () => {
  const again = (more: Partial<Person>, second?: string) =>
    accounts.issue(person(more.name ?? 'Frank Osei', { idNumber: 'X-77', ...more }), '2468', {
      ...act,
      ...(second === undefined ? {} : { second }),
    });

  it('is refused under the same name, and goes to a second person under one that is near', async () => {
    const { account: number } = await issue('Frank Osei');
    must(accounts.exclude(number, '1 year', act));
    for (const name of ['FRANK  OSEI', 'Fránk Osei', 'Frank Kwame Osei']) {
      expect(codeOf(await again({ name }))).toBe('excluded');
      expect(codeOf(await again({ name }, 'flo'))).toBe('excluded');
    }
    for (const near of [
      { name: 'Franc Osei' },
      { born: '1980-05-18' },
      { name: 'Max Miller', born: '1991-01-01', idType: 'passport', idNumber: 'd frank osei' },
    ] as const) {
      expect(codeOf(await again(near))).toBe('near-match');
    }
    expect(codeOf(await again({ name: 'Max Miller' }))).toBe('ok');
    must(await again({ name: 'Franc Osei', idNumber: 'Y-1' }, 'flo'));
  });
});

describe('people', () => {
  it('are found by part of their name or handle, in order of name', async () => {
    await issue('Zoe Archer');
    await issue('Bob Baker', { handle: 'Arch' });
    await issue('Ann Carter');
    expect(accounts.search(' ARCH ').map(({ person: { name } }) => name)).toEqual(['Bob Baker', 'Zoe Archer']);
    expect(accounts.search('%')).toEqual([]);
    expect(accounts.search("o' or 1=1")).toEqual([]);
  });

  it('are barred for a reason, and let back', async () => {
    const { account: number } = await issue('Ann Archer');
    must(accounts.bar(number, { ...act, reason: 'threw cards' }));
    expect(account(number)).toMatchObject({ status: 'barred', note: 'threw cards' });
    expect(codeOf(accounts.liftBar(number, reasoned))).toBe('second-person');
    must(accounts.liftBar(number, { ...reasoned, second: 'audrey' }));
    expect(account(number)).toMatchObject({ status: 'active', note: null });
  });

  it('may be related, both ways, once (LR20)', async () => {
    const [ann, bob, cyd] = [await issue('Ann Archer'), await issue('Bob Baker'), await issue('Cyd Carter')];
    must(accounts.relations.enter(ann.account, bob.account, reasoned));
    must(accounts.relations.enter(bob.account, ann.account, reasoned));
    must(accounts.relations.enter(bob.account, cyd.account, reasoned));
    expect(accounts.relations.of(ann.account)).toEqual([bob.account]);
    expect(accounts.relations.of(bob.account)).toEqual([ann.account, cyd.account].sort());
    expect(codeOf(accounts.relations.enter(ann.account, ann.account, reasoned))).toBe('same-account');
    expect(codeOf(accounts.relations.enter(ann.account, '4999999999', reasoned))).toBe('unknown-account');
  });

  it('without an account are refused everything', async () => {
    const unknown = '4999999999';
    expect(accounts.byAccount(unknown)).toBeNull();
    const refusals = [
      await accounts.checkPin(unknown, '2468', NOON),
      await accounts.setPin(unknown, '2468', act),
      accounts.unlock(unknown, reasoned),
      accounts.reportLost(unknown, reasoned),
      accounts.replaceCard(unknown, reasoned),
      accounts.bar(unknown, reasoned),
      accounts.exclude(unknown, '30 days', act),
    ];
    expect(refusals.map(codeOf)).toEqual(Array(7).fill('unknown-account'));
  });

  it('have every act of staff on record, with who and why', async () => {
    const { account: number } = await issue('Ann Archer');
    must(accounts.bar(number, { at: NOON + 1, by: 'flo', reason: 'threw cards' }));
    must(accounts.replaceCard(number, { at: NOON + 2, by: 'gus', reason: 'bent' }));
    expect(accounts.acts(number)).toEqual([
      { at: NOON + 2, act: 'card replaced', by: 'gus', reason: 'bent' },
      { at: NOON + 1, act: 'barred', by: 'flo', reason: 'threw cards' },
      { at: NOON, act: 'issued', by: 'cathy', reason: null },
    ]);
  });
});
