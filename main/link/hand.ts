/**
 * What of a hand crosses to a screen, as schemas: the same types as the game contract, checked at the boundary.
 */
import { z } from 'zod';
import type { Ask, Decision, HandEvent, HandView } from '../../games/game.ts';

export const seat = z.int().min(1).max(10);
export const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const word = z.string().min(1).max(40);
const sentence = z.string().max(400);
const card = z
  .string()
  .regex(/^([2-9TJQKA][cdhs]|X[1-9]?|[1-6]-[1-6])$/, 'a card such as As, a joker X1, or a tile 6-4');
const cardOrBack = card.nullable();
const cardGroups = z.record(word, z.array(card).max(14).readonly());

const raiseRange = z.strictObject({
  verb: z.enum(['bet', 'raise', 'complete']),
  min: cents,
  max: cents,
  step: cents.min(1),
});

const betAsk = z.strictObject({
  kind: z.literal('bet'),
  seat,
  fold: z.boolean(),
  call: cents.nullable(),
  callAllIn: z.boolean(),
  callVerb: z.enum(['check', 'call', 'bring-in']),
  raise: raiseRange.nullable(),
  bet: cents,
  stack: cents,
  pot: cents,
});

const wagerAsk = z.strictObject({
  kind: z.literal('wager'),
  seat,
  spots: z
    .array(
      z.strictObject({
        id: word,
        label: sentence,
        min: cents,
        max: cents,
        step: cents.min(1),
        needs: word.nullable(),
        payTable: z.array(sentence).readonly(),
      }),
    )
    .readonly(),
  stack: cents,
});

const chooseAsk = z.strictObject({
  kind: z.literal('choose'),
  seat,
  prompt: sentence,
  options: z.array(z.strictObject({ id: word, label: sentence, cost: cents.nullable() })).readonly(),
});

const cardsAsk = z.strictObject({
  kind: z.literal('cards'),
  seat,
  prompt: sentence,
  groups: z.array(z.strictObject({ id: word, label: sentence, min: z.int().min(0), max: z.int().min(0) })).readonly(),
  from: z.array(card).readonly(),
  suggestion: cardGroups.nullable(),
});

export const ask = z.discriminatedUnion('kind', [betAsk, wagerAsk, chooseAsk, cardsAsk]) satisfies z.ZodType<Ask>;

export const decision: z.ZodType<Decision> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fold') }),
  z.strictObject({ kind: z.literal('check') }),
  z.strictObject({ kind: z.literal('call') }),
  z.strictObject({ kind: z.literal('raise'), to: cents }),
  z.strictObject({ kind: z.literal('wager'), bets: z.record(word, cents) }),
  z.strictObject({ kind: z.literal('choose'), option: word, amount: cents.exactOptional() }),
  z.strictObject({ kind: z.literal('cards'), groups: cardGroups }),
]);

const place = z.custom<`seat:${number}` | 'pot' | `collection:${string}` | `jackpot:${string}`>(
  (value) => typeof value === 'string' && /^(pot|seat:\d+|collection:[\w-]+|jackpot:[\w-]+)$/.test(value),
  'a place for chips',
);

export const handEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('post'), seat, what: word, amount: cents, allIn: z.boolean() }),
  z.strictObject({ kind: z.literal('street'), name: word }),
  z.strictObject({ kind: z.literal('deal'), to: word, cards: z.array(cardOrBack).readonly() }),
  z.strictObject({
    kind: z.literal('act'),
    seat,
    what: word,
    amount: cents,
    to: cents,
    allIn: z.boolean(),
    absent: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('returned'), seat, amount: cents }),
  z.strictObject({ kind: z.literal('collected'), place, amount: cents }),
  z.strictObject({ kind: z.literal('shown'), seat, cards: z.array(card).readonly(), hand: sentence }),
  z.strictObject({ kind: z.literal('mucked'), seat }),
  z.strictObject({ kind: z.literal('fouled'), seat }),
  z.strictObject({ kind: z.literal('won'), seat, amount: cents, from: word, hand: sentence.nullable() }),
]) satisfies z.ZodType<HandEvent>;

export const handView: z.ZodType<HandView> = z.strictObject({
  game: word,
  street: word,
  button: seat,
  seats: z
    .array(
      z.strictObject({
        seat,
        stack: cents,
        bet: cents,
        state: z.enum(['in', 'all-in', 'folded']),
        cards: z.array(cardOrBack).readonly(),
        hand: sentence.nullable(),
        plays: z.array(card).readonly(),
        won: cents,
      }),
    )
    .readonly(),
  zones: z.array(z.strictObject({ id: word, label: word, cards: z.array(card).readonly() })).readonly(),
  pots: z.array(z.strictObject({ label: word, amount: cents, seats: z.array(seat).readonly() })).readonly(),
  turn: z.array(seat).readonly(),
  ask: ask.nullable(),
  events: z.array(handEvent).readonly(),
  over: z.boolean(),
});
