import { baccarat } from './banked/baccarat/baccarat.ts';
import { bankedGame } from './banked/banked.ts';

/** EZ Baccarat (000:6272-6542): a banker who wins with a three-card seven pushes his line and pays the Dragon 7. */
export const ezBaccaratVariant = baccarat('ez-baccarat', 'EZ Baccarat', {
  panda: false,
  tieAlone: false,
  settlement: 'bonus-first',
  begins: 'card-when-short',
});

export const ezBaccarat = bankedGame(ezBaccaratVariant);
