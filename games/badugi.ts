import { standardDeck } from './card.ts';
import { drawGame } from './poker/poker.ts';
import { drawStreets } from './poker/variant.ts';
import { badugi as ranking } from './ranking/ranking.ts';

/** Badugi: four cards, three draws, the lowest of four ranks and four suits wins, aces low. WSOP; PHH FB. */
export const badugi = drawGame({
  id: 'badugi',
  name: 'Badugi',
  deck: standardDeck(),
  maxSeats: 8,
  streets: drawStreets({
    cards: 4,
    draws: [
      ['First draw', 'lower'],
      ['Second draw', 'higher'],
      ['Third draw', 'higher'],
    ],
  }),
  rankings: [ranking],
  defaults: { betting: 'split-limit' },
});
