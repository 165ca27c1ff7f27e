/** A shuffler for tests that deals a bad beat when it is told to: the table itself has no way to choose a card. */
import { type Card, parseCard } from '../../../../games/card.ts';
import { type Shuffler, systemShuffler } from '../../../../main/shuffle/shuffler.ts';
import { seededBytes } from '../../test-room.ts';

/** Aces full of kings, beaten by four kings: all four cards come out of hands. */
const BEATEN = ['Ah', 'Ad'];
const BEST = ['Kd', 'Kc'];
const BOARD = ['As', 'Ks', 'Kh', '7d', '2c'];

const cardsOf = (texts: readonly string[]): Card[] => texts.map((text) => parseCard(text) ?? -1);

/** The deck by which the first of so many players has the beaten hand and the second the best; nothing is burned. */
export function badBeatDeck(deck: readonly Card[], players: number): Card[] {
  const [beaten, best, board] = [cardsOf(BEATEN), cardsOf(BEST), cardsOf(BOARD)];
  const set = new Set([...beaten, ...best, ...board]);
  const others = deck.filter((card) => !set.has(card));
  const round = (nth: 0 | 1): Card[] => [
    ...[beaten, best].map((hand) => hand[nth] as Card),
    ...others.splice(0, players - 2),
  ];
  return [...round(0), ...round(1), ...board, ...others];
}

export class ForcedDecks {
  readonly shuffler: Shuffler;
  /** Among how many the next deck is dealt, where it holds a bad beat. */
  #players: number | null = null;

  constructor(seed: number) {
    const fair = systemShuffler(seededBytes(seed));
    this.shuffler = {
      lot: (n) => fair.lot(n),
      cycle: () => fair.cycle(),
      health: () => fair.health(),
      shuffle: (cards) => {
        const players = this.#players;
        this.#players = null;
        return players === null
          ? fair.shuffle(cards)
          : (badBeatDeck(cards as readonly Card[], players) as (typeof cards)[number][]);
      },
    };
  }

  /** The next hand, dealt to so many players, holds a bad beat; null: it holds what chance gives it. */
  badBeatNext(players: number | null): void {
    this.#players = players;
  }
}
