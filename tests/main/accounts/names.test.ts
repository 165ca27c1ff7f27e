import { describe, expect, it } from 'vitest';
import { likeName, nearDate, nearName, plainName, sameName } from '../../../main/accounts/names.ts';

describe('a name', () => {
  it.each([
    ['FRANK  OSEI', 'Fránk Osei'],
    ['Osei, Frank', 'Frank Osei'],
    [' frank osei ', 'Frank\u00a0Osei'],
    ['Fra\u200bnk Osei', 'Frank Osei'],
    ['Jean-Luc Roux', 'Jean Luc Roux'],
    ['Jean-Luc Roux', 'Jeanluc Roux'],
    ['O’Brien', "O'BRIEN"],
    ['Søren Groß', 'SOREN GROSS'],
    ['Łukasz Žižek', 'Lukasz Zizek'],
    ['José Peña', 'Jose\u0301 Pena'],
    ['J. R. Smith', 'J R Smith'],
  ])('"%s" is the same as "%s"', (one, other) => {
    expect(sameName(one, other)).toBe(true);
    expect(sameName(other, one)).toBe(true);
  });

  it.each([
    ['Frank Osei', 'Frances Osei'],
    ['Ann Lee', 'Anna Lee'],
    ['', ''],
    ['-', '–'],
  ])('"%s" is not the same as "%s"', (one, other) => expect(sameName(one, other)).toBe(false));

  it('is like a longer one that has all its words, if they are two or more', () => {
    expect(likeName('Frank Osei', 'Frank Kwame OSEI')).toBe(true);
    expect(likeName('Frank Kwame Osei', 'osei frank')).toBe(true);
    expect(likeName('Frank', 'Frank Osei')).toBe(false);
    expect(likeName('Frank Osei', 'Frank Asante')).toBe(false);
    expect(sameName('Frank Osei', 'Frank Kwame Osei')).toBe(false);
  });

  it.each([
    ['Frank Osei', 'FRANK  OSEI'],
    ['Frank Osei', 'Fránk Osei'],
    ['Frank Osei', 'Franc Osei'],
    ['Frank Osei', 'Frank Osie'],
    ['Frank Osei', 'Oseii, Frank'],
    ['Katherine Long', 'Catherine Long'],
    ['Mohammed Ali', 'Muhammad Ali'],
  ])('"%s" and "%s" are so near that somebody has to look', (one, other) => {
    expect([nearName(one, other), nearName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Frank Osei', 'Frances Osei'],
    ['Frank Osei', 'Fred Asante'],
    ['Ann Lee', 'Sam Lee'],
    ['Al Ho', 'Al Wo'],
  ])('"%s" and "%s" are not near', (one, other) => expect(nearName(one, other)).toBe(false));

  it('is compared with the birth date: one part of it wrong, or day and month changed about', () => {
    for (const near of ['1980-05-09', '1981-05-09', '1980-06-09', '1980-05-19', '1980-09-05']) {
      expect(nearDate('1980-05-09', near)).toBe(true);
    }
    for (const far of ['1981-05-10', '1979-09-05', '', 'unknown']) expect(nearDate('1980-05-09', far)).toBe(false);
  });

  it('keeps the letters of other alphabets', () => expect(plainName('Ольга Иванова')).toBe('иванова ольга'));
});
