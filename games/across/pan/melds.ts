/**
 * Melds: sets and ropes of three or more cards, what they pay, and how they may change (003:1584-1640, 001:1366-1370).
 */
import { type Card, rankOf, suitOf } from '../../card.ts';
import { allBits, bitsOf, heightOf, inOrder, isSpade, isValle, without, withoutAll } from './cards.ts';

/** Its cards, in order. */
export type Meld = readonly Card[];

const SHORTEST = 3;

const isSet = (meld: Meld): boolean => meld.every((card) => rankOf(card) === rankOf(meld[0] ?? 0));
const isSuited = (meld: Meld): boolean => meld.every((card) => suitOf(card) === suitOf(meld[0] ?? 0));

/** A set of one suit, of three suits or more, or of aces or kings; or a rope of consecutive cards of one suit. */
export const isMeld = (cards: Meld): boolean => cards.length >= SHORTEST && make(allBits(cards), cards.length);

/** The same for three cards. */
export const isMeldOf = (one: Card, two: Card, three: Card): boolean =>
  make(bitsOf(one) | bitsOf(two) | bitsOf(three), SHORTEST);

/** Whether this number of cards with these bits, three or more, is a meld. */
function make(bits: number, count: number): boolean {
  const heights = bits & HEIGHTS;
  const suits = bits >> 10;
  const suited = isOne(suits);
  if (isOne(heights)) return suited || (heights & FREE) !== 0 || isOne(suits ^ ALL_SUITS) || suits === ALL_SUITS;
  return suited && heights === ((1 << count) - 1) * (heights & -heights);
}

const HEIGHTS = 2 ** 10 - 1;
const ALL_SUITS = 2 ** 4 - 1;
/** Aces and kings, the lowest and the highest, make a set in any suits (003:1591-1594). */
const FREE = 1 | (1 << 9);
const isOne = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

/** What a condition pays in chips: twice as much in spades. */
const inSuit = (card: Card, chips: number): number => (isSpade(card) ? 2 * chips : chips);

/** A meld's current value in chips; 0 where it is not a condition. */
export function chipsFor(meld: Meld): number {
  const [first = 0] = meld;
  if (!isSet(meld)) return ropeValue(meld);
  const more = meld.length - SHORTEST;
  if (!isSuited(meld)) return isValle(first) ? 1 + more : 0;
  // Cards added to a suited set of valle cards pay half of its value, others as much as the set.
  return isValle(first) ? inSuit(first, 2) + more * inSuit(first, 1) : (1 + more) * inSuit(first, 1);
}

/** Ace, deuce, three and jack, queen, king are conditions, even as part of a longer rope; further cards pay nothing. */
function ropeValue(rope: Meld): number {
  const heights = rope.map(heightOf);
  const has = (low: number): boolean => [low, low + 1, low + 2].every((height) => heights.includes(height));
  return (Number(has(0)) + Number(has(7))) * inSuit(rope[0] ?? 0, 1);
}

/** Whether a card may be added: the meld must keep its character (003:1616-1620). */
export function canAdd(meld: Meld, card: Card): boolean {
  if (isSet(meld) && isSuited(meld)) return card === meld[0];
  return make(allBits(meld) | bitsOf(card), meld.length + 1);
}

/** Whether a card may be taken away for another meld: the rest must be a meld of the same character (003:1632-1635). */
export function canLend(meld: Meld, card: Card): boolean {
  if (meld.length <= SHORTEST) return false;
  const left = without(meld, card);
  return isMeld(left) && isSuited(left) === isSuited(meld);
}

/** Two melds that one can be split into, the split-off one first, and what that pays (003:1624-1631). */
export interface MeldSplit {
  readonly off: Meld;
  readonly rest: Meld;
  readonly pay: number;
}

export function splitsOf(meld: Meld): readonly MeldSplit[] {
  if (meld.length < 2 * SHORTEST) return [];
  if (!isSet(meld)) return ropeSplits(meld);
  if (isSuited(meld)) return [];
  return [0, 1, 2, 3].flatMap((suit) => {
    const own = meld.filter((card) => suitOf(card) === suit);
    const [first = 0] = own;
    const off = own.slice(0, SHORTEST);
    const rest = withoutAll(meld, off);
    if (off.length < SHORTEST || !isMeld(rest) || isSuited(rest)) return [];
    return [{ off, rest, pay: inSuit(first, 1) }];
  });
}

function ropeSplits(rope: Meld): readonly MeldSplit[] {
  const splits: MeldSplit[] = [];
  for (let at = SHORTEST; at <= rope.length - SHORTEST; at++) {
    splits.push({ off: rope.slice(0, at), rest: rope.slice(at), pay: 0 });
  }
  return splits;
}

/** A way to bring cards down: into a meld on the table, or as a new one, perhaps with a card that another can spare. */
export interface MeldUse {
  readonly id: string;
  /** Cards out of the hand. */
  readonly from: readonly Card[];
  /** The melds afterwards. */
  readonly melds: readonly Meld[];
  /** The resulting meld, and what is paid for it now. */
  readonly made: Meld;
  readonly pay: number;
  readonly kind: 'add' | 'meld' | 'borrow' | 'split';
}

/** All ways to use a drawn card: added to a meld, or melded with two other cards. */
export function usesOfCard(card: Card, hand: readonly Card[], melds: readonly Meld[]): readonly MeldUse[] {
  return [...addsOf(card, melds, []), ...newMelds(card, hand, melds)];
}

/** Ways to add a card to the melds on the table. */
export function addsOf(card: Card, melds: readonly Meld[], from: readonly Card[]): readonly MeldUse[] {
  return melds.flatMap((meld, at): MeldUse[] => {
    if (!canAdd(meld, card)) return [];
    const made = inOrder([...meld, card]);
    const pay = Math.max(0, chipsFor(made) - chipsFor(meld));
    const suffix = from.length > 0 ? `-${nameOf(card)}` : '';
    return [{ id: `add-${at + 1}${suffix}`, from, melds: melds.with(at, made), made, pay, kind: 'add' }];
  });
}

/** Ways to bring down more out of the hand, once it has been hit. */
export function moreOf(hand: readonly Card[], melds: readonly Meld[]): readonly MeldUse[] {
  const faces = [...new Set(hand)];
  const fresh = faces.flatMap((card) =>
    newMelds(card, hand.slice(hand.indexOf(card) + 1), melds).map((use) => ({ ...use, from: [card, ...use.from] })),
  );
  return [
    ...distinct(fresh.map((use) => ({ ...use, id: idOf(use) }))),
    ...faces.flatMap((card) => addsOf(card, melds, [card])),
    ...melds.flatMap((meld, at) =>
      splitsOf(meld).map(({ off, rest, pay }, nth): MeldUse => {
        const next = [...melds.slice(0, at), rest, ...melds.slice(at + 1), off];
        return { id: `split-${at + 1}-${nth + 1}`, from: [], melds: next, made: off, pay, kind: 'split' };
      }),
    ),
  ];
}

function newMelds(card: Card, hand: readonly Card[], melds: readonly Meld[]): readonly MeldUse[] {
  const uses: MeldUse[] = [];
  const near = hand.filter((each) => goWith(card, each));
  for (const [i, first] of near.entries()) {
    for (const second of near.slice(i + 1)) {
      if (!isMeldOf(card, first, second)) continue;
      const made = inOrder([card, first, second]);
      const use = { from: [first, second], melds: [...melds, made], made, pay: chipsFor(made), kind: 'meld' } as const;
      uses.push({ ...use, id: `meld-${nameOf(first)}-${nameOf(second)}` });
    }
    uses.push(...borrowing(card, first, melds));
  }
  return distinct(uses);
}

/** A new meld with one card from the hand and one that a meld can spare. */
function borrowing(card: Card, own: Card, melds: readonly Meld[]): readonly MeldUse[] {
  return melds.flatMap((meld, at) =>
    [...new Set(meld.length > SHORTEST ? meld : [])].flatMap((lent): MeldUse[] => {
      if (!isMeldOf(card, own, lent) || !canLend(meld, lent)) return [];
      const made = inOrder([card, own, lent]);
      const next = [...melds.with(at, without(meld, lent)), made];
      const id = `borrow-${at + 1}-${nameOf(lent)}-${nameOf(own)}`;
      return [{ id, from: [own], melds: next, made, pay: chipsFor(made), kind: 'borrow' }];
    }),
  );
}

/** Whether two cards can be in one meld at all. */
export const goWith = (a: Card, b: Card): boolean =>
  rankOf(a) === rankOf(b) || (suitOf(a) === suitOf(b) && Math.abs(heightOf(a) - heightOf(b)) <= 2);

const distinct = (uses: readonly MeldUse[]): readonly MeldUse[] =>
  uses.length < 2 ? uses : [...new Map(uses.map((use) => [use.id, use])).values()];

const idOf = ({ kind, from, id }: MeldUse): string =>
  kind === 'meld' ? `meld-${inOrder(from).map(nameOf).join('-')}` : `${id}-${nameOf(from[0] ?? 0)}`;

/** A card in an option's id: `ks`. */
export const nameOf = (card: Card): string => '23456789tjqka'.charAt(rankOf(card)) + 'cdhs'.charAt(suitOf(card));
