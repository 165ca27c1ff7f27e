import { baccarat } from './banked/baccarat/baccarat.ts';
import { bankerHalfOnSix, playerLine, tie } from './banked/baccarat/bets.ts';
import { bankerDragon, playerDragon } from './banked/baccarat/dragon-bonus.ts';
import { bankedGame } from './banked/banked.ts';

/** Commission-Free Baccarat Dragon Bonus (001:3777-4035): a banker who wins with six is paid half. */
export const commissionFreeBaccaratVariant = baccarat({
  id: 'commission-free-baccarat',
  name: 'Commission-Free Baccarat',
  bets: [playerLine, bankerHalfOnSix, tie({ alone: true }), playerDragon, bankerDragon],
  marks: [],
  lines: () => 'Player and Banker pay 1 to 1, a banker’s win with 6 pays 1 to 2; a tie pushes both',
  bonusBackline: false,
  settlement: 'lines-first',
  begins: 'left',
  tracker: 'eztrak',
});

export const commissionFreeBaccarat = bankedGame(commissionFreeBaccaratVariant);
