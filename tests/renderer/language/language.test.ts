import { describe, expect, it } from 'vitest';
import { dollars } from '../../../games/money.ts';
import { LANGUAGES, type Language } from '../../../protocol/language.ts';
import { money, number } from '../../../renderer/language/figures.ts';
import { catalogue, language, onLanguage, speak } from '../../../renderer/language/language.ts';

interface MadeUp {
  readonly key: { readonly fold: string; readonly call: (amount: string) => string };
}

const said = Object.fromEntries(
  LANGUAGES.map((each) => [
    each,
    { key: { fold: `fold ${each}`, call: (amount: string) => `call ${amount} ${each}` } },
  ]),
) as Readonly<Record<Language, MadeUp>>;

describe('a catalogue', () => {
  it('gives each text in the language that is spoken when it is read', () => {
    const texts = catalogue('made-up', said);
    const told: string[] = [];
    const end = onLanguage(() => told.push(language()));
    for (const each of LANGUAGES) {
      speak(each);
      expect(language()).toBe(each);
      expect(texts.key.fold).toBe(`fold ${each}`);
      expect(texts.key.call('$5')).toBe(`call $5 ${each}`);
    }
    speak('en');
    end();
    expect(told.length).toBe(LANGUAGES.length);
  });
});

describe('figures', () => {
  it.each([0, 1, 50, 100, 1250, 120_000, 123_456_789, -500, -1])('writes %i cents as the rules do', (cents) => {
    expect(money(cents)).toBe(dollars(cents));
  });

  it('groups whole numbers', () => {
    expect([0, 999, 1204, 1_000_000].map(number)).toEqual(['0', '999', '1,204', '1,000,000']);
  });
});
