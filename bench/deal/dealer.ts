/**
 * Deals a given number of cards of a deck at random, the same every time, using a 32-bit multiply-with-carry generator.
 */
export function dealer(
  seed: number,
  cards: readonly number[] = Array.from({ length: 52 }, (_, card) => card),
): (count: number) => number[] {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const deck = [...cards];
  return (count) => {
    for (let i = 0; i < count; i++) {
      const j = i + below(deck.length - i);
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
    return deck.slice(0, count);
  };
}
