import type { Card } from '../card.ts';
import type { Openers } from '../ranking/openers.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { StreetFee } from './collection.ts';
import type { Defaults } from './common-options.ts';
import type { OwnFlopRules } from './rules.ts';
import type { OwnStudOption, OwnStudRules } from './stud-options.ts';

/** One pot game as a page of data: which cards, how they come, what wins. Everything else the poker core knows. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  /** The cards of the game in a fixed order. */
  readonly deck: readonly Card[];
  readonly maxSeats: number;
  readonly streets: readonly Street[];
  /** What the pot goes to. With two, the first takes the odd chip, and all of it when nobody has the second. */
  readonly rankings: readonly [Ranking] | readonly [Ranking, Ranking];
  /**
   * Who among equal hands comes first when odd chips are given out: the closest left of the button (V-SL5), or whoever
   * holds the highest card by suit, for a low hand the lowest (000:633-635, 000:658-659). Absent: by position.
   */
  readonly oddChips?: 'by-position' | 'by-card';
  /** What the pot goes by where nobody qualifies in any of the rankings. Absent: somebody always does. */
  readonly otherwise?: Ranking;
  /** Whether it may be played with an ante and blinds, too. */
  readonly formats?: true;
  /** What it takes to open the pot, which is then played for with antes and no blinds. Absent: anything. */
  readonly openers?: Openers;
  /** Lowball: the worth of the worst seven; what checking one or better costs is an option. */
  readonly sevens?: number;
  /** Stud: a button goes round, from whose left cards are dealt and ties are broken. Absent: there is none. */
  readonly button?: true;
  /** Hold'em and its kin: whether a card may also be thrown away only after the betting on the flop is an option. */
  readonly lateDiscard?: true;
  /** Stud: the options that only some games have. Absent: none of them. */
  readonly own?: readonly OwnStudOption[];
  /** What of this page depends on those options. Absent: nothing. */
  readonly byRules?: (rules: OwnStudRules & OwnFlopRules) => Partial<Pick<Variant, 'streets' | 'rankings'>>;
  /** Option defaults that differ from game to game. */
  readonly defaults: Defaults;
}

/** The page as it is under some rules. */
export const variantFor = (variant: Variant, rules: object): Variant =>
  variant.byRules ? { ...variant, ...variant.byRules(rules) } : variant;

export type StreetLimit = 'lower' | 'higher' | 'either' | 'either-with-open-pair';

/** What happens to the cards, and the betting after it. */
export interface Street {
  /** As people call it: `Flop`. */
  readonly name: string;
  /** In order, before the betting. */
  readonly steps: readonly StreetStep[];
  /** Which of the two limits bets are made at in split limit (V-SL2); either always, or while a pair lies open before anybody. */
  readonly limit: StreetLimit;
  /** Where the action starts (LR29). */
  readonly opens: Opens;
  /** The fee that falls due on the street, by name: before its cards come (LD13) or after them. */
  readonly fee: { readonly name: StreetFee; readonly due: 'before-cards' | 'after-cards' } | null;
}

/**
 * One thing that happens to the cards: so many come face down or face up to every live hand, or face up to the board; or
 * every live hand throws so many away, or turns up so many of those that it holds face down, as its player chooses. In a
 * draw every live hand in turn, from the left of the button on, throws away up to so many and is dealt as many new ones. In a
 * turn each in turn may turn up the card that is hidden; who does is dealt the next card face down, who does not face up.
 */
export type StreetStep =
  | {
      readonly kind: 'down';
      readonly count: number;
      /** Where the deck is too short for everybody, one card face up in the middle is everybody's. Absent: it never is. */
      readonly ifShort?: 'one-for-all';
    }
  | { readonly kind: 'up' | 'board' | 'discard' | 'expose' | 'draw' | 'turn'; readonly count: number };

/**
 * Who acts first on a street: by position; by the one open card, its suit deciding between equal ones (spades highest);
 * or by what all open cards make, the first clockwise between equal ones.
 */
export type Opens =
  | { readonly by: 'position'; readonly from: 'blinds' | 'button' }
  | {
      readonly by: 'card';
      readonly card: 'lowest' | 'highest';
      readonly ace: 'low' | 'high';
      /** Between cards of one rank the first to have been dealt opens, whatever its suit. Absent: the suit decides. */
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

/** The two streets of a game whose whole board comes at once (001:751-777): the fee falls due with it, as with a flop. */
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
 * fee is taken out of the antes before the deal (000:208-210). Where the deck does not reach for a last card each, one is
 * everybody's (000:585-607).
 */
export function studStreets(how: {
  readonly bringIn: Opens;
  readonly later: Opens;
  /** Fourth street with a pair lying open is bet at either limit (000:224-230, 001:171-175, 002:427-430, 003:236-242). */
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
 * The four streets of five-card stud: two cards each, and three more, one at a time (001:630-642, 002:110-114). The highest open
 * card opens, the first dealt of equal ones; later the highest open hand acts first. Fees fall due after the first cards and
 * after the last where the house has a late one (001:4223-4230).
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
 * The streets of a draw game: so many cards down, betting, and a draw of up to so many before each further round of
 * betting (000:3750-3821, 003:364-456). The fee falls due as the first draw begins, when there has been action.
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

/** Whether cards are drawn in it. */
export const hasDraw = ({ streets }: Pick<Variant, 'streets'>): boolean =>
  streets.some(({ steps }) => steps.some(({ kind }) => kind === 'draw'));
