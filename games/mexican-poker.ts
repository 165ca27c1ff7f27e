import { rankOf, standardDeck } from './card.ts';
import { studGame } from './poker/poker.ts';
import { fiveCardStreets, type Street, type StreetStep } from './poker/variant.ts';
import { mexicanHigh } from './ranking/mexican.ts';

/** Eights, nines and tens are left out. */
const LEFT_OUT = [6, 7, 8];

/**
 * A player who turns up the hidden card gets the next one down, and a player who does not gets it up; or two cards are
 * dealt face down and one is turned up. Either way each player has one hidden card in every round of betting.
 */
const BEFORE_THE_CARD: readonly Street[] = fiveCardStreets({
  first: ['down', 'up'],
  later: [{ kind: 'turn', count: 1 }],
  limits: 'either',
  fees: true,
});
const EXPOSE: StreetStep = { kind: 'expose', count: 1 };
const AFTER_THE_CARD: readonly Street[] = fiveCardStreets({
  first: ['down', 'down', EXPOSE],
  later: [{ kind: 'down', count: 1 }, EXPOSE],
  limits: 'either',
  fees: true,
});

/**
 * Five-card stud with 41 cards, in which each player chooses which of their cards is hidden (001:4036-4222, 002:35-95).
 * The jack follows the seven, a flush beats a full house, and the joker is wild as it was dealt.
 */
export const mexicanPoker = studGame({
  id: 'mexican-poker',
  name: 'Mexican Poker',
  deck: standardDeck(1).filter((card) => !LEFT_OUT.includes(rankOf(card))),
  maxSeats: 7,
  button: true,
  streets: BEFORE_THE_CARD,
  rankings: [mexicanHigh],
  own: ['turning', 'jokerWild'],
  byRules: ({ turning }) => ({ streets: turning === 'after-the-card' ? AFTER_THE_CARD : BEFORE_THE_CARD }),
  defaults: { betting: 'split-limit', opening: 'whole-bet' },
});
