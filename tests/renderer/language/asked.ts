/** Every sentence that a game may ask of a player, found by playing it at random. */
import type { Ask } from '../../../games/game.ts';
import { randomHand } from '../../games/random-hand.ts';

/** What is read of an ask. Words that a game does not write itself, such as a player's name, are not among them. */
function sentencesOf(ask: Ask): readonly string[] {
  switch (ask.kind) {
    case 'bet':
      return [];
    case 'wager':
      return [ask.prompt, ...(ask.none === undefined ? [] : [ask.none])];
    case 'choose':
      return [ask.prompt, ...ask.options.map(({ label }) => label)];
    case 'cards':
      return [ask.prompt, ...ask.groups.map(({ label }) => label), ...(ask.key ? [ask.key.none, ask.key.some] : [])];
  }
}

/** The sentences of so many random hands of all games under all options. */
export function asked(hands: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (let seed = 1; seed <= hands; seed += 1) {
    for (const ask of asksOf(seed)) for (const sentence of sentencesOf(ask)) found.add(sentence);
  }
  return found;
}
