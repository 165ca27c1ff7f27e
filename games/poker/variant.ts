import type { Card } from '../card.ts';
import type { Openers } from '../ranking/openers.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { StreetFee } from './collection.ts';
import type { Defaults } from './common-options.ts';
import type { OwnFlopRules } from './rules.ts';
import type { OwnStudOption, OwnStudRules } from './stud-options.ts';

/** One pot game as data: its cards, how they are dealt, what wins. The poker core provides everything else. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  /** The cards of the game in a fixed order. */
  readonly deck: readonly Card[];
  readonly maxSeats: number;
  readonly streets: readonly Street[];
  /**
   * The rankings that win the pot. With two, the first takes the odd chip, and the whole pot when nobody has the
   * second.
   */
  readonly rankings: readonly [Ranking] | readonly [Ranking, Ranking];
  /**
   * Which of several equal hands gets odd chips first: the closest left of the button (V-SL5), or the hand with the
   * highest card by suit, for a low hand the lowest (000:633-635, 000:658-659). Absent: by position.
   */
  readonly oddChips?: 'by-position' | 'by-card';
  /**
   * The ranking that decides the pot where nobody qualifies in any of the rankings. Absent: somebody always qualifies.
   */
  readonly otherwise?: Ranking;
  /** It may also be played with an ante and blinds. */
  readonly formats?: true;
  /** The hand needed to open the pot, which is then played for with antes and no blinds. Absent: any hand may open. */
  readonly openers?: Openers;
  /** Lowball: the value of the worst seven; the penalty for checking a seven or better is an option. */
  readonly sevens?: number;
  /** Stud: a button goes around; cards are dealt and ties broken from its left. Absent: there is none. */
  readonly button?: true;
  /** Hold'em and its relatives: an option allows a card to be thrown away as late as after the betting on the flop. */
  readonly lateDiscard?: true;
  /** Stud: the options that only some games have. Absent: none. */
  readonly own?: readonly OwnStudOption[];
  /** The parts of this variant that depend on those options. Absent: none. */
  readonly byRules?: (rules: OwnStudRules & OwnFlopRules) => Partial<Pick<Variant, 'streets' | 'rankings'>>;
  /** Option defaults that differ from game to game. */
  readonly defaults: Defaults;
}

/** The variant as it is under the given rules. */
export const variantFor = (variant: Variant, rules: object): Variant =>
  variant.byRules ? { ...variant, ...variant.byRules(rules) } : variant;

export type StreetLimit = 'lower' | 'higher' | 'either' | 'either-with-open-pair';

/** What happens to the cards, and the betting after it. */
export interface Street {
  /** As players call it: `Flop`. */
  readonly name: string;
  /** In order, before the betting. */
  readonly steps: readonly StreetStep[];
  /**
   * Which of the two limits bets use in split limit (V-SL2); always either, or either only while any player has an open
   * pair.
   */
  readonly limit: StreetLimit;
  /** Where the action starts (LR29). */
  readonly opens: Opens;
  /** The fee that is due on the street, by name: before its cards come (LD13) or after them. */
  readonly fee: { readonly name: StreetFee; readonly due: 'before-cards' | 'after-cards' } | null;
}

/**
 * One thing that happens to the cards: a number of cards come face down or face up to every live hand, or face up to
 * the board; or every live hand throws away a number of cards, or turns up a number of its face-down cards, by its
 * player's choice. In a draw, every live hand in turn, from the left of the button on, throws away up to a number of
 * cards and is dealt as many new ones. In a turn, each player in turn may turn up the hidden card: one who does is
 * dealt the next card face down, one who does not gets it face up.
 */
export type StreetStep =
  | {
      readonly kind: 'down';
      readonly count: number;
      /**
       * Where the deck is too short for everyone, one card face up in the middle is shared. Absent: it is never too
       * short.
       */
      readonly ifShort?: 'one-for-all';
    }
  | { readonly kind: 'up' | 'board' | 'discard' | 'expose' | 'draw' | 'turn'; readonly count: number };

/**
 * Who acts first on a street: by position; by the one open card, with ties broken by suit (spades highest); or by all
 * open cards, with the first clockwise of equal ones.
 */
export type Opens =
  | { readonly by: 'position'; readonly from: 'blinds' | 'button' }
  | {
      readonly by: 'card';
      readonly card: 'lowest' | 'highest';
      readonly ace: 'low' | 'high';
      /** Between cards of the same rank, the one dealt first opens, whatever its suit. Absent: the suit decides. */
      readonly ties?: 'first-dealt';
    }
  | { readonly by: 'open-hand'; readonly hand: 'lowest' | 'highest' };

const FROM_BUTTON: Opens = { by: 'position', from: 'button' };

/**
 * The four streets of the hold'em family (LD15-LD17), which differ in the number of hole cards and in when one of them
 * is thrown away, if at all (000:1764-1768).
 */
export function flopStreets(
  hole: number,
  discard: 'before the flop' | 'after the flop' | 'after its betting' | null = null,
): Street[] {
  const flop: StreetStep = { kind: 'board', count: 3 };
  const away: StreetStep = { kind: 'discard', count: 1 };
  const flopSteps = discard === 'before the flop' ? [away, flop] : discard === 'after the flop' ? [flop, away] : [flop];
  const card: StreetStep = { kind: 'board', count: 1 };
  return [
    {
      name: 'Before the flop',
      steps: [{ kind: 'down', count: hole }],
      limit: 'lower',
      opens: { by: 'position', from: 'blinds' },
      fee: null,
    },
    {
      name: 'Flop',
      steps: flopSteps,
      limit: 'lower',
      opens: FROM_BUTTON,
      fee: { name: 'player', due: 'before-cards' },
    },
    {
      name: 'Turn',
      steps: discard === 'after its betting' ? [away, card] : [card],
      limit: 'higher',
      opens: FROM_BUTTON,
      fee: { name: 'turn', due: 'after-cards' },
    },
    { name: 'River', steps: [card], limit: 'higher', opens: FROM_BUTTON, fee: { name: 'river', due: 'after-cards' } },
  ];
}

/** The two streets of a game whose whole board comes at once (001:751-777): the fee is due with it, as with a flop. */
export const fastStreets = (hole: number): Street[] => [
  {
    name: 'Before the board',
    steps: [{ kind: 'down', count: hole }],
    limit: 'lower',
    opens: { by: 'position', from: 'blinds' },
    fee: null,
  },
  {
    name: 'Board',
    steps: [{ kind: 'board', count: 5 }],
    limit: 'higher',
    opens: FROM_BUTTON,
    fee: { name: 'player', due: 'before-cards' },
  },
];

/**
 * The five streets of seven-card stud (000:182-203): two cards down and one up, three more up, the last one down. The
 * fee is taken out of the antes before the deal (000:208-210). Where the deck is too short for a last card each, one
 * card is shared (000:585-607).
 */
export function studStreets(how: {
  readonly bringIn: Opens;
  readonly later: Opens;
  /**
   * Fourth street with an open pair may be bet at either limit (000:224-230, 001:171-175, 002:427-430, 003:236-242).
   */
  readonly openPair?: 'either-limit';
}): Street[] {
  const { bringIn, later, openPair } = how;
  const up: StreetStep = { kind: 'up', count: 1 };
  return [
    {
      name: 'Third street',
      steps: [{ kind: 'down', count: 2 }, up],
      limit: 'lower',
      opens: bringIn,
      fee: { name: 'player', due: 'before-cards' },
    },
    {
      name: 'Fourth street',
      steps: [up],
      limit: openPair ? 'either-with-open-pair' : 'lower',
      opens: later,
      fee: null,
    },
    { name: 'Fifth street', steps: [up], limit: 'higher', opens: later, fee: null },
    { name: 'Sixth street', steps: [up], limit: 'higher', opens: later, fee: null },
    {
      name: 'Seventh street',
      steps: [{ kind: 'down', count: 1, ifShort: 'one-for-all' }],
      limit: 'higher',
      opens: later,
      fee: null,
    },
  ];
}

/**
 * The four streets of five-card stud: two cards each, and three more, one at a time (001:630-642, 002:110-114). The
 * highest open card opens, the first dealt of equal ones; later the highest open hand acts first. Fees are due after
 * the first cards, and after the last where the house has a late one (001:4223-4230).
 */
export function fiveCardStreets(how: {
  readonly first: readonly ('up' | 'down' | StreetStep)[];
  readonly later: readonly StreetStep[];
  readonly limits: 'two' | 'either';
  readonly fees?: true;
}): Street[] {
  const first = how.first.map((step): StreetStep => (typeof step === 'string' ? { kind: step, count: 1 } : step));
  const later: Opens = { by: 'open-hand', hand: 'highest' };
  const limit = (nth: number): StreetLimit => (how.limits === 'either' ? 'either' : nth < 2 ? 'lower' : 'higher');
  return [
    {
      name: 'Second street',
      steps: first,
      limit: limit(0),
      opens: { by: 'card', card: 'highest', ace: 'high', ties: 'first-dealt' },
      fee: how.fees ? { name: 'player', due: 'after-cards' } : { name: 'player', due: 'before-cards' },
    },
    { name: 'Third street', steps: how.later, limit: limit(1), opens: later, fee: null },
    { name: 'Fourth street', steps: how.later, limit: limit(2), opens: later, fee: null },
    {
      name: 'Fifth street',
      steps: how.later,
      limit: limit(3),
      opens: later,
      fee: how.fees ? { name: 'river', due: 'after-cards' } : null,
    },
  ];
}

/**
 * The streets of a draw game: a number of cards down, betting, and a draw of up to a number of cards before each
 * further round of betting (000:3750-3821, 003:364-456). The fee is due as the first draw begins, when there has been
 * action.
 */
export function drawStreets(how: {
  readonly cards: number;
  /** Each draw by its name, with the limit of the betting after it. */
  readonly draws: readonly (readonly [name: string, limit: StreetLimit])[];
}): Street[] {
  const { cards, draws } = how;
  return [
    {
      name: 'Before the draw',
      steps: [{ kind: 'down', count: cards }],
      limit: 'lower',
      opens: { by: 'position', from: 'blinds' },
      fee: null,
    },
    ...draws.map(
      ([name, limit], nth): Street => ({
        name,
        steps: [{ kind: 'draw', count: cards }],
        limit,
        opens: FROM_BUTTON,
        fee: nth === 0 ? { name: 'player', due: 'before-cards' } : null,
      }),
    ),
  ];
}

/** Whether there are cards that all hands share. */
export const hasBoard = ({ streets }: Pick<Variant, 'streets'>): boolean =>
  streets.some(({ steps }) => steps.some(({ kind }) => kind === 'board'));

/** Whether the game has a draw. */
export const hasDraw = ({ streets }: Pick<Variant, 'streets'>): boolean =>
  streets.some(({ steps }) => steps.some(({ kind }) => kind === 'draw'));
