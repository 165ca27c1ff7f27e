import { bankedGame } from './banked/banked.ts';
import { ninesUp } from './banked/nines-up/nines-up.ts';

/** Nine's Up (004:186-340). */
export const ninesUpGame = bankedGame(ninesUp);
