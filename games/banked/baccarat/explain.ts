/** Who draws at baccarat, taken from the same functions that draw. */
import type { RuleText } from '../../rule-text.ts';
import { bankerTakes, type Naturals, playerTakes } from './tableau.ts';

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Two cards with this total: a picture and the rest. */
const two = (total: number): readonly number[] => [0, total];

export function thirdCards(naturals: Naturals): RuleText {
  const draws = (is: boolean): string => (is ? 'draws' : 'stands');
  // A hand that has drawn on five or less against a banker who cannot stop it.
  const banker = (total: number, third: number | null): string =>
    draws(bankerTakes(third === null ? two(6) : [...two(0), third], two(total), naturals));
  return {
    title: 'The third card',
    lines: [
      'Aces count one, tens and face cards nothing, the others their number; only the last digit of a sum counts.',
      ...(naturals === 'stop' ? ['If the first two cards of either hand total 8 or 9, neither hand draws.'] : []),
      `The player hand draws on ${POINTS.filter((total) => playerTakes(two(total), two(0), naturals)).join(', ')}.`,
    ],
    chart: {
      head: ['Banker has', 'Player stood', ...POINTS.map((third) => `Player drew ${third}`)],
      rows: POINTS.map((total) => [String(total), banker(total, null), ...POINTS.map((third) => banker(total, third))]),
    },
  };
}
