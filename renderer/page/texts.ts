/**
 * All texts that a page shows before its screen or around it, part by part; texts that come from the host are written
 * there.
 */
import { catalogue } from '../language/language.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

const english = {
  start: {
    thisScreenCannotBe: 'This screen cannot be used yet',
    connectingToTable: 'Connecting to the table…',
    thisTakesMoment: 'This takes a moment.',
    wrongAddress: 'Wrong address',
    thisPageBelongsTo: 'This page belongs to another screen of the table. Ask the staff.',
    reconnectingToTableYour: 'Reconnecting to the table… Your chips and cards are safe.',
    thisScreenHasFault: 'This screen has a fault',
    yourChipsAndCards: (fault: string) =>
      `Your chips and cards are safe with the table. Please call the floor. (${fault})`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('page', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
