/**
 * Which language this page speaks, and the catalogues of its texts in each. i18next holds both
 * (docs/decisions/14-languages.md).
 */
import { createInstance } from 'i18next';
import { LANGUAGES, type Language } from '../../protocol/language.ts';

const spoken = createInstance();

// Sentences are keys themselves where they come from the host, so no character of a key may part it.
void spoken.init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: LANGUAGES,
  initAsync: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** The shape of a catalogue: its texts as any text, its functions as they are. */
export type Wording<Texts> = Texts extends (...given: never[]) => unknown
  ? Texts
  : Texts extends string
    ? string
    : Texts extends readonly (infer Line)[]
      ? readonly Wording<Line>[]
      : { readonly [Name in keyof Texts]: Wording<Texts[Name]> };

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  ko: '한국어',
  tl: 'Tagalog',
};

/** A catalogue in every language: a text that one of them lacks does not compile. */
export type Catalogue<Texts extends object> = Readonly<Record<Language, Texts>>;

/**
 * The texts of a room, always in the language that is spoken at the moment they are read; so they are read while something
 * is drawn, never once and kept. `room` names the catalogue, such as `station`.
 */
export function catalogue<Texts extends object>(room: string, languages: Catalogue<Texts>): Texts {
  // As they are: a copy would be made by way of JSON, which drops the functions.
  const asTheyAre = { silent: true, skipCopy: true };
  for (const each of LANGUAGES) spoken.addResourceBundle(each, room, languages[each], false, true, asTheyAre);
  return new Proxy(languages.en, {
    get: (_, group) => (typeof group === 'string' ? spoken.getResource(language(), room, group) : undefined),
  });
}

/** The texts of a desk, which staff read in English. */
export const deskCatalogue = <Texts extends object>(room: string, english: Texts): Texts =>
  catalogue(room, { en: english, es: english, vi: english, zh: english, ko: english, tl: english });

/** The namespace of the host's sentences. */
const HOST = 'host';

/** Keeps the sentences of the host: per language, by the sentence in English. */
export function hostWords(words: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  for (const [each, said] of Object.entries(words)) spoken.addResourceBundle(each, HOST, said, false, true);
}

/** A sentence of the host in the language of the page, with what is put into it. */
export const sayAgain = (english: string, put: Readonly<Record<string, string>>): string =>
  spoken.t(english, { ns: HOST, ...put });

/** The language that this page speaks. */
export const language = (): Language => LANGUAGES.find((known) => known === spoken.language) ?? 'en';

/** Has the page speak another language; the page itself says so too, for fonts and screen readers. */
export function speak(next: Language): void {
  if (next === language()) return;
  void spoken.changeLanguage(next);
  if (typeof document !== 'undefined') document.documentElement.lang = TAGS[next];
}

/** Calls back whenever the language changes; the result ends it. */
export function onLanguage(listener: () => void): () => void {
  spoken.on('languageChanged', listener);
  return () => spoken.off('languageChanged', listener);
}

/** What a page is marked with, so that the right glyphs are taken for characters that languages share. */
const TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  vi: 'vi',
  zh: 'zh-Hans',
  ko: 'ko',
  tl: 'fil',
};
