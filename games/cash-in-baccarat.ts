import { baccarat } from './banked/baccarat/baccarat.ts';
import { bankerSevenPushed, phoenix7, playerLine, tie, tiger8 } from './banked/baccarat/bets.ts';
import { isDragon, isPanda } from './banked/baccarat/coup.ts';
import { bankedGame } from './banked/banked.ts';

/**
 * Cash-In Baccarat (001:5856-6185): any bet may be made without another; a banker's three-card seven pushes the banker
 * line.
 */
export const cashInBaccaratVariant = baccarat({
  id: 'cash-in-baccarat',
  name: 'Cash-In Baccarat',
  bets: [playerLine, bankerSevenPushed, tie({ alone: true, pays: 8 }), tiger8, phoenix7],
  marks: [
    { word: '7', name: 'Phoenix 7', applies: isDragon },
    { word: '8', name: 'Tiger 8', applies: isPanda },
  ],
  lines: () => 'Player and Banker pay 1 to 1; a tie pushes both, a three-card 7 of the banker pushes Banker',
  bonusBackline: true,
  settlement: 'lines-first',
  begins: 'left',
  tracker: 'lcd',
});

export const cashInBaccarat = bankedGame(cashInBaccaratVariant);
