/**
 * What is asked stands on the station in large letters, where whoever sits beside it reads it as well: no question says what a
 * hand comes to, or which its cards are, that lies covered. That is said where its player looks at it.
 */
import { describe, expect, it } from 'vitest';
import type { Ask } from '../../games/ask.ts';
import type { HandView, TableHand } from '../../games/hand-view.ts';
import { type AnyGame, type AnyRules, type AnyState, GAMES } from '../../games/registry.ts';
import { randomDecision } from '../../lab/simulation/random-player.ts';
import { randomRules } from '../../lab/simulation/random-rules.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { repeated } from '../repeated.ts';

const HANDS = repeated(12, 300);
/** Hands of Chinese poker of which some are a clean sweep. */
const SWEPT = 100;

/** A question, and what must not be in it: the words and the cards of hands that are covered. */
interface Asked {
  readonly question: string;
  readonly secret: ReadonlySet<string>;
}

const handsOf = (view: HandView): readonly TableHand[] =>
  view.kind === 'banked' ? view.positions.flatMap(({ hands }) => hands) : view.seats.flatMap(({ laid = [] }) => laid);

/** Of the hands that some seat sees more of than everybody: their words, and the cards that nobody else sees. */
function secretsOf(game: AnyGame, state: AnyState, seats: readonly number[]): ReadonlySet<string> {
  const open = game.view(state, 'public');
  const secret = new Set<string>();
  const seen = new Set<string | null>([...open.seats, ...handsOf(open), ...open.zones].flatMap(({ cards }) => cards));
  for (const seat of seats) {
    const view = game.view(state, seat);
    const hidden = (cards: readonly (string | null)[]) => cards.filter((card) => card !== null && !seen.has(card));
    for (const hand of view.seats) {
      const own = hidden(hand.cards);
      for (const card of own) if (card !== null) secret.add(card);
      if (own.length > 0 && hand.hand !== null) secret.add(hand.hand);
    }
    for (const hand of handsOf(view)) {
      const own = hidden(hand.cards);
      for (const card of own) if (card !== null) secret.add(card);
      if (own.length > 0 && hand.text !== '') secret.add(hand.text);
    }
  }
  // What an open hand comes to is not a secret, whoever else holds as much.
  for (const { text = '' } of [...handsOf(open), ...open.zones]) secret.delete(text);
  return secret;
}

/** Numbers that are no hand's: of a seat, of a place, of a hand of several, of chips, of odds, of cards to set. */
const OTHER_NUMBERS =
  /\b(seat|place) \w+|\bhand \d of \d|\b\d+ of \d+|\$[\d,.]+|\b\d+ to 1|up to \d+|\b\w+ (in front|at the back)/gi;

const named = ({ question, secret }: Asked): readonly string[] => {
  const said = question.replaceAll(OTHER_NUMBERS, '');
  return [...secret].filter((words) =>
    new RegExp(`(?<!\\w)${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`).test(said),
  );
};

function gameOf(id: string): AnyGame {
  const game = GAMES.get(id);
  if (!game) throw new Error(id);
  return game;
}

const questionOf = (ask: Ask): string => (ask.kind === 'bet' ? '' : ask.prompt);

/** Every question of a hand that random players play. */
function askedIn(game: AnyGame, rules: AnyRules, seeded: Seeded): readonly Asked[] {
  const { min, max } = game.seats(rules);
  const people = Array.from({ length: min + seeded.below(max - min + 1) }, (_, nth) => ({
    ...{ seat: nth + 1, player: `player ${nth + 1}`, stack: 400_000, sittingOut: false, entry: 'post' as const },
  }));
  const { start } = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (start === null) return [];
  const seats = start.players.map(({ seat }) => seat);
  const asked: Asked[] = [];
  let state = game.begin(rules, start, seeded.shuffle(game.deck(rules)));
  for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
    const questions = asks.map(questionOf).filter((question) => question !== '');
    if (questions.length > 0) {
      const secret = secretsOf(game, state, seats);
      for (const question of new Set(questions)) asked.push({ question, secret });
    }
    const ask = asks[seeded.below(asks.length)] as Ask;
    const next = game.decide(state, ask.seat, randomDecision(ask, seeded));
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
  return asked;
}

const askedAt = (game: AnyGame, hands: number): readonly Asked[] => {
  const seeded = new Seeded(7);
  return Array.from({ length: hands }, () => askedIn(game, randomRules(game, seeded).rules, seeded)).flat();
};

describe('no question says what lies covered', () => {
  it.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
    const told = askedAt(game, HANDS).flatMap((one) => named(one).map((words) => `"${one.question}" names ${words}`));
    expect(new Set(told)).toEqual(new Set());
  });

  it('nor which clean sweep a hand of Chinese poker is, before its player has declared it', () => {
    const asked = askedAt(gameOf('chinese-poker'), SWEPT).filter(({ question }) => question.includes('clean sweep'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { question } of asked) {
      expect(question).toMatch(/^(Your hand|Hand \d) is a clean sweep\. Do you declare it\?$/);
    }
  });

  it('while that of an open hand says what it comes to', () => {
    const asked = askedAt(gameOf('blackjack-8-0'), HANDS).map(({ question }) => question);
    expect(asked.some((question) => /^Your hand: (soft )?\d+\.$/.test(question))).toBe(true);
  });
});
