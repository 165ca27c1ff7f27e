import { bankedGame } from './banked/banked.ts';
import { noBustGame } from './banked/blackjack/variant.ts';

/** No Bust 21st Century Blackjack, with Buster and Upcard Luck where they are offered (000:2228-2606; 000:5205-5395). */
export const noBust21 = bankedGame(noBustGame);
