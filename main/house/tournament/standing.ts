/** How the entries of a tournament rank: who is in, and who has finished in which place. */
import type { Tournament, TournamentEntry } from './record.ts';

type Entries = Pick<Tournament, 'entries'>;

/** An entry that was not paid back. */
type Entered = TournamentEntry & { readonly state: Exclude<TournamentEntry['state'], 'withdrawn'> };

/** Every entry that was not paid back. */
export const entered = ({ entries }: Entries): Entered[] =>
  entries.filter((entry): entry is Entered => entry.state !== 'withdrawn');

/** Entries that may still win. */
export const inPlay = ({ entries }: Entries): TournamentEntry[] =>
  entries.filter(({ state }) => state === 'registered' || state === 'playing' || state === 'moving');

/** Whether new entries are accepted. */
export const takesEntries = ({ status, terms, level }: Tournament): boolean =>
  status === 'entering' || (status === 'playing' && level <= terms.lateThrough);

interface SharedPlace {
  readonly place: number;
  /** More than one when they went out in the same hand and had begun it with the same chips. */
  readonly entries: readonly TournamentEntry[];
}

/**
 * The places of those who are out, and of the last player, the best first. A player who went out later ranks higher; in
 * the same hand, the one who had more chips when it began does, and equal chips share the place (WSOP-T, TDA; 000:5090
 * says that it ends with one player left).
 */
export function finished(tournament: Entries): SharedPlace[] {
  const left = inPlay(tournament);
  const out = entered(tournament)
    .filter(({ out: how }) => how !== null)
    .toSorted((a, b) => compare(b, a));
  const groups = [...Map.groupBy(out, ({ out: how }) => `${how?.order} ${how?.had}`).values()];
  let place = left.length + 1;
  const shared = groups.map((entries): SharedPlace => {
    const at = place;
    place += entries.length;
    return { place: at, entries };
  });
  return left.length === 1 ? [{ place: 1, entries: left }, ...shared] : shared;
}

const compare = (a: TournamentEntry, b: TournamentEntry): number =>
  (a.out?.order ?? 0) - (b.out?.order ?? 0) || (a.out?.had ?? 0) - (b.out?.had ?? 0);

/** An entry's place; null while it plays, and while new entries could still come in behind it. */
export function placeOf(tournament: Tournament, entry: number): number | null {
  if (takesEntries(tournament)) return null;
  return finished(tournament).find(({ entries }) => entries.some(({ id }) => id === entry))?.place ?? null;
}

/** Chips of all entries that were ever seated, less those that were taken out of play. */
export const chipsInPlay = ({ entries, terms, removed }: Tournament): number =>
  terms.stack * entries.filter(({ state }) => state !== 'registered' && state !== 'withdrawn').length - removed;
