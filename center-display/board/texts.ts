/** All that the page on the wall says, part by part; what comes from the host is written there. */
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

/** What every language has to say here. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('board', english);
