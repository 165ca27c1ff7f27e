/**
 * Schemas for the parts of a hand that cross to a screen: the same types as the game contract, checked at the boundary.
 */
import { z } from 'zod';
import type { Ask } from '../games/ask.ts';
import type { HandEvent } from '../games/hand-event.ts';
import type { BankedView, HandView, PotView } from '../games/hand-view.ts';
import { card, cardGroups, word } from './decision.ts';
import { cents, seat } from './fields.ts';

const sentence = z.string().max(400);
const cardOrBack = card.nullable();

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

const feeTiers = z.array(z.strictObject({ from: cents, fee: cents })).readonly();

const wagerAsk = z.strictObject({
  kind: z.literal('wager'),
  seat,
  prompt: sentence,
  spots: z
    .array(
      z.strictObject({
        id: word,
        label: sentence,
        min: cents,
        max: cents,
        step: cents.min(1),
        needs: z.array(word).readonly(),
        upTo: word.nullable(),
        equals: word.exactOptional(),
        always: z.boolean().exactOptional(),
        at: sentence.nullable(),
        fee: feeTiers,
        inTotal: z.boolean(),
        payTable: z.array(sentence).readonly(),
      }),
    )
    .readonly(),
  stack: cents,
  fee: feeTiers,
  none: sentence.exactOptional(),
  last: z.record(word, cents),
});

const chooseAsk = z.strictObject({
  kind: z.literal('choose'),
  seat,
  prompt: sentence,
  options: z
    .array(
      z.strictObject({
        id: word,
        label: sentence,
        cost: cents.nullable(),
        held: z.array(card).readonly().exactOptional(),
      }),
    )
    .readonly(),
  suggestion: word.exactOptional(),
  optional: z.literal(true).exactOptional(),
});

const cardsAsk = z.strictObject({
  kind: z.literal('cards'),
  seat,
  prompt: sentence,
  groups: z.array(z.strictObject({ id: word, label: sentence, min: z.int().min(0), max: z.int().min(0) })).readonly(),
  from: z.array(card).readonly(),
  suggestion: cardGroups.nullable(),
  houseWay: z.literal(false).exactOptional(),
  foul: z.array(z.array(card).max(14).readonly()).readonly().exactOptional(),
  outOfOrder: z.enum(['refused', 'penalized']).exactOptional(),
  key: z.strictObject({ none: sentence, some: sentence }).exactOptional(),
});

export const ask = z.discriminatedUnion('kind', [betAsk, wagerAsk, chooseAsk, cardsAsk]) satisfies z.ZodType<Ask>;

const place = z.custom<`seat:${number}` | 'pot' | 'carried' | `collection:${string}` | `jackpot:${string}`>(
  (value) => typeof value === 'string' && /^(pot|carried|seat:\d+|collection:[\w-]+|jackpot:[\w-]+)$/.test(value),
  'a place for chips',
);

export const betResult = z.strictObject({
  seat,
  spot: word,
  amount: cents,
  result: word,
  won: cents,
  lost: cents,
  text: sentence,
});

/** A jackpot hit at a showdown. */
const jackpotHit = z.strictObject({
  id: word,
  name: word,
  lost: z.array(seat).max(10).readonly(),
  won: z.array(seat).min(1).max(10).readonly(),
  beaten: sentence.nullable(),
  best: sentence,
  worth: z.int().min(0),
});

const tableHand = z.strictObject({
  label: sentence,
  cards: z.array(cardOrBack).readonly(),
  text: sentence,
  playing: z.boolean(),
  hidden: z.literal(true).exactOptional(),
});

export const handEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('post'),
    seat,
    what: word,
    amount: cents,
    dead: cents.exactOptional(),
    allIn: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('street'), name: word }),
  z.strictObject({
    kind: z.literal('deal'),
    to: word,
    cards: z.array(cardOrBack).readonly(),
    open: z.literal(true).exactOptional(),
    replaces: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('act'),
    seat,
    what: word,
    amount: cents,
    to: cents,
    allIn: z.boolean(),
    absent: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('discard'), seat, cards: z.array(cardOrBack).readonly() }),
  z.strictObject({ kind: z.literal('exposed'), seat, cards: z.array(card).readonly() }),
  z.strictObject({
    kind: z.literal('laid'),
    seat,
    hands: z.array(tableHand).readonly(),
    from: z.array(cardOrBack).readonly(),
    took: word.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('paid'), from: seat, to: seat, amount: cents, why: sentence }),
  z.strictObject({ kind: z.literal('returned'), seat, amount: cents }),
  z.strictObject({ kind: z.literal('collected'), place, amount: cents, from: seat.exactOptional() }),
  z.strictObject({ kind: z.literal('shown'), seat, cards: z.array(card).readonly(), hand: sentence }),
  z.strictObject({
    kind: z.literal('chances'),
    of: z
      .array(z.strictObject({ seat, thousandths: z.int().min(0).max(1000) }))
      .max(10)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('carried'), amount: cents, into: z.enum(['pot', 'next-hand']) }),
  z.strictObject({ kind: z.literal('mucked'), seat }),
  z.strictObject({ kind: z.literal('fouled'), seat }),
  z.strictObject({ kind: z.literal('won'), seat, amount: cents, from: word, hand: sentence.nullable() }),
  z.strictObject({ kind: z.literal('jackpot'), ...jackpotHit.shape }),
  z.strictObject({ kind: z.literal('told'), text: sentence }),
  z.strictObject({ kind: z.literal('settled'), ...betResult.shape }),
]) satisfies z.ZodType<HandEvent>;

/** What every hand shows, whatever its kind. */
const common = {
  game: word,
  street: word,
  button: seat.nullable(),
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
        winning: z.array(card).readonly().exactOptional(),
        open: z.array(card).readonly().exactOptional(),
        drew: z.int().min(0).max(14).exactOptional(),
        chance: z.int().min(0).max(1000).exactOptional(),
        laid: z.array(tableHand).readonly().exactOptional(),
        won: cents,
      }),
    )
    .readonly(),
  zones: z
    .array(
      z.strictObject({
        id: word,
        label: word,
        cards: z.array(card).readonly(),
        text: sentence.exactOptional(),
        down: z.int().min(0).max(20).exactOptional(),
      }),
    )
    .readonly(),
  turn: z.array(seat).readonly(),
  ask: ask.nullable(),
  events: z.array(handEvent).readonly(),
  over: z.boolean(),
};

const potView = z.strictObject({
  kind: z.literal('pot'),
  ...common,
  pots: z.array(z.strictObject({ label: word, amount: cents, seats: z.array(seat).readonly() })).readonly(),
  betting: z.literal(false).exactOptional(),
}) satisfies z.ZodType<PotView>;

const bankedView = z.strictObject({
  kind: z.literal('banked'),
  ...common,
  dealer: z.strictObject({ seat, hand: z.int().min(1), wager: cents.nullable(), left: cents }).nullable(),
  stage: word,
  dice: z.array(z.int().min(1).max(6)).readonly(),
  action: z.strictObject({ position: word, text: sentence }).nullable(),
  positions: z
    .array(
      z.strictObject({
        id: word,
        seat: seat.nullable(),
        decides: seat.nullable(),
        hands: z.array(tableHand).readonly(),
      }),
    )
    .readonly(),
  bets: z
    .array(
      z.strictObject({
        seat,
        position: word,
        spot: word,
        label: sentence,
        amount: cents,
        result: betResult.nullable(),
      }),
    )
    .readonly(),
  results: z.array(word).readonly(),
  previous: z.array(word).readonly(),
  outcome: sentence.exactOptional(),
  shoe: z.strictObject({ used: z.int().min(0), cut: z.int().min(0), cards: z.int().min(1) }).nullable(),
  posted: z.array(sentence).readonly(),
  dealerFee: sentence.nullable(),
  turns: z
    .array(z.strictObject({ zone: word, seat }))
    .readonly()
    .exactOptional(),
  tracked: z.union([
    z.literal(false),
    z.strictObject({
      kind: z.enum(['eztrak', 'reader-board', 'lcd']),
      ...{ seven: word.nullable(), eight: word.nullable(), banker: word.exactOptional() },
    }),
  ]),
}) satisfies z.ZodType<BankedView>;

export const handView: z.ZodType<HandView> = z.discriminatedUnion('kind', [potView, bankedView]);
