import { expect, it } from 'vitest';
import { Guests } from '../../../main/house/guests.ts';
import type { Guest } from '../../../main/house/messages.ts';
import { openStore } from '../../../main/journal/store.ts';
import { newPath } from '../ledger/books.ts';

const ANNA: Guest = {
  account: '1000000009',
  name: 'Anna Adams',
  handle: 'Anna',
  born: '1980-01-01',
  idType: 'passport',
  idNumber: 'P1',
  idExpires: '2030-01-01',
  createdAt: 1,
  createdBy: 'cage',
  card: null,
  status: 'active',
  note: null,
  barredUntil: null,
  triesLeft: 5,
  related: [],
  balance: 10_000,
  exits: [],
  seatedAt: null,
};
const BEN: Guest = { ...ANNA, account: '1000000017', handle: 'Ben' };

function open() {
  const store = openStore(newPath(), { kind: 'money' });
  const guests = new Guests(store);
  guests.remember(ANNA, 1);
  guests.remember(BEN, 1);
  return { store, guests };
}

it('a guest is read once for each message, as guest and as account', () => {
  const { store, guests } = open();
  const [anna, account] = [guests.of(ANNA.account), guests.account(ANNA.account)];
  expect(anna).toEqual(ANNA);
  expect(account).toMatchObject({
    account: ANNA.account,
    handle: 'Anna',
    person: { name: 'Anna Adams' },
    triesLeft: 5,
  });
  expect(guests.of(ANNA.account)).toBe(anna);
  expect(guests.account(ANNA.account)).toBe(account);
  guests.remember(ANNA, 2);
  expect(guests.of(ANNA.account)).toBe(anna);

  guests.adjust(ANNA.account, -2_500);
  expect(guests.of(ANNA.account)?.balance).toBe(7_500);
  guests.remember({ ...ANNA, triesLeft: 4 }, 3);
  expect(guests.account(ANNA.account)?.triesLeft).toBe(4);
  expect(guests.of('1000000025')).toBeNull();
  expect(guests.account('1000000025')).toBeNull();
  store.close();
});

it('a message in a transaction that was rolled back counts inside it, and not afterwards', () => {
  const { store, guests } = open();
  const other = new Guests(store);
  expect(other.of(ANNA.account)?.balance).toBe(10_000);
  expect(() =>
    store.transact(() => {
      guests.adjust(ANNA.account, 500);
      expect(other.of(ANNA.account)?.balance).toBe(10_500);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(guests.of(ANNA.account)?.balance).toBe(10_000);
  guests.adjust(ANNA.account, 700);
  expect(other.of(ANNA.account)?.balance).toBe(10_700);
  store.close();
});
