import { baccarat } from './banked/baccarat/baccarat.ts';
import { bankedGame } from './banked/banked.ts';

/** EZ Baccarat with a bonus for a three-card eight of the player's (000:7064-7569; 001:3060-3384). */
export const ezBaccaratPanda8Variant = baccarat('ez-baccarat-panda-8', 'EZ Baccarat Panda 8', {
  panda: true,
  tieAlone: true,
  settlement: 'lines-first',
  begins: 'left',
});

export const ezBaccaratPanda8 = bankedGame(ezBaccaratPanda8Variant);
