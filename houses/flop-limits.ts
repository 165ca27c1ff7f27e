/** Sizes and fees of hold'em and related games as houses print them: a row of dollars each. */
import type { PokerRules } from '../games/poker/rules.ts';
import type { FeeOption, Limit } from './house.ts';

/** A split limit in dollars, with the printed blinds; null where none are printed and the engine's table applies. */
export interface LimitRow {
  readonly lower: number;
  readonly small: number | null;
  /** Null where the big blind is the lower limit. */
  readonly big?: number | null;
  /** The button's blind. Absent: none. */
  readonly third?: number;
  /** The killer's blind: one and a half times or twice the lower limit. Absent: no kill. */
  readonly kill?: number;
  readonly buyIn: number;
}

/** Split limits of one sheet, the higher limit twice the lower; a short buy is half the buy-in. */
export const splitLimits = (source: string, rows: readonly LimitRow[]): readonly Limit<PokerRules>[] =>
  rows.map(({ lower, small, big = null, third, kill, buyIn }): Limit<PokerRules> => {
    const name = `${lower}-${lower * 2}`;
    const kind = kill === undefined ? '' : kill === lower * 2 ? 'full kill' : 'half kill';
    return {
      id: kind === '' ? name : `${name}-${kind.replace(' ', '-')}`,
      label: `Limit $${lower}-$${lower * 2}${kind === '' ? '' : `, ${kind}`}`,
      rules: {
        betting: 'split-limit',
        smallBlind: small === null ? null : Math.round(small * 100),
        bigBlind: Math.round((big ?? lower) * 100),
        lowerLimit: lower * 100,
        higherLimit: lower * 200,
        // The electronic table bets in dollars, unless a blind is smaller.
        chip: small === null || Number.isInteger(small) ? 100 : 50,
        killBlind: kill === undefined ? null : kill * 100,
        ...(third === undefined ? {} : { thirdBlind: third * 100 }),
      },
      buyIn: { fullBuy: buyIn * 100, shortBuy: buyIn * 50, maximum: null, step: 100 },
      source,
    };
  });

/** A no-limit or pot-limit game, in dollars. `maximum` where the buy-in is printed as a range. */
export const buyInLimit = (
  betting: 'no-limit' | 'pot-limit',
  source: string,
  [small, big, buyIn, maximum]: readonly [small: number, big: number, buyIn: number, maximum: number | null],
): Limit<PokerRules> => ({
  id: `${betting}-${buyIn}${maximum === null ? '' : `-${maximum}`}`,
  label: `${betting === 'no-limit' ? 'No limit' : 'Pot limit'} $${small}-$${big}, buy-in $${buyIn}${maximum === null ? '' : `-$${maximum}`}`,
  rules: { betting, smallBlind: small * 100, bigBlind: big * 100 },
  buyIn: {
    fullBuy: buyIn * 100,
    shortBuy: maximum === null ? buyIn * 50 : null,
    maximum: maximum === null ? null : maximum * 100,
    step: 100,
  },
  source,
});

/** What a row of a schedule applies to: the betting, and the lower limits or buy-ins, in dollars. */
export interface FeeRange {
  readonly forGames: FeeOption['forGames'];
  readonly from: number;
  readonly to: number | null;
  readonly source: string;
}

/**
 * A row of a schedule that takes one amount from the pot for a number of players; `modified` where the hand ends early.
 */
export const flatFee = (
  { forGames, from, to, source }: FeeRange,
  [option, minPlayers, maxPlayers, player, modified]: readonly [
    option: number,
    minPlayers: number,
    maxPlayers: number,
    player: number,
    modified: number,
  ],
): FeeOption => ({
  option,
  forGames,
  sizes: { min: from * 100, max: to === null ? null : to * 100, asPrinted: printed(forGames, from, to) },
  ...{ minPlayers, maxPlayers },
  playerFee: player * 100,
  modifiedFee: modified * 100,
  turnFee: 0,
  riverFee: 0,
  splitFee: 0,
  source,
});

function printed(forGames: FeeOption['forGames'], from: number, to: number | null): string {
  if (forGames === 'no limit and pot limit') return `buy-ins of $${from}${to === null ? ' or more' : ` to $${to}`}`;
  return to === null
    ? `limits of $${from}-${from * 2} and higher`
    : `limits of $${from}-${from * 2} to $${to}-${to * 2}`;
}
