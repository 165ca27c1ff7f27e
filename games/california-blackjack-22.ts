import { bankedGame } from './banked/banked.ts';
import { californiaLaw, californiaRules } from './banked/blackjack/california-rules.ts';
import { shoeOf } from './banked/blackjack/shoe.ts';
import { blackjackVariant } from './banked/blackjack/variant.ts';

/** California Blackjack, to 22 (000:2883-3270; 002:3-33). */
export const californiaBlackjackVariant = blackjackVariant({
  id: 'california-blackjack-22',
  name: 'California Blackjack',
  rules: californiaRules,
  dice: true,
  law: californiaLaw,
  deck: ({ decks, fourMore }) => (fourMore === 'aces' ? shoeOf(decks, 0, 'Ac Ad Ah As') : shoeOf(decks, 4)),
});

export const californiaBlackjack22 = bankedGame(californiaBlackjackVariant);
