import { describe, expect, it } from 'vitest';
import { likeName, plainName, sameName } from '../../../main/accounts/names.ts';

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

  it('keeps the letters of other alphabets', () => expect(plainName('Ольга Иванова')).toBe('иванова ольга'));
});
