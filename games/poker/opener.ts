/** Who opens a street by open cards. */
import { type Card, isJoker, rankOf, suitOf } from '../card.ts';
import { BUG_JOKER } from '../ranking/stripped.ts';
import { clockwise } from './order-of-seats.ts';
import { played } from './played.ts';
import { at, isLive, type PokerState } from './state.ts';
import type { Opens } from './variant.ts';

/**
 * The player whose open cards open the street; −1 when nobody has any. A player who is all-in does not open, unless the
 * house passes the opening to their left (`openerAllIn`): then the cards of all players count, and the betting skips
 * players who cannot bet.
 */
export function openerOf(state: PokerState, opens: Exclude<Opens, { by: 'position' }>): number {
  const { rules } = state.table;
  const all = 'openerAllIn' in rules && rules.openerAllIn === 'player-on-the-left';
  const may = (player: number): boolean => (all ? isLive(state, player) : state.standing[player] === 'in');
  let opener = -1;
  let best = -1;
  for (const player of clockwise(state.table)) {
    const cards = played(state, [...at(state.open, player), ...state.board]);
    if (!may(player) || cards.length === 0) continue;
    const value = opens.by === 'card' ? valueOfCard(at(cards, 0), opens) : valueOfOpenHand(cards, opens);
    if (value > best) {
      best = value;
      opener = player;
    }
  }
  return opener;
}

const ACE = 12;

/** A card's rank for opening: rank first, then suit, clubs the lowest (000:613-616, 000:636-640). */
function valueOfCard(card: Card, { card: which, ace, ties }: Extract<Opens, { by: 'card' }>): number {
  // A joker counts as an ace here, whatever it is worth later (001:4103-4105).
  const rank = isJoker(card) ? ACE : rankOf(card);
  const height = ace === 'low' ? (rank + 1) % 13 : rank;
  const value = height * 4 + (ties === 'first-dealt' || isJoker(card) ? 0 : suitOf(card));
  return which === 'highest' ? value : 51 - value;
}

/**
 * The value of open cards for opening: pairs, threes and fours, then high cards, ignoring straights and flushes. For
 * the lowest hand the ace is low.
 */
export function valueOfOpenHand(cards: readonly Card[], opens: Extract<Opens, { by: 'open-hand' }>): number {
  const joker = cards.find(isJoker);
  if (joker === undefined) return valueOfRanks(cards, opens);
  const others = cards.filter((card) => card !== joker);
  if (joker === BUG_JOKER) return valueOfRanks([...others, ACE * 4], opens);
  // A joker that can be any card is the best there is: a hand with it equals one without (002:60-62).
  return Math.max(...Array.from({ length: 13 }, (_, rank) => valueOfRanks([...others, rank * 4], opens)));
}

function valueOfRanks(cards: readonly Card[], { hand }: Extract<Opens, { by: 'open-hand' }>): number {
  const low = hand === 'lowest';
  const height = (card: Card): number => (low && rankOf(card) === ACE ? 0 : rankOf(card) + 1);
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(height(card), (counts.get(height(card)) ?? 0) + 1);
  const groups = [...counts].sort(([a, m], [b, n]) => n - m || b - a);
  // The shape first, larger groups first, then the ranks in the same order, one digit each.
  const digits = [0, 1, 2, 3, 4]
    .map((n) => groups[n]?.[1] ?? 0)
    .concat([0, 1, 2, 3, 4].map((n) => groups[n]?.[0] ?? 0));
  const value = digits.reduce((sum, digit) => sum * 14 + digit, 0);
  return low ? MOST - value : value;
}

const MOST = 14 ** 10;

/** Whether any player still in has an open pair or better. */
export const hasOpenPair = (state: PokerState): boolean =>
  state.open.some((cards, player) => isLive(state, player) && new Set(cards.map(rankOf)).size < cards.length);
