/** The count of cards: aces 1 or 11, faces 10, and a joker as the law says. */
import { type Card, isJoker, rankOf } from '../../card.ts';
import type { Law, Natural, NaturalLaw, Stops } from './law.ts';

const ACE = 12;
const EIGHT_UP = 8;

export interface Count {
  readonly total: number;
  /** True when an ace counts 11. */
  readonly soft: boolean;
}

export const isAce = (card: Card): boolean => !isJoker(card) && rankOf(card) === ACE;
export const isTen = (card: Card): boolean => !isJoker(card) && rankOf(card) >= EIGHT_UP && rankOf(card) < ACE;

/** A single card's value; an ace is 1, and so is a joker that counts as an ace. */
export function pipsOf(card: Card): number {
  return isAce(card) || isJoker(card) ? 1 : isTen(card) ? 10 : rankOf(card) + 2;
}

/** The parts of the law that determine a hand's count. */
export type Counting = Pick<Law, 'target' | 'joker'>;

/** Counts a hand: an ace is 11 unless that goes over the target. */
export function countOf({ target, joker }: Counting, cards: readonly Card[]): Count {
  if (joker === 'whole' && cards.some(isJoker)) return { total: target, soft: false };
  let hard = 0;
  let aces = 0;
  for (const card of cards) {
    const pips = pipsOf(card);
    hard += pips;
    if (pips === 1) aces += 1;
  }
  return best(target, hard, aces);
}

/**
 * The best count of a hand, given its total with aces as 1. Two aces may both be 11 where the target is 22 (002:672).
 */
export function best(target: number, hard: number, aces: number): Count {
  const elevens = Math.min(aces, Math.max(0, Math.floor((target - hard) / 10)));
  return { total: hard + 10 * elevens, soft: elevens > 0 };
}

/** Whether a count has reached its stop. */
export const reaches = ({ hard, soft }: Stops, count: Count): boolean => count.total >= (count.soft ? soft : hard);

/** Whether a hand draws no more whatever its count: it has a joker that makes it whole. */
export const isWhole = ({ joker }: Pick<Law, 'joker'>, cards: readonly Card[]): boolean =>
  joker === 'whole' && cards.some(isJoker);

type Naturals = Pick<Law, 'naturals' | 'plainTens'>;

/** The natural that a hand's original two cards make; null when they make none. */
export function naturalOf(law: Naturals, cards: readonly Card[]): Natural {
  return naturalLawOf(law, cards)?.id ?? null;
}

function naturalLawOf(law: Naturals, cards: readonly Card[]): NaturalLaw | undefined {
  return cards.length === 2 ? law.naturals.find(({ made }) => MADE[made](law, cards)) : undefined;
}

const MADE: Readonly<Record<NaturalLaw['made'], (law: Naturals, cards: readonly Card[]) => boolean>> = {
  'two-jokers': (_, cards) => cards.every(isJoker),
  'jokers-and-aces': (_, cards) => cards.every((card) => isJoker(card) || isAce(card)),
  'ace-and-bonus': (law, cards) => cards.some(isAce) && cards.some((card) => isBonus(law, card)),
};

const TEN = 8;

/** Whether a card makes a natural with an ace: any ten-value, or any except plain tens. */
export const isBonus = ({ plainTens }: Pick<Law, 'plainTens'>, card: Card): boolean =>
  isTen(card) && !(plainTens && rankOf(card) === TEN);

/** Whether two cards are a pair: the same rank, or two ten-values where any of them may be split. */
export function isPair({ splitTens }: Pick<Law, 'splitTens'>, cards: readonly Card[]): boolean {
  const [first, second] = cards;
  if (first === undefined || second === undefined || cards.length !== 2 || cards.some(isJoker)) return false;
  return rankOf(first) === rankOf(second) || (splitTens === 'any' && isTen(first) && isTen(second));
}

/** A hand's count in words: `soft 17`, `23`, `natural 22`. */
export function countText(law: Counting & Naturals, cards: readonly Card[], original = true): string {
  if (cards.length === 0) return '';
  if (cards.length === 1 && isWhole(law, cards)) return 'joker';
  const natural = original ? naturalLawOf(law, cards) : undefined;
  if (natural !== undefined) return natural.text;
  const { total, soft } = countOf(law, cards);
  return `${soft ? 'soft ' : ''}${total}`;
}
