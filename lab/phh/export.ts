/**
 * Writes one of our hands in the poker hand history format. Amounts are dollars. Facts for which the format has no
 * field are in fields of our own, whose names begin with an underscore as the format requires; docs/phh.md lists them.
 */
import { z } from 'zod';
import { type Card, parseCard } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Cents } from '../../games/money.ts';
import { studAmounts, studStakes } from '../../games/poker/bring-in.ts';
import type { AnyPokerStart } from '../../games/poker/forced.ts';
import { blindAmounts, stakesOf } from '../../games/poker/rules.ts';
import { pokerStart, studStart } from '../../games/poker/start.ts';
import { invariant } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { takenOut } from '../../main/hand/conservation.ts';
import type { Hand } from '../../main/hand/hand.ts';
import { writeRules } from '../../main/rules-file.ts';
import { makeAction } from './action.ts';
import { amountOf } from './amount.ts';
import { placeOf } from './places.ts';
import { LocalTime, type TomlFields } from './toml.ts';
import { type PhhVariant, variantFor } from './variants.ts';

const dollars = (cents: Cents): number => amountOf(cents, 2);

/** The variant of a hand; null when the format has no code for its game and betting. */
export function variantOf(hand: Hand): PhhVariant | null {
  const written = bettingOption.safeParse(hand.facts.rules);
  return written.success ? variantFor(hand.game.id, written.data.betting) : null;
}

const bettingOption = z.object({ betting: z.string() });

/** The start of a hand of a pot game, with or without a button. */
const anyStart = z.union([pokerStart, studStart]);

/**
 * The fields of a hand that is over, or of a voided hand as it is. It includes every hole card, even folded ones: only
 * for people who may open the sealed decks.
 */
export function fieldsOf(hand: Hand, variant: PhhVariant, voided: boolean): TomlFields {
  invariant(voided || hand.over, () => `hand ${hand.facts.number} is not over`);
  const start = anyStart.parse(hand.facts.start);
  const seats = fromButton(start);
  const { actions, fouled } = actionsOf(hand, seats);
  return {
    variant: variant.code,
    ...forcedBets(hand, variant, start, seats),
    ...betsOf(hand, variant),
    starting_stacks: seats.map((seat) => dollars(stackOf(start, seat))),
    actions,
    finishing_stacks: seats.map((seat) => dollars(voided ? stackOf(start, seat) : stackAfter(hand, seat))),
    currency: 'USD',
    hand: hand.facts.number,
    seats,
    ...timeOf(hand.facts.at),
    _rules: JSON.stringify(writeRules(hand.game, hand.facts.rules)),
    ...(voided ? { _voided: true } : { _collections: collectionsOf(hand) }),
    ...(fouled.length > 0 ? { _fouled: fouled } : {}),
  };
}

/** The seats dealt in, p1 first: from the left of the button around to it; without one, in seat order. */
function fromButton({ button, players }: AnyPokerStart): readonly Seat[] {
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const left = Math.max(
    0,
    seats.findIndex((seat) => seat > (button ?? 0)),
  );
  return [...seats.slice(left), ...seats.slice(0, left)];
}

const stackOf = ({ players }: AnyPokerStart, seat: Seat): Cents =>
  players.find((player) => player.seat === seat)?.stack ?? 0;

const stackAfter = (hand: Hand, seat: Seat): Cents =>
  hand.outcome().stacks.find((stack) => stack.seat === seat)?.after ?? 0;

/**
 * Antes, and blinds as they were owed or the bring-in. A post to come in is a negative blind, which PokerKit reads as
 * one; its dead part, which belongs to nobody, is an ante.
 */
function forcedBets(hand: Hand, variant: PhhVariant, { posts }: AnyPokerStart, seats: readonly Seat[]) {
  const antes = seats.map(() => 0);
  const blinds = seats.map(() => 0);
  for (const { seat, what, live, dead } of posts) {
    const place = placeOf(seats.indexOf(seat), seats.length);
    const sign = what === 'post' || what === 'missed blinds' ? -1 : 1;
    antes[place] = (antes[place] ?? 0) + dead;
    blinds[place] = (blinds[place] ?? 0) + sign * live;
  }
  return {
    ante_trimming_status: antes.every((ante) => ante === antes[0]),
    antes: antes.map(dollars),
    ...(variant.forced === 'blinds'
      ? { blinds_or_straddles: blinds.map(dollars) }
      : { bring_in: dollars(stakesIn(hand, variant).bringIn) }),
  };
}

function betsOf(hand: Hand, variant: PhhVariant): TomlFields {
  const { lower, higher, min } = stakesIn(hand, variant);
  return variant.bets === 'minimum'
    ? { min_bet: dollars(min) }
    : { small_bet: dollars(lower), big_bet: dollars(higher) };
}

/** The amounts that a hand was played for, by the forced bets of its variant. */
function stakesIn({ facts }: Hand, { forced }: PhhVariant) {
  const rules: unknown = facts.rules;
  if (forced === 'bring-in') return studStakes(studAmounts.parse(rules));
  const { lower, higher, big } = stakesOf(blindAmounts.parse(rules));
  return { lower, higher, min: big, bringIn: 0 };
}

/** When the hand was dealt, in UTC. */
function timeOf(at: number) {
  const date = new Date(at);
  return {
    time: new LocalTime(date),
    time_zone_abbreviation: 'UTC',
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    year: date.getUTCFullYear(),
  };
}

function collectionsOf(hand: Hand) {
  const { collections, jackpots } = takenOut(hand.outcome());
  return Object.fromEntries([...collections, ...jackpots].map(([name, amount]) => [name, dollars(amount)]));
}

type Fouled = { readonly action: number; readonly player: number };

/** What happened, in order. A hand declared foul is a comment, and `fouled` gives its place. */
function actionsOf(hand: Hand, seats: readonly Seat[]) {
  const actions: string[] = [];
  const fouled: Fouled[] = [];
  for (const [i, event] of hand.view('public').events.entries()) {
    const action = actionFor(hand, event, i, seats);
    if (action !== null) actions.push(action);
    if (event.kind === 'fouled') fouled.push({ action: actions.length, player: seats.indexOf(event.seat) + 1 });
  }
  const ordered = inPlayersOrder(actions);
  // No hand is foul before the deal, whose lines are combined.
  const fewer = actions.length - ordered.length;
  return { actions: ordered, fouled: fouled.map((foul) => ({ ...foul, action: foul.action - fewer })) };
}

/**
 * The hands are listed from p1 on, as readers of the format expect, even if another player got the first card (LD9).
 */
function inPlayersOrder(actions: readonly string[]): readonly string[] {
  const first = actions.findIndex((action) => !action.startsWith('d dh '));
  const dealt = first < 0 ? actions.length : first;
  const byPlayer = new Map<string, string>();
  for (const action of actions.slice(0, dealt)) {
    const [, , player = '', cards = ''] = action.split(' ');
    byPlayer.set(player, (byPlayer.get(player) ?? '') + cards);
  }
  const order = [...byPlayer].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  return [...order.map(([player, cards]) => `d dh ${player} ${cards}`), ...actions.slice(dealt)];
}

function actionFor(hand: Hand, event: HandEvent, index: number, seats: readonly Seat[]): string | null {
  const playerIn = (seat: Seat): number => seats.indexOf(seat) + 1;
  switch (event.kind) {
    case 'deal': {
      if (event.to === 'board') return makeAction({ kind: 'board', cards: cardsOf(event) });
      if (event.to === 'burn') return null;
      const own = hand.view(Number(event.to)).events[index];
      return makeAction({ kind: 'hole', player: playerIn(Number(event.to)), cards: cardsOf(own) });
    }
    case 'discard': {
      const own = hand.view(event.seat).events[index];
      return makeAction({ kind: 'draw', player: playerIn(event.seat), cards: cardsOf(own) });
    }
    case 'act':
      return actOf(event, playerIn(event.seat));
    case 'shown':
      return makeAction({ kind: 'show', player: playerIn(event.seat), cards: cardsOf(event) });
    case 'mucked':
      return makeAction({ kind: 'muck', player: playerIn(event.seat) });
    case 'fouled':
      return `# The hand of p${playerIn(event.seat)} is declared foul.`;
    default:
      return null;
  }
}

function actOf({ what, to }: Extract<HandEvent, { kind: 'act' }>, player: number): string {
  if (what === 'fold') return makeAction({ kind: 'fold', player });
  if (what === 'bring-in') return makeAction({ kind: 'bring in', player });
  if (what === 'check' || what === 'call') return makeAction({ kind: 'check or call', player });
  return makeAction({ kind: 'raise', player, to: dollars(to) });
}

function cardsOf(event: HandEvent | undefined): readonly Card[] {
  invariant(
    event?.kind === 'deal' || event?.kind === 'shown' || event?.kind === 'discard',
    'an event that shows cards',
  );
  return event.cards.map((text) => {
    const card = text === null ? null : parseCard(text);
    invariant(card !== null, () => `${text} where its owner sees a card`);
    return card;
  });
}
