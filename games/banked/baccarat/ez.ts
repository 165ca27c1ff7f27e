/** What EZ Baccarat and EZ Baccarat Panda 8 have in common in addition to their bets. */
import { isDragon, isPanda } from './coup.ts';
import type { RoadWord } from './round.ts';

/** Both trackers show both, whichever may be bet on (000:7334-7370; 001:3289-3307). */
export const MARKS: readonly RoadWord[] = [
  { word: '7', name: 'Dragon 7', applies: isDragon },
  { word: '8', name: 'Panda 8', applies: isPanda },
];

export const linesInWords = ({ threeCardSeven }: { readonly threeCardSeven: 'push' | 'literal' }): string =>
  `Player and Banker pay 1 to 1; a tie pushes both${threeCardSeven === 'push' ? ', a three-card 7 of the banker pushes Banker' : ''}`;
