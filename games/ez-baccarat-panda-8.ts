import { baccarat } from './banked/baccarat/baccarat.ts';
import { bankerLine, dragon7, panda8, playerLine, tie } from './banked/baccarat/bets.ts';
import { linesInWords, MARKS } from './banked/baccarat/ez.ts';
import { bankedGame } from './banked/banked.ts';

/** EZ Baccarat with a bonus for a three-card eight of the player's (000:7064-7569; 001:3060-3384). */
export const ezBaccaratPanda8Variant = baccarat({
  id: 'ez-baccarat-panda-8',
  name: 'EZ Baccarat Panda 8',
  bets: [playerLine, bankerLine, tie({ alone: true }), panda8, dragon7],
  marks: MARKS,
  lines: linesInWords,
  bonusBackline: true,
  settlement: 'lines-first',
  begins: 'left',
  tracker: 'eztrak',
});

export const ezBaccaratPanda8 = bankedGame(ezBaccaratPanda8Variant);
