/** The bets of EZ Baccarat and EZ Baccarat Panda 8, one page for each. */
import { z } from 'zod';
import { option } from '../../poker/option.ts';
import { type BetKind, baseLimits, loses, type PayRow, paysInWords, pushes, wins } from '../bet.ts';
import { isDragon, isPanda } from './coup.ts';
import { ownLimits, page, type SeenCoup } from './page.ts';
import type { BaccaratRules } from './rules.ts';

export const LINES = ['player', 'banker'];

type Frame = Pick<BetKind<SeenCoup>, 'min' | 'max' | 'step' | 'needs' | 'upTo' | 'bonus' | 'paysFee' | 'backline'>;

/** A bet other than the lines, with its own limits or the table's. */
export function sideFrame(
  { minBet, maxBet, chip, bonusBackline, bonusFees }: BaccaratRules,
  min: number | null,
  max: number | null,
): Frame {
  const limits = { min: min ?? minBet, max: max ?? maxBet };
  return { ...limits, step: chip, needs: LINES, upTo: null, bonus: true, paysFee: bonusFees, backline: bonusBackline };
}

/** `Tie at 7: the Player line is pushed.` A win that does not pay even money says so. */
export function saysOfLine(label: string, row: PayRow, { sentence }: SeenCoup): string {
  if (row.to === 0) return `${sentence}: the ${label} line is pushed.`;
  return row.to > 0 && row.to !== row.per ? `${sentence}: ${label} pays ${paysInWords(row)}.` : `${sentence}.`;
}

/** `Tie at 7: Tie pays 9 to 1.`; for a bet that pays even money, or is lost, only the coup. */
export function saysOfSide(label: string, row: PayRow, { sentence }: SeenCoup): string {
  if (row.to === 0) return `${sentence}: ${label} is pushed.`;
  return row.to > row.per ? `${sentence}: ${label} pays ${paysInWords(row)}.` : `${sentence}.`;
}

export const playerLine = page({
  options: {},
  limits: null,
  bet(rules) {
    const [won, lost, tied] = [wins('Player wins', 1), loses('Banker wins'), pushes('Tie')];
    return {
      ...baseLimits(rules),
      id: 'player',
      label: 'Player',
      rows: [won, lost, tied],
      outcome: ({ winner }) => (winner === null ? tied : winner === 'player' ? won : lost),
      says: (row, coup) => saysOfLine('Player', row, coup),
    };
  },
});

/** The banker line, pushed by a three-card seven that wins (000:6296-6297). */
export const bankerLine = page({
  options: {
    threeCardSeven: option(
      'Banker line when the banker wins with a three-card seven: pushed, or paid as any other win',
      'choice',
      '000:6296-6297; not printed in 000:7225-7247 and 001:3229-3241',
      z.enum(['push', 'literal']).default('push'),
    ),
  },
  limits: null,
  bet(rules) {
    const isPushed = rules.threeCardSeven === 'push';
    const lost = loses('Player wins');
    const won = wins('Banker wins', 1, { posted: isPushed ? 'Banker wins' : null });
    const seven = isPushed ? pushes('Dragon 7', { posted: THREE_CARD_SEVEN }) : wins('Dragon 7', 1);
    return bankerBet(rules, { lost, won, seven });
  },
});

/** The banker line where a winning three-card seven always pushes (001:6057-6061). */
export const bankerSevenPushed = page({
  options: {},
  limits: null,
  bet: (rules) =>
    bankerBet(rules, {
      lost: loses('Player wins'),
      won: wins('Banker wins', 1, { posted: 'Banker wins' }),
      seven: pushes('Phoenix 7', { posted: THREE_CARD_SEVEN }),
    }),
});

const THREE_CARD_SEVEN = 'Banker wins with a three-card 7';

type BankerRows = Readonly<Record<'lost' | 'won' | 'seven', PayRow>>;

/** A banker line on which the three-card seven has a row of its own. */
function bankerBet(rules: BaccaratRules, { lost, won, seven }: BankerRows): BetKind<SeenCoup> {
  const tied = pushes('Tie');
  return {
    ...baseLimits(rules),
    id: 'banker',
    label: 'Banker',
    rows: [lost, won, seven, tied],
    outcome(coup) {
      if (coup.winner !== 'banker') return coup.winner === null ? tied : lost;
      return isDragon(coup) ? seven : won;
    },
    says: (row, coup) => saysOfLine('Banker', row, coup),
  };
}

/** The banker line without commission: a banker who wins with six is paid half (001:3951-3953). */
export const bankerHalfOnSix = page({
  options: {},
  limits: null,
  bet(rules) {
    const [lost, tied] = [loses('Player wins'), pushes('Tie')];
    const won = wins('Banker wins', 1, { posted: 'Banker wins' });
    const six = wins('Banker wins with 6', 1, { per: 2, posted: 'Banker wins with 6' });
    return {
      ...baseLimits(rules),
      id: 'banker',
      label: 'Banker',
      rows: [lost, won, six, tied],
      outcome({ winner, banker }) {
        if (winner !== 'banker') return winner === null ? tied : lost;
        return banker.total === 6 ? six : won;
      },
      says: (row, coup) => saysOfLine('Banker', row, coup),
    };
  },
});

/**
 * Wins whenever the totals are equal; by default it needs a line bet in one game and no other bet in others, at 9 to 1.
 */
export const tie = ({ alone, pays = 9 }: { readonly alone: boolean; readonly pays?: number }) =>
  page({
    options: {
      tiePays: option(
        'Tie pays, to 1',
        'count',
        '000:6351, 000:7278; 001:3259, 001:6108',
        z.int().min(1).max(20).default(pays),
      ),
      tieAlone: option(
        'A Tie bet may stand without a line bet',
        'yes or no',
        '000:6351-6353, 000:7248-7281; 001:3244-3245',
        z.boolean().default(alone),
      ),
      ...ownLimits('Tie', 'minTie', 'maxTie'),
    },
    limits: ['minTie', 'maxTie'],
    bet(rules) {
      const [lost, won] = [loses('No tie'), wins('Tie', rules.tiePays, { posted: 'Tie' })];
      return {
        ...sideFrame(rules, rules.minTie, rules.maxTie),
        needs: rules.tieAlone ? [] : LINES,
        backline: true,
        id: 'tie',
        label: 'Tie',
        rows: [won, lost],
        outcome: ({ equal }) => (equal ? won : lost),
        says: (row, coup) => saysOfSide('Tie', row, coup),
      };
    },
  });

export const panda8 = page({
  options: {
    pandaPays: option('Panda 8 pays, to 1', 'count', '000:7325-7328; 001:3286', z.int().min(1).max(100).default(25)),
    ...ownLimits('Panda 8', 'minPanda', 'maxPanda'),
  },
  limits: ['minPanda', 'maxPanda'],
  bet(rules) {
    const won = wins('Panda 8', rules.pandaPays, { posted: 'Player wins with a three-card 8' });
    const lost = loses('No Panda 8');
    return {
      ...sideFrame(rules, rules.minPanda, rules.maxPanda),
      id: 'panda-8',
      label: 'Panda 8',
      rows: [won, lost],
      outcome: (coup) => (isPanda(coup) ? won : lost),
      says: (row, coup) => saysOfSide('Panda 8', row, coup),
    };
  },
});

export const dragon7 = page({
  options: {
    dragonPays: option(
      'Dragon 7 pays, to 1',
      'count',
      '000:6372, 000:7301-7304; 001:3272',
      z.int().min(1).max(100).default(40),
    ),
    ...ownLimits('Dragon 7', 'minDragon', 'maxDragon'),
  },
  limits: ['minDragon', 'maxDragon'],
  bet(rules) {
    const won = wins('Dragon 7', rules.dragonPays, { posted: 'Banker wins with a three-card 7' });
    const lost = loses('No Dragon 7');
    return {
      ...sideFrame(rules, rules.minDragon, rules.maxDragon),
      id: 'dragon-7',
      label: 'Dragon 7',
      rows: [won, lost],
      outcome: (coup) => (isDragon(coup) ? won : lost),
      says: (row, coup) => saysOfSide('Dragon 7', row, coup),
    };
  },
});

/** A bonus that needs no other bet, whatever is on the lines. */
const aloneFrame = (rules: BaccaratRules, min: number | null, max: number | null): Frame => ({
  ...sideFrame(rules, min, max),
  needs: [],
});

/** Wins with a three-card eight of the player hand that is the higher hand (001:6112-6133). */
export const tiger8 = page({
  options: {
    tigerPays: option('Tiger 8 pays, to 1', 'count', '001:6133', z.int().min(1).max(100).default(25)),
    ...ownLimits('Tiger 8', 'minTiger', 'maxTiger'),
  },
  limits: ['minTiger', 'maxTiger'],
  bet(rules) {
    const won = wins('Tiger 8', rules.tigerPays, { posted: 'Player wins with a three-card 8' });
    const lost = loses('No Tiger 8');
    return {
      ...aloneFrame(rules, rules.minTiger, rules.maxTiger),
      id: 'tiger-8',
      label: 'Tiger 8',
      rows: [won, lost],
      outcome: (coup) => (isPanda(coup) ? won : lost),
      says: (row, coup) => saysOfSide('Tiger 8', row, coup),
    };
  },
});

/** Wins with a three-card seven of the banker hand that is the higher hand (001:6139-6161). */
export const phoenix7 = page({
  options: {
    phoenixPays: option('Phoenix 7 pays, to 1', 'count', '001:6161', z.int().min(1).max(100).default(40)),
    ...ownLimits('Phoenix 7', 'minPhoenix', 'maxPhoenix'),
  },
  limits: ['minPhoenix', 'maxPhoenix'],
  bet(rules) {
    const won = wins('Phoenix 7', rules.phoenixPays, { posted: THREE_CARD_SEVEN });
    const lost = loses('No Phoenix 7');
    return {
      ...aloneFrame(rules, rules.minPhoenix, rules.maxPhoenix),
      id: 'phoenix-7',
      label: 'Phoenix 7',
      rows: [won, lost],
      outcome: (coup) => (isDragon(coup) ? won : lost),
      says: (row, coup) => saysOfSide('Phoenix 7', row, coup),
    };
  },
});
