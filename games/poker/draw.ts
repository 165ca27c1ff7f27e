/** A game in which cards are drawn, with a button and blinds. */
import type { z } from 'zod';
import { type Card, isJoker } from '../card.ts';
import type { HandStart, Lot, Seating } from '../hand-start.ts';
import { newRound } from './betting.ts';
import { blinds } from './blinds.ts';
import { drawOptions, formatOptions, jokerOption, openersOptions, sevensOption } from './draw-options.ts';
import type { AnyPokerRules, AnyPokerStart, ForcedBetsOf } from './forced.ts';
import { afterFormat, biggestBlind, formatOf, openingBet, seatFormat } from './formats.ts';
import { postedAs } from './jackpots.ts';
import { pokerRules } from './rules.ts';
import type { PokerStart } from './start.ts';
import { hasDraw, type Variant } from './variant.ts';

const baseRules = ({ defaults, rankings }: Pick<Variant, 'defaults' | 'rankings'>) =>
  pokerRules(defaults, rankings.length === 2).safeExtend(drawOptions());

const furtherOptions = () => ({
  ...formatOptions(),
  ...jokerOption(),
  ...sevensOption(),
  ...openersOptions(),
});

type FurtherRules = z.output<z.ZodObject<ReturnType<typeof furtherOptions>>>;

/** Options that only some of these games have are absent in the others. */
export type DrawRules = z.output<ReturnType<typeof baseRules>> & Partial<FurtherRules>;

/** The options of a draw game: for its joker, ante and blinds, and checked sevens, where it has them. */
function rulesOf(variant: Variant): z.ZodType<DrawRules> {
  const { deck, formats, sevens, openers } = variant;
  const further: Partial<ReturnType<typeof furtherOptions>> = {
    ...(formats ? formatOptions() : {}),
    ...(deck.some(isJoker) ? jokerOption() : {}),
    ...(sevens === undefined ? {} : sevensOption()),
    ...(openers ? openersOptions() : {}),
  };
  // Missing options are optional in the type of the rules, which the type of a schema cannot express.
  return baseRules(variant)
    .safeExtend(further as ReturnType<typeof furtherOptions>)
    .refine((rules) => !isFormat(rules) || openingBet(rules) > biggestBlind(rules), {
      error: 'expected an opening bet above the biggest blind',
      path: ['openingBet'],
    });
}

const isFormat = (rules: DrawRules): boolean => formatOf(rules) !== 'blinds';

export const drawBlinds: ForcedBetsOf<DrawRules, PokerStart> = {
  ...blinds,

  rules: rulesOf,

  stakes(rules, start) {
    const stakes = blinds.stakes(rules, start);
    return isFormat(rules) ? { ...stakes, min: openingBet(rules) } : stakes;
  },

  choices: (rules) => (isFormat(rules) ? [] : blinds.choices(rules)),

  seat: (rules, limits, memory, occupants, lot) =>
    isFormat(rules)
      ? seatFormat(rules, limits, memory, occupants, lot)
      : blinds.seat(rules, limits, memory, occupants, lot),

  /** With an ante and blinds the pot is opened for twice the biggest blind, or not at all (000:3795-3803). */
  firstRound(table) {
    const { rules } = table;
    if (!('maxDraw' in rules) || !isFormat(rules)) return blinds.firstRound(table);
    const round = newRound(rules, table.stakes, 'lower', 0);
    const level = Math.max(0, ...table.start.posts.map(({ live }) => live));
    return { ...round, level, full: level, opening: Math.max(openingBet(rules), level) };
  },

  /** With an ante, the antes (000:208-209); with three blinds, the small one (LD8). */
  jackpotFrom(state) {
    const { rules } = state.table;
    if (!('maxDraw' in rules) || !isFormat(rules)) return blinds.jackpotFrom(state);
    return postedAs(state, formatOf(rules) === 'three-blinds' ? 'small blind' : 'ante');
  },

  after(state, memory) {
    const { rules } = state.table;
    return 'maxDraw' in rules && isFormat(rules) ? afterFormat(state, memory) : blinds.after(state, memory);
  },
};

/** The cards of a game under its options. */
export function deckOf({ deck }: Variant, rules: AnyPokerRules): Card[] {
  return 'joker' in rules && rules.joker === false ? deck.filter((card) => !isJoker(card)) : [...deck];
}

/** The number of those cards. */
export const deckSize = (variant: Variant, rules: AnyPokerRules): number =>
  'joker' in rules && rules.joker === false ? deckOf(variant, rules).length : variant.deck.length;

/**
 * Lots for a hand whose discards may have to be reshuffled: for each time, the whole deck in an order of its own, from
 * which only the cards on hand are taken. Rules draw no lots, so these come with the start. None where the deck is
 * large enough for everything that could be drawn.
 */
export function withReshuffles<Start extends AnyPokerStart & HandStart, Memory>(
  variant: Variant,
  rules: AnyPokerRules,
  seating: Seating<Start, Memory>,
  lot: Lot,
): Seating<Start, Memory> {
  const { start } = seating;
  const { streets } = variant;
  if (!start || !hasDraw(variant)) return seating;
  const deck = deckOf(variant, rules);
  const steps = streets.flatMap((street) => street.steps);
  const each = steps.reduce((sum, { kind, count }) => (kind === 'board' ? sum : sum + count), 0);
  const draws = steps.filter(({ kind }) => kind === 'draw').length;
  if (each * start.players.length <= deck.length) return seating;
  const orders = Array.from({ length: ORDERS_A_DRAW * draws }, () => shuffled(deck, lot));
  return { ...seating, start: { ...start, reshuffles: orders } };
}

/** The maximum reshuffles in one draw: eight players who throw away all five cards take three. */
const ORDERS_A_DRAW = 3;

function shuffled(deck: readonly Card[], lot: Lot): readonly Card[] {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = lot(last + 1);
    const [one, two] = [cards[last], cards[other]];
    if (one === undefined || two === undefined) throw new RangeError(`the lot gave ${other} for ${last + 1} cards`);
    cards[last] = two;
    cards[other] = one;
  }
  return cards;
}
