/** All texts of the tournament clock, part by part; texts that come from the host are written there. */
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

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('clock', english);
