import { bankedGame } from './banked/banked.ts';
import { blackjack8Law, blackjack8Rules } from './banked/blackjack/blackjack-8-rules.ts';
import { shoeOf } from './banked/blackjack/shoe.ts';
import { blackjackVariant } from './banked/blackjack/variant.ts';

/** 21st Century Blackjack 8.0 with the Buster side bet and insurance (004:2938-3352). */
export const blackjack80Variant = blackjackVariant({
  id: 'blackjack-8-0',
  name: '21st Century Blackjack 8.0',
  rules: blackjack8Rules,
  dice: false,
  law: blackjack8Law,
  deck: ({ decks }) => shoeOf(decks, 0),
});

export const blackjack80 = bankedGame(blackjack80Variant);
