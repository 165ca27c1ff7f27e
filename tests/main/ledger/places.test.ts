import { describe, expect, it } from 'vitest';
import { isCage, isCard, isLedgerAccount, nameOf, seatAccount, seatOf } from '../../../main/ledger/places.ts';

describe('the accounts of the ledger', () => {
  it.each([
    'card:4000000002',
    'seat:1',
    'seat:10',
    'pot',
    'reserved',
    'collection:player-fee',
    'jackpot:bad-beat',
    'cage:drawer',
  ])('%s is one', (name) => expect(isLedgerAccount(name)).toBe(true));

  it.each(['', 'seat:0', 'seat:11', 'seat:01', 'pot:1', 'card:', 'card:12345', 'collection: x', 'cage:', 'SEAT:1'])(
    '"%s" is not one',
    (name) => expect(isLedgerAccount(name)).toBe(false),
  );

  it('are distinguished, and have names for people', () => {
    expect([isCard('card:4000000002'), isCard('cage:cards')]).toEqual([true, false]);
    expect([isCage('cage:drawer'), isCage('seat:1')]).toEqual([true, false]);
    expect(seatOf(seatAccount(10))).toBe(10);
    expect(['card:4000000002', 'seat:7', 'pot', 'jackpot:x'].map(nameOf)).toEqual([
      'The card',
      'Seat 7',
      'The pot',
      'The account jackpot:x',
    ]);
  });
});
