import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luhnDigit, luhnValid, newAccountNumber, newCardNumber } from '../../../main/accounts/number.ts';

describe("Luhn's check digit", () => {
  it('is the one of the published examples', () => {
    // ISO/IEC 7812-1, annex B, and the example every description of the rule uses.
    expect(luhnDigit('7992739871')).toBe('3');
    expect(luhnValid('49927398716')).toBe(true);
    expect(luhnValid('49927398717')).toBe(false);
  });

  it('never passes a number with one digit misread', () => {
    const number = fc.stringMatching(/^\d{9,15}$/);
    fc.assert(
      fc.property(number, fc.nat(14), fc.integer({ min: 1, max: 9 }), (digits, place, error) => {
        const good = digits + luhnDigit(digits);
        const at = place % good.length;
        const misread = good.slice(0, at) + ((Number(good[at]) + error) % 10) + good.slice(at + 1);
        expect(luhnValid(good)).toBe(true);
        expect(luhnValid(misread)).toBe(false);
      }),
    );
  });

  it('is not found on what is not a number', () => {
    for (const text of ['', '0', '12a4', '4992 7398716']) expect(luhnValid(text)).toBe(false);
  });
});

describe('new numbers', () => {
  it('have ten digits for an account, sixteen for a card that no bank could have made', () => {
    for (let n = 0; n < 50; n += 1) {
      expect(newAccountNumber()).toMatch(/^4\d{9}$/);
      expect(newCardNumber()).toMatch(/^9\d{15}$/);
      expect(luhnValid(newAccountNumber()) && luhnValid(newCardNumber())).toBe(true);
    }
  });

  it('are not made twice', () => {
    expect(new Set(Array.from({ length: 500 }, newCardNumber)).size).toBe(500);
  });
});
