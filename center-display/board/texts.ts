/** All texts of the page on the wall, part by part; texts that come from the host are written there. */
import { deskCatalogue } from '../../renderer/language/language.ts';

const english = {
  board: {
    games: 'Games',
    noTable: 'No table is open yet.',
    open: (seats: number) => (seats === 1 ? '1 seat open' : `${seats} seats open`),
    full: 'Full',
    closed: 'Not dealing now',
    away: 'No word from it: ask the floor',
    onTheWay: 'on the way',
    lists: 'Waiting lists',
    toTable: (table: number) => `Table ${table}`,
    more: (names: number) => `and ${names} more`,
    nobody: 'Nobody waits.',
    next: (game: string) => `Next: ${game}`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('board', english);
