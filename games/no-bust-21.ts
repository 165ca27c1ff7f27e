import { bankedGame } from './banked/banked.ts';
import { noBustLaw, noBustRules } from './banked/blackjack/no-bust-rules.ts';
import { shoeOf } from './banked/blackjack/shoe.ts';
import { blackjackVariant } from './banked/blackjack/variant.ts';

/**
 * No Bust 21st Century Blackjack, with Buster and Upcard Luck where they are offered (000:2228-2606; 000:5205-5395).
 */
export const noBustVariant = blackjackVariant({
  id: 'no-bust-21',
  name: 'No Bust 21st Century Blackjack',
  rules: noBustRules,
  dice: false,
  law: noBustLaw,
  deck: ({ decks, jokersPerDeck }) => shoeOf(decks, jokersPerDeck),
});

export const noBust21 = bankedGame(noBustVariant);
