/** All that the clock of the tournaments says, part by part; what comes from the host is written there. */
import { deskCatalogue } from '../../renderer/language/language.ts';

const english = {
  clock: {
    none: 'No tournament is announced.',
    takesEntries: 'Entries are taken',
    over: 'Over',
    lastLevel: 'Last level',
    handsLeft: (hands: string) => `${hands} hands left`,
    level: (level: string) => `Level ${level}`,
    blinds: 'Blinds',
    next: 'Next',
    left: 'Players',
    of: (left: string, entries: string) => `${left} of ${entries}`,
    average: 'Average stack',
    prizes: 'Prizes',
    places: 'Places',
    place: (place: string) => `${place}.`,
  },
};

/** What every language has to say here. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('clock', english);
