import type { HandView, SeatView } from '../../games/hand-view.ts';

/**
 * The view with each seat that looks as it did one step before as the very same object. Most seats stay as they are
 * when one acts, and a link need not search them for differences, once for each of a dozen screens.
 */
export function withKeptSeats(view: HandView, before: HandView | undefined): HandView {
  if (before === undefined) return view;
  const seats: SeatView[] = [];
  for (const seat of view.seats) {
    const was = before.seats[seats.length];
    seats.push(was !== undefined && (was === seat || looksSame(was, seat)) ? was : seat);
  }
  return { ...view, seats };
}

/** All that a seat shows. Hands laid in front of it are not compared one by one. */
function looksSame(one: SeatView, other: SeatView): boolean {
  return (
    one.stack === other.stack &&
    one.bet === other.bet &&
    one.state === other.state &&
    one.hand === other.hand &&
    one.won === other.won &&
    one.seat === other.seat &&
    one.drew === other.drew &&
    one.chance === other.chance &&
    one.laid === other.laid &&
    isSameList(one.cards, other.cards) &&
    isSameList(one.plays, other.plays) &&
    isSameList(one.open, other.open) &&
    isSameList(one.winning, other.winning)
  );
}

type Cards = SeatView['cards'] | undefined;

const isSameList = (one: Cards, other: Cards): boolean =>
  one === other || (one?.length === other?.length && (one ?? []).every((card, nth) => card === other?.[nth]));
