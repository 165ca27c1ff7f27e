/** The money of a tournament: entries and fees off the cards, back before the start, prizes onto them at the end. */
import { cardOf, feesOf, type HouseMove, prizesFor, TOURNAMENT_FEES, withheldInTournament } from '../books.ts';
import type { Tournament, TournamentEvent } from './record.ts';

/** The players whose cards change with an event that moves money. */
export function accountsOf({ entries }: Tournament, event: TournamentEvent): string[] {
  switch (event.event) {
    case 'entered':
    case 'withdrawn':
      return entries.flatMap(({ id, account }) => (id === event.entry ? [account] : []));
    case 'cancelled':
    case 'over':
      return [...new Set(entries.map(({ account }) => account))];
    default:
      return [];
  }
}

/** The money of an entry that an event moves. */
export function movesOf(before: Tournament, after: Tournament, event: TournamentEvent): HouseMove[] {
  const { id, terms } = after;
  const name = `tournament ${id}`;
  const back = (account: string): HouseMove[] => [
    { from: prizesFor(id), to: cardOf(account), amount: terms.entry, why: `entry of ${name} back` },
    ...(terms.fee === 0
      ? []
      : [{ from: feesOf(id), to: cardOf(account), amount: terms.fee, why: `fee of ${name} back` }]),
  ];
  switch (event.event) {
    case 'entered':
      return [
        { from: cardOf(event.account), to: prizesFor(id), amount: terms.entry, why: `entry of ${name}` },
        ...(terms.fee === 0
          ? []
          : [{ from: cardOf(event.account), to: feesOf(id), amount: terms.fee, why: `fee of ${name}` }]),
      ];
    case 'withdrawn':
      return back(before.entries.find((entry) => entry.id === event.entry)?.account ?? '');
    case 'cancelled':
      return before.entries.flatMap(({ state, account }) => (state === 'withdrawn' ? [] : back(account)));
    case 'fees':
      return [{ from: feesOf(id), to: TOURNAMENT_FEES, amount: event.amount, why: `fees of ${name}` }];
    case 'over':
      return event.prizes.flatMap(({ entry, place, amount, withheld }): HouseMove[] => {
        const account = before.entries.find((one) => one.id === entry)?.account ?? '';
        return amount === 0
          ? []
          : [
              {
                from: prizesFor(id),
                to: withheld === undefined ? cardOf(account) : withheldInTournament(prizesFor(id)),
                amount,
                why: `place ${place} of ${name}`,
              },
            ];
      });
    default:
      return [];
  }
}
