/** Facts gathered from a player-dealer hand view for drawing. Pure: the same view gives the same facts. */
import type { BankedView, BetView, PositionView, TableHand } from '../../games/hand-view.ts';
import { type Cents, sum } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { money } from '../language/figures.ts';
import { withSigns } from './eventText.ts';
import { feesPaid } from './hand-facts.ts';
import { texts } from './texts.ts';

/** A name for each seat: `Maria`, or `Seat 4` when no player is known there. */
export type NameOf = (seat: Seat) => string;

export const betsOf = ({ bets }: BankedView, seat: Seat): readonly BetView[] => bets.filter((bet) => bet.seat === seat);

export const betsOn = ({ bets }: BankedView, position: string): readonly BetView[] =>
  bets.filter((bet) => bet.position === position);

/** Chips a seat has at stake: its bets, or the player-dealer's wager. */
export function atStake(banked: BankedView, seat: Seat): Cents {
  if (banked.dealer?.seat === seat) return banked.dealer.wager ?? 0;
  return sum(betsOf(banked, seat).map(({ amount }) => amount));
}

/**
 * The change in a seat's chips from settled bets: winnings less losses (the other way around for the player-dealer),
 * less the fees the seat has paid.
 */
export function gainOf(banked: BankedView, seat: Seat): Cents {
  const gains = banked.bets.map(({ seat: bettor, result }) => {
    const gain = (result?.won ?? 0) - (result?.lost ?? 0);
    if (banked.dealer?.seat === seat) return -gain;
    return bettor === seat ? gain : 0;
  });
  return sum(gains) - feesPaid(banked, seat);
}

/**
 * The hands a seat plays: those at its own position and those it decides for at other positions; the one in play comes
 * first.
 */
export function handsOf(
  banked: BankedView,
  seat: Seat,
): readonly { readonly key: string; readonly at: string | null; readonly hand: TableHand }[] {
  const mine = banked.positions.filter((position) => position.decides === seat || position.seat === seat);
  const hands = mine.flatMap((position) =>
    position.hands.map((hand, nth) => ({ key: `${position.id}.${nth}`, at: whose(position, seat), hand })),
  );
  return hands.sort((a, b) => Number(b.hand.playing) - Number(a.hand.playing));
}

/**
 * Whose cards these are: those of another position that this seat plays, or this seat's cards played by another. Null
 * when they are simply the player's own, also when nobody makes decisions about them, as with a bonus bet alone.
 */
function whose(position: PositionView, seat: Seat): string | null {
  if (position.seat !== seat) return positionName(position);
  return position.decides === null || position.decides === seat ? null : texts.bank.seatPlays(position.decides);
}

/** `seat 5`, `place A`. */
export const positionName = ({ id, seat }: Pick<PositionView, 'id' | 'seat'>): string =>
  seat === null ? texts.bank.place(id) : texts.bank.seat(seat);

/**
 * The player-dealer's cards or community cards: the open zones or, when there are none, the player-dealer's set hands.
 */
export function dealerHands(hand: BankedView): readonly TableHand[] {
  if (hand.zones.length > 0) {
    return hand.zones.map(({ label, cards, text, down = 0 }) => ({
      ...{ label, text: text ?? '', playing: false },
      cards: [...cards, ...Array.from({ length: down }, () => null)],
    }));
  }
  const dealer = hand.dealer?.seat;
  return (hand.positions.find(({ seat }) => seat !== null && seat === dealer)?.hands ?? []).map(onTable);
}

/** A hand as it lies on the table: cards known only to the viewer are face down. */
export const onTable = (hand: TableHand): TableHand =>
  hand.hidden ? { ...hand, cards: hand.cards.map(() => null), text: '' } : hand;

/** Whether the player-dealer's cards have their own spot in the middle, rather than lying at a position. */
export const hasDealerZone = (hand: BankedView): boolean => hand.zones.length > 0;

/** Who has the bank, in one line: `Maria has the bank, hand 2 in a row`. Null while nobody has it. */
export function bankLine(banked: BankedView, nameOf: NameOf): string | null {
  if (banked.dealer === null) return null;
  const { seat, hand } = banked.dealer;
  return texts.bank.has(nameOf(seat), hand);
}

/** One line with what the table is waiting for or what has just happened. */
export function headline(hand: BankedView, nameOf: NameOf): string {
  const names = listed(hand.turn.map(nameOf));
  switch (hand.stage) {
    case 'offer':
      return texts.bank.offered(names);
    case 'bank':
      return texts.bank.decides(names);
    case 'bets':
      return texts.bank.placeBets;
    case 'over':
      return atTheEnd(hand);
    default:
      if (hand.turns !== undefined) return texts.bank.turns([...new Set(hand.turns.map(({ seat }) => nameOf(seat)))]);
      return names === '' ? withSigns(hand.action?.text ?? '') : texts.bank.toAct(names);
  }
}

/** `Maria`, `Maria and Wen`, `Maria, Wen and Sam`. */
export function listed(names: readonly string[]): string {
  const [last, ...rest] = names.toReversed();
  return rest.length === 0 ? (last ?? '') : texts.bank.listed(rest.toReversed(), last ?? '');
}

/**
 * How the hand ended. When one result decides every bet, the game's own words for it; when nothing was settled, the
 * reason; otherwise what the bank won or lost. By then the start of the action and the opened cards no longer matter.
 */
function atTheEnd(hand: BankedView): string {
  const { dealer, bets, events, outcome } = hand;
  if (outcome !== undefined) return withSigns(outcome);
  const last = events.findLast((event) => event.kind === 'told');
  if (last !== undefined && bets.every(({ result }) => result === null)) return withSigns(last.text);
  if (dealer === null) return texts.bank.over;
  // Before fees, as at every other place.
  const gain = gainOf(hand, dealer.seat) + feesPaid(hand, dealer.seat);
  if (gain === 0) return texts.bank.even;
  return gain > 0 ? texts.bank.wins(money(gain)) : texts.bank.pays(money(-gain));
}

/** The result of a bet, in a word and an amount: `won $25`, `lost $5`, `returned`. */
export function outcomeWord({ result }: BetView): { readonly word: string; readonly tone: 'won' | 'lost' | 'back' } {
  if (result === null) return { word: '', tone: 'back' };
  if (result.won > 0) return { word: texts.bets.won(money(result.won)), tone: 'won' };
  if (result.lost > 0) return { word: texts.bets.lost(money(result.lost)), tone: 'lost' };
  return { word: texts.bets.returned, tone: 'back' };
}

/** The spot and position of a bet: `Banker`, `Wager behind seat 5`, `Tie on place A`. */
export function betLabel({ label, position, seat }: BetView): string {
  const words = label.charAt(0).toUpperCase() + label.slice(1);
  return position === String(seat) ? words : texts.bets.elsewhere(words, position);
}

export const namesAt =
  ({ places }: Pick<TableView, 'places'>): NameOf =>
  (seat) =>
    places[seat - 1]?.player ?? texts.bank.unknown(seat);

/** The player-dealer and how much of the table they cover; null before the bank is posted. */
export function coverLine(table: TableView): string | null {
  const dealer = table.hand?.kind === 'banked' ? table.hand.dealer : null;
  if (dealer === null || dealer.wager === null) return null;
  return texts.bank.covers(namesAt(table)(dealer.seat), money(dealer.wager));
}
