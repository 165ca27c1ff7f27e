/** All that a page before and beside its screen says, part by part; what comes from the host is written there. */
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

/** What every language has to say here. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('page', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
