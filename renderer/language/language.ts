/**
 * The language of this page, and its catalogues in each language. i18next holds both (docs/decisions/14-languages.md).
 */
import { createInstance } from 'i18next';
import { LANGUAGES, type Language } from '../../protocol/language.ts';

const spoken = createInstance();

// The host's sentences are keys themselves, so no character may act as a separator in a key.
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

/** The shape of a catalogue: its texts as any string, its functions unchanged. */
export type Wording<Texts> = Texts extends (...given: never[]) => unknown
  ? Texts
  : Texts extends string
    ? string
    : Texts extends readonly (infer Line)[]
      ? readonly Wording<Line>[]
      : { readonly [Name in keyof Texts]: Wording<Texts[Name]> };

/** The name of each language in that language. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  ko: '한국어',
  tl: 'Tagalog',
};

/** A catalogue in every language; a text that one of them lacks does not compile. */
export type Catalogue<Texts extends object> = Readonly<Record<Language, Texts>>;

/**
 * The texts of a room in the language of the page at the moment they are read. Read them while drawing; never read them
 * once and keep them. `room` names the catalogue, such as `station`.
 */
export function catalogue<Texts extends object>(room: string, languages: Catalogue<Texts>): Texts {
  // Returned uncopied: a copy would go through JSON, which drops functions.
  const asTheyAre = { silent: true, skipCopy: true };
  for (const each of LANGUAGES) spoken.addResourceBundle(each, room, languages[each], false, true, asTheyAre);
  return new Proxy(languages.en, {
    get: (_, group) => (typeof group === 'string' ? spoken.getResource(language(), room, group) : undefined),
  });
}

/** The texts of a desk; staff read them in English. */
export const deskCatalogue = <Texts extends object>(room: string, english: Texts): Texts =>
  catalogue(room, { en: english, es: english, vi: english, zh: english, ko: english, tl: english });

/** The namespace of the host's sentences. */
const HOST = 'host';

/** Registers translations of the host's sentences: by language, then by the English sentence. */
export function hostWords(words: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  for (const [each, said] of Object.entries(words)) spoken.addResourceBundle(each, HOST, said, false, true);
}

/** A sentence of the host in the language of the page, with its values filled in. */
export const sayAgain = (english: string, put: Readonly<Record<string, string>>): string =>
  spoken.t(english, { ns: HOST, ...put });

/** The language of this page. */
export const language = (): Language => LANGUAGES.find((known) => known === spoken.language) ?? 'en';

/** Sets the language of the page, and of the document, for fonts and screen readers. */
export function speak(next: Language): void {
  if (next === language()) return;
  void spoken.changeLanguage(next);
  if (typeof document !== 'undefined') document.documentElement.lang = TAGS[next];
}

/** Calls back whenever the language changes; the returned function unsubscribes. */
export function onLanguage(listener: () => void): () => void {
  spoken.on('languageChanged', listener);
  return () => spoken.off('languageChanged', listener);
}

/** The document's language tag. It selects the right glyphs for characters that languages share. */
const TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  vi: 'vi',
  zh: 'zh-Hans',
  ko: 'ko',
  tl: 'fil',
};
