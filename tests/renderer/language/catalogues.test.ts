/** Every catalogue in every language: no text is missing or empty, and none forgets what is put into it. */
import { describe, expect, it } from 'vitest';
import { texts as center } from '../../../center-display/texts.ts';
import { LANGUAGES, type Language } from '../../../protocol/language.ts';
import { texts as hand } from '../../../renderer/hand/texts.ts';
import { texts as kit } from '../../../renderer/kit/texts.ts';
import { speak } from '../../../renderer/language/language.ts';
import { texts as page } from '../../../renderer/page/texts.ts';
import { texts as scene } from '../../../renderer/scene/texts.ts';
import { texts as ownPage } from '../../../station/own/texts.ts';
import { texts as station } from '../../../station/texts.ts';

const ROOMS = { kit, page, hand, scene, center, station, ownPage };

/** Every text by its place: `bet.fold`. */
function leaves(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, place === '' ? name : `${place}.${name}`));
}

/** The groups of a catalogue, which names them in English only. */
const spokenIn = (language: Language, texts: object): Map<string, unknown> => {
  speak(language);
  const found = new Map(
    Object.keys(texts).flatMap((group) => leaves((texts as Record<string, unknown>)[group], group)),
  );
  speak('en');
  return found;
};

describe.each(Object.entries(ROOMS))('the texts of %s', (_, texts) => {
  const english = spokenIn('en', texts);

  it.each(LANGUAGES)('are all there in %s', (language) => {
    const said = spokenIn(language, texts);
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [place, text] of said) {
      expect(typeof text, place).toBe(typeof english.get(place));
      if (typeof text === 'string') expect(text.trim(), place).not.toBe('');
    }
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are not left in English in %s', (language) => {
    const said = spokenIn(language, texts);
    const sentences = [...said].filter(([place, text]) => {
      const original = english.get(place);
      return typeof original === 'string' && original.split(' ').length > 2 && text === original;
    });
    expect(sentences.map(([place]) => place)).toEqual([]);
  });
});
