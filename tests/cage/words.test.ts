import { describe, expect, it } from 'vitest';
import { accountAct } from '../../cage/acts.ts';
import { pastReceiptText, readSought, receiptText } from '../../cage/words.ts';
import { cageIntent } from '../../protocol/cage-intent.ts';
import { ACCOUNT } from './fixtures.ts';

describe('the receipt in one line', () => {
  const receipt = { amount: 20_000, balance: 24_000, document: 'D-000123', nature: 'cash', at: 0 } as const;
  it('says what was paid, the balance and the document', () => {
    expect(receiptText({ way: 'in', ...receipt })).toBe('Paid in $200. Balance $240. Document D-000123.');
    expect(receiptText({ way: 'out', ...receipt })).toBe('Paid out $200. Balance $240. Document D-000123.');
    expect(receiptText({ way: 'add', ...receipt })).toBe('Corrected: added $200. Balance $240. Document D-000123.');
    expect(receiptText({ way: 'take', ...receipt })).toContain('Corrected: taken off $200.');
  });

  it('says when, and that the balance is the one of then, once it has moved on', () => {
    const at = new Date(2026, 0, 5, 18, 12).getTime();
    expect(pastReceiptText({ way: 'in', ...receipt, at }).replaceAll(/\s/g, ' ')).toBe(
      'Paid in $200 at 6:12 PM. Balance then $240. Document D-000123.',
    );
  });
});

describe('the search field', () => {
  it.each([
    ['1000004037', { kind: 'account', account: '1000004037' }],
    [' 1000 004-037 ', { kind: 'account', account: '1000004037' }],
    ['12345', { kind: 'nothing', why: 'An account number has six digits or more.' }],
    ['Maria', { kind: 'name', name: 'Maria' }],
    ['O-2', { kind: 'name', name: 'O-2' }],
    ['m', { kind: 'nothing', why: 'Write two letters of the name or more.' }],
    ['', { kind: 'nothing', why: 'Write two letters of the name or more.' }],
  ])('reads %o', (text, wanted) => expect(readSought(text)).toEqual(wanted));
});

const DANA = { second: 'dana', pin: '1234' };

describe('acts on an account that need a reason', () => {
  it.each(['unlock', 'lost', 'replace', 'hold', 'release', 'close account'] as const)(
    '%s is an intent of the protocol',
    (name) => {
      const act = accountAct(name, ACCOUNT);
      const intent = act.intent('a good reason', DANA);
      expect(cageIntent.parse(intent)).toEqual(intent);
      expect(act.second !== null).toBe('signature' in intent);
      expect(act.consequences.length).toBeGreaterThan(0);
      expect(act.reasons.length).toBeGreaterThan(0);
    },
  );
});
