import { describe, expect, it } from 'vitest';
import { identityRefusal } from '../../../main/accounts/identity.ts';
import type { Person } from '../../../main/accounts/person.ts';
import { person } from '../ledger/books.ts';

const on = (year: number, month: number, day: number, hour = 12): number =>
  new Date(year, month - 1, day, hour).getTime();
const code = (more: Partial<Person>, at: number): string | undefined =>
  identityRefusal(person('Ann Archer', more), at)?.code;

describe('who may have an account (LR1, C2)', () => {
  it('nobody before their 21st birthday, anybody from its first hour', () => {
    const born = '2005-03-14';
    expect(code({ born }, on(2026, 3, 13, 23))).toBe('under-age');
    expect(code({ born }, on(2026, 3, 14, 0))).toBeUndefined();
  });

  it('one born on a leap day from 1 March', () => {
    const born = '2004-02-29';
    expect(code({ born }, on(2025, 2, 28))).toBe('under-age');
    expect(code({ born }, on(2025, 3, 1))).toBeUndefined();
  });

  it('with a document that is good on that day', () => {
    expect(code({ idExpires: '2026-03-14' }, on(2026, 3, 14, 23))).toBeUndefined();
    expect(code({ idExpires: '2026-03-14' }, on(2026, 3, 15, 0))).toBe('id-expired');
  });

  it.each<[string, Partial<Person>]>([
    ['incomplete', { name: ' A ' }],
    ['incomplete', { idNumber: ' 1 ' }],
    ['incomplete', { name: 'Ann\nArcher' }],
    ['incomplete', { idNumber: 'P-\u001b[31m1' }],
    ['bad-date', { born: '' }],
    ['bad-date', { born: '1990-02-30' }],
    ['bad-date', { born: '17/05/1980' }],
    ['bad-date', { born: '2026-03-15' }],
    ['bad-date', { idExpires: '2030-13-01' }],
  ])('%s when %o', (expected, more) => {
    expect(code(more, on(2026, 3, 14))).toBe(expected);
  });

  it('and the sentence names what was given', () => {
    expect(identityRefusal(person('Ann Archer', { born: '1990-02-30' }), on(2026, 3, 14))?.message).toBe(
      'Date of birth "1990-02-30": expected a date such as 1990-12-31.',
    );
  });
});
