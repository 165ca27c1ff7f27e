/**
 * Translates the host's sentences into the language of the page. The host writes plain English, because staff read its
 * log and its journal. As in gettext, the English sentence is the key; a pattern extracts the values that were put into
 * it. An unknown sentence stays as it is.
 */
import { hostWords, language, sayAgain } from './language.ts';
import { ASKS } from './phrases/asks.ts';
import { AT_THE_SEAT } from './phrases/at-the-seat.ts';
import { BANKED_ASKS } from './phrases/banked-asks.ts';
import { CHIPS } from './phrases/chips.ts';
import { HANDS } from './phrases/hands.ts';
import { OF_A_HOUSE } from './phrases/house.ts';
import { NOTICES } from './phrases/notices.ts';
import { OWN_PAGE } from './phrases/own-page.ts';
import { PAN } from './phrases/pan.ts';
import type { Phrases } from './phrases/phrases.ts';
import { POSTED_JACKPOTS } from './phrases/posted-jackpots.ts';

export const PHRASES: Phrases = {
  ...AT_THE_SEAT,
  ...CHIPS,
  ...HANDS,
  ...ASKS,
  ...BANKED_ASKS,
  ...PAN,
  ...OF_A_HOUSE,
  ...OWN_PAGE,
  ...POSTED_JACKPOTS,
  ...NOTICES,
};

hostWords(
  Object.fromEntries(
    (['es', 'vi', 'zh', 'ko', 'tl'] as const).map((each, nth) => [
      each,
      Object.fromEntries(Object.entries(PHRASES).map(([english, said]) => [english, said[nth] ?? english])),
    ]),
  ),
);

/** Sentences with placeholders, longest first, so that the most specific pattern wins. */
const PATTERNS = Object.keys(PHRASES)
  .filter((english) => english.includes('{{'))
  .sort((a, b) => b.length - a.length)
  .map((english) => ({ english, pattern: patternOf(english) }));

function patternOf(english: string): RegExp {
  const parts = english.split(/\{\{\d\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}

/** The size of the cache: the same sentences come again with every view. */
const REMEMBERED = 2000;
const remembered = new Map<string, string>();

/** One of the host's sentences in the language of the page. */
export function heard(sentence: string): string {
  const spoken = language();
  if (spoken === 'en' || sentence === '') return sentence;
  const key = `${spoken}:${sentence}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const said = translated(sentence);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, said);
  return said;
}

function translated(sentence: string): string {
  if (Object.hasOwn(PHRASES, sentence)) return sayAgain(sentence, {});
  for (const { english, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const put = Object.fromEntries(found.slice(1).map((part, nth) => [String(nth + 1), translated(part)]));
    return sayAgain(english, put);
  }
  return sentence;
}

/** The names of the view fields that hold sentences of the host. */
const SAID = new Set(['message', 'text', 'note', 'why', 'label', 'reason', 'stopped', 'fault', 'waitingFor', 'cannot']);
for (const name of [
  'otherwise',
  'when',
  'buyIn',
  'hand',
  'posted',
  'payTable',
  'prompt',
  'words',
  'held',
  'stands',
  'wins',
  'outcome',
])
  SAID.add(name);

/**
 * A view with the host's sentences in the language of the page; the view itself when that is English. Objects shared by
 * two views stay shared in their translations, so a screen can tell by identity what it need not redraw.
 */
export const heardIn = <View>(view: View): View => (language() === 'en' ? view : (walked(view, '') as View));

/**
 * The translation of a part of a view. A list is remembered with the name of its field as well, since it may hold
 * sentences.
 */
interface Walked {
  readonly spoken: string;
  readonly name: string;
  readonly said: unknown;
}
const known = new WeakMap<object, Walked>();

function walked(value: unknown, name: string): unknown {
  if (typeof value === 'string') return SAID.has(name) ? heard(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  const under = Array.isArray(value) ? name : '';
  if (before?.spoken === language() && before.name === under) return before.said;
  const said = Array.isArray(value)
    ? value.map((each) => walked(each, name))
    : Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, walked(each, inner)]));
  known.set(value, { spoken: language(), name: under, said });
  return said;
}
