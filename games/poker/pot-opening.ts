/**
 * Games in which the pot may be opened only with a good enough hand. The rules read the cards to find who may open, so
 * there are no false openers. A player without openers passes and stays in the hand; if nobody opens, the antes stay in
 * the pot for the next hand (003:794-797).
 */
import { type Card, cardText } from '../card.ts';
import type { BettingRound } from './betting.ts';
import { sharesNow } from './carried.ts';
import { at, countInAction, type HandDraft, isLive, note, type PokerState, type SettledPot, seatOf } from './state.ts';

/** The pot has not been opened yet and needs a good enough hand to open. */
export const isToBeOpened = ({ table, round }: PokerState): boolean =>
  table.variant.openers !== undefined && round.opening > 0;

/** Whether the player's hand is not good enough to open. */
export const mayNotOpen = (state: PokerState, player: number): boolean =>
  isToBeOpened(state) && !hasOpeners(state, player);

function hasOpeners({ table, cards }: PokerState, player: number): boolean {
  const { openers } = table.variant;
  return openers !== undefined && openers.proof(at(cards, player)) !== null;
}

/**
 * Records who opened, and with what. All others come in for the full opening bet, however little the opener had
 * (003:889).
 */
export function opensPot(hand: HandDraft, player: number, opening: number): void {
  hand.opened = { player, cards: at(hand.cards, player) };
  if (hand.round.level < opening) hand.round = inFull(hand.round, opening);
}

const inFull = (round: BettingRound, opening: number): BettingRound => ({
  ...round,
  opening: 0,
  level: opening,
  full: opening,
  size: Math.max(round.size, opening),
  wagers: 1,
});

/**
 * A player who is all-in for the ante is not asked for a bet, but may still open (003:879-889): when it would be their
 * turn, the pot is opened for them. Where fewer than two players can bet, the first good enough hand opens it, and
 * nobody need call.
 */
export function openForAllIn(hand: HandDraft, from: number): void {
  if (!isToBeOpened(hand)) return;
  const canBet = countInAction(hand) > 1;
  for (let step = 0; step < hand.order.length; step += 1) {
    const player = at(hand.order, (from + step) % hand.order.length);
    const isAsked = canBet && hand.standing[player] === 'in';
    if (isAsked && !at(hand.acted, player)) return;
    if (isAsked || !isLive(hand, player) || !hasOpeners(hand, player)) continue;
    const { opening } = hand.round;
    hand.round = { ...hand.round, opening: 0 };
    if (canBet) opensPot(hand, player, opening);
    else hand.opened = { player, cards: at(hand.cards, player) };
    note(hand, { kind: 'told', text: `Seat ${seatOf(hand, player)}, all-in, opens the pot.` });
    return;
  }
}

/** Nobody has opened: the hand is over, and the pot carries over to the next one. */
export function passIn(hand: HandDraft): void {
  hand.left = sharesNow(hand);
  note(hand, { kind: 'told', text: 'Nobody opens the pot.' });
}

/**
 * The opener has thrown away a card the pot was opened with, which a live game requires them to announce (003:825-828).
 */
export function tellSplit(hand: HandDraft, player: number): void {
  const { openers } = hand.table.variant;
  if (!openers || hand.opened?.player !== player || openers.proof(at(hand.cards, player)) !== null) return;
  note(hand, { kind: 'told', text: `Seat ${seatOf(hand, player)} splits openers.` });
}

/**
 * A player who opened must show openers to win, called or not (003:791-792, 001:1276-1278): they are announced unless
 * the shown hand includes them.
 */
export function proveOpeners(hand: HandDraft, pots: readonly SettledPot[]): void {
  const { openers } = hand.table.variant;
  if (!openers || !hand.opened) return;
  const { player, cards } = hand.opened;
  if (!pots.some(({ awards }) => awards.some((award) => award.player === player))) return;
  const proof = openers.proof(cards) ?? cards;
  const held = at(hand.cards, player);
  if (hand.face[player] === 'shown' && proof.every((card) => held.includes(card))) return;
  const gone = proof.filter((card) => !held.includes(card));
  const split = gone.length > 0 ? `, of which ${written(gone)} went in the draw` : '';
  note(hand, { kind: 'told', text: `Seat ${seatOf(hand, player)} shows openers: ${written(proof)}${split}.` });
}

const written = (cards: readonly Card[]): string => cards.map(cardText).join(' ');
