/** The Dragon Bonus, on either hand: it pays for winning with a natural, or by four or more points (001:3979-4035). */
import { loses, type PayRow, pushes, wins } from '../bet.ts';
import { saysOfSide, sideFrame } from './bets.ts';
import type { Coup } from './coup.ts';
import { ownLimits, page } from './page.ts';

/** What winning by each margin pays, to 1. */
const BY_POINTS: readonly (readonly [points: number, pays: number])[] = [
  [4, 1],
  [5, 2],
  [6, 4],
  [7, 6],
  [8, 10],
  [9, 30],
];

const natural = wins('Natural wins', 1, { posted: 'Natural winner' });
const naturals = pushes('Naturals tie', { posted: 'Natural tie' });
const lost = loses('No bonus');
const byPoints = new Map<number, PayRow>(
  BY_POINTS.map(([points, pays]) => [points, wins(`Wins by ${points}`, pays, { posted: `Wins by ${points} points` })]),
);
/** Its pay table. */
export const DRAGON_ROWS = [...[...byPoints.values()].reverse(), natural, naturals, lost];

/** A natural that wins pays even money whatever the difference: it has its own row, first in the table. */
export function dragonRow(side: 'player' | 'banker', { winner, ...hands }: Coup): PayRow {
  const own = hands[side];
  const other = hands[side === 'player' ? 'banker' : 'player'];
  if (winner === null && own.natural && other.natural) return naturals;
  if (winner !== side) return lost;
  return own.natural ? natural : (byPoints.get(own.total - other.total) ?? lost);
}

export const playerDragon = page({
  options: ownLimits('Player Dragon Bonus', 'minPlayerDragon', 'maxPlayerDragon'),
  limits: ['minPlayerDragon', 'maxPlayerDragon'],
  bet: (rules) => ({
    ...sideFrame(rules, rules.minPlayerDragon, rules.maxPlayerDragon),
    id: 'player-dragon-bonus',
    label: 'Player Dragon Bonus',
    rows: DRAGON_ROWS,
    outcome: (coup) => dragonRow('player', coup),
    says: (row, coup) => saysOfSide('Player Dragon Bonus', row, coup),
  }),
});

export const bankerDragon = page({
  options: ownLimits('Banker Dragon Bonus', 'minBankerDragon', 'maxBankerDragon'),
  limits: ['minBankerDragon', 'maxBankerDragon'],
  bet: (rules) => ({
    ...sideFrame(rules, rules.minBankerDragon, rules.maxBankerDragon),
    id: 'banker-dragon-bonus',
    label: 'Banker Dragon Bonus',
    rows: DRAGON_ROWS,
    outcome: (coup) => dragonRow('banker', coup),
    says: (row, coup) => saysOfSide('Banker Dragon Bonus', row, coup),
  }),
});
