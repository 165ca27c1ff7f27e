/** All that the console over several tables says, part by part; what comes from the host is written there. */
import { deskCatalogue } from '../../renderer/language/language.ts';

const english = {
  tables: {
    floorConsole: 'Floor console',
    allTables: 'All tables',
    tables: 'Tables',
    noTableHasJoined: 'No table has joined this house yet.',
    wait: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
    waitsAt: (name: string, count: number) =>
      count === 1 ? `${name}: 1 thing waits` : `${name}: ${count} things wait`,
  },
  card: {
    cannotBeReached: 'Not reached',
    hasToldNothing: 'Has told nothing yet.',
    fault: 'Fault',
    stopped: 'Stopped',
    hand: (hand: number) => `Hand ${hand}`,
    idle: 'No hand',
    seats: (taken: number, open: number) => `${taken} seated · ${open} open`,
    next: (game: string) => `Next: ${game}`,
    open: (name: string) => `Open ${name}`,
  },
  queue: {
    whatWaits: 'What waits',
    nothingWaits: 'Nothing waits at any table.',
    table: (number: number) => `Table ${number}`,
    seat: (seat: number) => `seat ${seat}`,
    justNow: 'just now',
    minutes: (minutes: number) => `${minutes} min`,
    go: 'Go there',
  },
  frame: {
    sent: (name: string) => `${name}: it is offered there, too.`,
    notSent: (name: string, why: string) => `${name}: not sent. ${why}`,
    unreachable: 'It cannot be reached.',
    opening: (name: string) => `Opening ${name}…`,
    cannotBeReached: (name: string) =>
      `${name} cannot be reached just now. It deals on; this page tries again by itself.`,
  },
};

/** What every language has to say here. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('tables', english);
