/** What games ask of players, found by playing hands of them: the station says it in its player's language. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../../games/ask.ts';
import { GAMES } from '../../../games/registry.ts';
import { randomDecision } from '../../../lab/simulation/random-player.ts';
import { Seeded } from '../../../main/odds/seeded.ts';
import { LANGUAGES } from '../../../protocol/language.ts';
import { heard } from '../../../renderer/language/heard.ts';
import { speak } from '../../../renderer/language/language.ts';
import { deal, decided, othersTurn, type Practice, viewOf } from '../../../station/practice/practice.ts';
import { must } from '../../lab/phh/must.ts';

afterEach(() => speak('en'));

const HANDS = 12;

/** Words that players of other languages say in English, too. */
const SAME_WORD = new Set(['Check', 'Double', 'Draw', 'Hit', 'Play', 'Stand']);

const sentencesOf = (ask: Ask): readonly string[] => {
  if (ask.kind === 'bet') return [];
  if (ask.kind === 'wager') return [ask.prompt];
  if (ask.kind === 'choose') return [ask.prompt, ...ask.options.map(({ label }) => label)];
  return [ask.prompt, ...ask.groups.map(({ label }) => label)];
};

function asked(id: string): ReadonlySet<string> {
  const game = GAMES.get(id);
  if (!game) throw new Error(id);
  const seeded = new Seeded(11);
  const draw = (n: number) => (n > 0 ? seeded.below(n) : 0);
  const found = new Set<string>();
  for (let nth = 0; nth < HANDS; nth += 1) {
    for (let hand: Practice | null = deal(game, draw); hand && !viewOf(hand).over; ) {
      const { ask } = viewOf(hand);
      for (const sentence of ask ? sentencesOf(ask) : []) found.add(sentence);
      hand = othersTurn(hand, draw) ?? (ask && must(decided(hand, randomDecision(ask, seeded))));
    }
  }
  return found;
}

describe('what a game asks', () => {
  it.each([...GAMES.keys()])('is not left in English: %s', (id) => {
    const sentences = asked(id);
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      speak(language);
      expect(
        [...sentences].filter((sentence) => heard(sentence) === sentence && !SAME_WORD.has(sentence)),
        language,
      ).toEqual([]);
    }
  });
});
