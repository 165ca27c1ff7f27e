import { baccarat } from './banked/baccarat/baccarat.ts';
import { bankerLine, dragon7, playerLine, tie } from './banked/baccarat/bets.ts';
import { linesInWords, MARKS } from './banked/baccarat/ez.ts';
import { bankedGame } from './banked/banked.ts';

/** EZ Baccarat (000:6272-6542): a banker who wins with a three-card seven pushes their line and pays the Dragon 7. */
export const ezBaccaratVariant = baccarat({
  id: 'ez-baccarat',
  name: 'EZ Baccarat',
  bets: [playerLine, bankerLine, tie({ alone: false }), dragon7],
  marks: MARKS,
  lines: linesInWords,
  bonusBackline: true,
  settlement: 'bonus-first',
  begins: 'card-when-short',
  tracker: 'eztrak',
});

export const ezBaccarat = bankedGame(ezBaccaratVariant);
