import { bankedGame } from './banked/banked.ts';
import { pureLaw, pureRules } from './banked/blackjack/pure-rules.ts';
import { shoeOf } from './banked/blackjack/shoe.ts';
import { blackjackVariant } from './banked/blackjack/variant.ts';

/**
 * Pure 21.5 Blackjack, with Buster, Red Flex and insurance where they are offered (001:1966-2600; 003:1180-1524,
 * 2169-2708; 004:2304-2630).
 */
export const pure215Variant = blackjackVariant({
  id: 'pure-21-5',
  name: 'Pure 21.5 Blackjack',
  rules: pureRules,
  dice: false,
  law: pureLaw,
  deck: ({ decks }) => shoeOf(decks, 0),
});

export const pure215 = bankedGame(pure215Variant);
