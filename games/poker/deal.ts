/** Deals cards from the deck: the top card is the first of the list, and no card is burned. */
import type { Card } from '../card.ts';
import { invariant } from '../result.ts';
import type { AnyPokerRules, AnyPokerStart } from './forced.ts';
import { clockwise, firstOf } from './order-of-seats.ts';
import { at, countLive, type HandDraft, isLive, livePlayers, note, numberAt, type PokerTable } from './state.ts';
import type { Variant } from './variant.ts';

export function dealBoard(hand: HandDraft, count: number): void {
  const cards = nextCards(hand, count);
  hand.board = [...hand.board, ...cards];
  note(hand, { kind: 'board', cards });
}

/**
 * One card at a time, clockwise, face down or `open`. Cards to a seat whose hand is dead are face down on any street,
 * and out of play (001:158-162).
 */
export function dealToHands(hand: HandDraft, count: number, open: boolean): void {
  const order = dealingOrder(hand.table).filter((player) => isLive(hand, player) || hand.deadSeats.includes(player));
  const cards = nextCards(hand, count * order.length);
  const held = hand.cards.slice();
  const shown = open ? hand.open.slice() : null;
  for (let n = 0; n < order.length; n += 1) {
    const player = numberAt(order, n);
    const dealt: Card[] = [];
    for (let nth = n; nth < cards.length; nth += order.length) dealt.push(numberAt(cards, nth));
    if (!isLive(hand, player)) {
      hand.burned = [...hand.burned, ...dealt];
      for (const _ of dealt) note(hand, { kind: 'burned' });
      continue;
    }
    const before = at(hand.cards, player);
    held[player] = before.length === 0 ? dealt : before.concat(dealt);
    if (shown) shown[player] = at(hand.open, player).concat(dealt);
    note(hand, { kind: 'dealt', player, cards: dealt, open: open || hand.face[player] === 'shown' });
  }
  hand.cards = held;
  if (shown) hand.open = shown;
  if (open) hand.dealtUp = [...hand.dealtUp, ...cards.filter((card) => !hand.burned.includes(card))];
}

/** One card each: face down to players without a hidden card, face up to the others (001:4114-4122). */
export function dealTurned(hand: HandDraft): void {
  for (const player of dealingOrder(hand.table).filter((each) => isLive(hand, each))) {
    const cards = nextCards(hand, 1);
    const up = at(hand.open, player).length < at(hand.cards, player).length;
    hand.cards = hand.cards.map((held, each) => (each === player ? held.concat(cards) : held));
    if (up) {
      hand.open = hand.open.map((shown, each) => (each === player ? shown.concat(cards) : shown));
      hand.dealtUp = [...hand.dealtUp, ...cards];
    }
    note(hand, { kind: 'dealt', player, cards, open: up || hand.face[player] === 'shown' });
  }
}

/** After the draw: each player gets as many new cards as they threw away, from the left of the button on. */
export function dealDraws(hand: HandDraft): void {
  const drawing = clockwise(hand.table).filter((player) => isLive(hand, player) && (at(hand.drew, player) ?? 0) > 0);
  if (drawing.length > 0 && 'burn' in hand.table.rules && hand.table.rules.burn) burnCard(hand);
  const thrown = drawing.map((player) => at(hand.discards, player).slice(-(at(hand.drew, player) ?? 0)));
  drawing.forEach((player, n) => {
    dealDrawn(hand, player, at(thrown, n).length, thrown.slice(n).flat());
  });
}

/**
 * New cards for those a player has thrown away. Where the deck is too short, its last cards come first; then all cards
 * thrown away or folded are reshuffled, except those just thrown away by this player and by those `still` to be dealt
 * to: nobody gets their own cards back.
 */
function dealDrawn(hand: HandDraft, player: number, count: number, still: readonly Card[]): void {
  if (count > hand.stub.length - hand.dealt) shuffleDiscards(hand, still);
  const cards = nextCards(hand, count);
  hand.cards = hand.cards.map((held, each) => (each === player ? held.concat(cards) : held));
  note(hand, { kind: 'dealt', player, cards, open: hand.face[player] === 'shown' });
}

/** Puts the next card away unseen, if there is one. */
function burnCard(hand: HandDraft): void {
  if (hand.dealt === hand.stub.length) return;
  hand.burned = [...hand.burned, ...nextCards(hand, 1)];
  note(hand, { kind: 'burned' });
}

/** The order comes with the start, because rules draw no lots. Without one the cards come in deck order. */
function shuffleDiscards(hand: HandDraft, still: readonly Card[]): void {
  const { rules, start, deck } = hand.table;
  const held = livePlayers(hand).flatMap((player) => at(hand.cards, player));
  const own = 'ownDiscards' in rules && rules.ownDiscards ? [] : still;
  const out = new Set([...held, ...hand.board, ...own, ...hand.stub.slice(hand.dealt)]);
  const orders = start.reshuffles ?? [];
  const order = orders[hand.reshuffles % Math.max(1, orders.length)] ?? deck;
  hand.stub = [...hand.stub, ...order.filter((card) => !out.has(card))];
  hand.reshuffles += 1;
  note(hand, { kind: 'reshuffled' });
}

/** Whether the deck has that many cards for every live hand, and for every dead seat that gets any. */
export const reachesAll = (hand: HandDraft, count: number): boolean =>
  count * (countLive(hand) + hand.deadSeats.length) <= hand.table.deck.length - hand.dealt;

/**
 * All players from the small blind on (LD9). This differs from the left of the button only heads up, where the button
 * has the small blind and, dealt to from the button's left, gets the last card (WSOP-T 87).
 */
function dealingOrder(table: Pick<PokerTable, 'rules' | 'start' | 'seats' | 'leftOfButton'>): readonly number[] {
  const { rules, start, seats, leftOfButton } = table;
  const small = start.smallBlindSeat === null ? -1 : seats.indexOf(start.smallBlindSeat);
  const first = small < 0 || !('dealFirst' in rules) || rules.dealFirst === 'left-of-button' ? leftOfButton : small;
  return clockwise({ seats, leftOfButton: first });
}

function nextCards(hand: HandDraft, count: number): readonly Card[] {
  const cards = hand.stub.slice(hand.dealt, hand.dealt + count);
  invariant(cards.length === count, () => `the deck is short: ${count} cards wanted, ${cards.length} left`);
  hand.dealt += count;
  return cards;
}

/**
 * Where each card of the deck goes while nobody's folding can change it: seat numbers and `board`. Cards dealt to hands
 * on later streets depend on who is still in.
 */
export function zonesInDealOrder({ streets }: Variant, rules: AnyPokerRules, start: AnyPokerStart): readonly string[] {
  const seats = start.players.map(({ seat }) => seat);
  const order = dealingOrder({ rules, start, seats, leftOfButton: firstOf(seats, start.button) });
  const round = order.map((player) => String(seats[player]));
  const zones: string[] = [];
  for (const [street, { steps }] of streets.entries()) {
    for (const { kind, count } of steps) {
      const toHands = kind === 'down' || kind === 'up';
      if ((toHands && street > 0) || kind === 'draw' || kind === 'turn') return zones;
      const receivers = kind === 'board' ? ['board'] : toHands ? round : [];
      for (let n = 0; n < count; n += 1) zones.push(...receivers);
    }
  }
  return zones;
}
