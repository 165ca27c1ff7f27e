import { bankedGame } from './banked/banked.ts';
import { century21Law, century21Rules } from './banked/blackjack/century-21-rules.ts';
import { shoeOf } from './banked/blackjack/shoe.ts';
import { blackjackVariant } from './banked/blackjack/variant.ts';

/** Century 21 Blackjack, as far as its text goes (002:659-678). */
export const century21Variant = blackjackVariant({
  id: 'century-21-blackjack',
  name: 'Century 21 Blackjack',
  rules: century21Rules,
  dice: false,
  law: century21Law,
  deck: ({ decks }) => shoeOf(decks, 1),
});

export const century21Blackjack = bankedGame(century21Variant);
