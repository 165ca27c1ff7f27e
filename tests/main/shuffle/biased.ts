/** Shuffles as they have been written wrongly elsewhere. Each must fail the battery. */
import { type ByteSource, bareSampler, type Sampler } from '../../../main/shuffle/sampler.ts';

type Make = (source: ByteSource) => Sampler;

const swapped = <T>(cards: T[], one: number, other: number): void => {
  [cards[one], cards[other]] = [cards[other] as T, cards[one] as T];
};

/** B-75: every card changes places with any card. */
export const naive: Make = (source) => {
  const { lot } = bareSampler(source);
  const shuffle = <T>(cards: readonly T[]): T[] => {
    const deck = [...cards];
    for (let place = 0; place < deck.length; place += 1) swapped(deck, place, lot(deck.length));
    return deck;
  };
  return { lot, shuffle };
};

/** B-76: sorted by a comparison that answers at random. */
export const comparator: Make = (source) => {
  const { lot } = bareSampler(source);
  return { lot, shuffle: (cards) => [...cards].sort(() => lot(2) * 2 - 1) };
};

/** B-77: the range is one too short, so no card can stay where it is (Sattolo). */
export const offByOne: Make = (source) => {
  const { lot } = bareSampler(source);
  const shuffle = <T>(cards: readonly T[]): T[] => {
    const deck = [...cards];
    for (let last = deck.length - 1; last > 0; last -= 1) swapped(deck, last, lot(last));
    return deck;
  };
  return { lot, shuffle };
};

/** B-78: the remainder of a word of so many bytes, whatever the word. */
export const modulo =
  (bytes: 1 | 4): Make =>
  (source) => {
    const lot = (n: number): number => source(bytes).reduce((word, byte) => word * 256 + byte, 0) % n;
    const shuffle = <T>(cards: readonly T[]): T[] => {
      const deck = [...cards];
      for (let last = deck.length - 1; last > 0; last -= 1) swapped(deck, last, lot(last + 1));
      return deck;
    };
    return { lot, shuffle };
  };
