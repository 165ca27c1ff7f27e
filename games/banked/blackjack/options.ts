/** What may be done with a hand, by whom, and how it is asked. */
import { isJoker } from '../../card.ts';
import type { Ask, ChooseOption, Seat } from '../../game.ts';
import { type Cents, dollars } from '../../money.ts';
import { comesTo } from '../bet.ts';
import type { Bet } from '../table.ts';
import { surrenderRow } from './bets.ts';
import { countOf, countText, isAce, isPair } from './count.ts';
import {
  type At,
  type BlackjackHand,
  cardsMayDouble,
  handAt,
  handNatural,
  isOriginal,
  MAY_STAND,
  MUST_STAND,
  type NoBustRound,
  type NoBustTable,
  type Play,
  type PlayedPosition,
  placeAt,
  ridingOn,
  type Turn,
} from './hand.ts';
import type { NoBustRules } from './rules.ts';

/** Cards kept back for the player-dealer: a deck that is all but dealt out gives nobody else another one. */
const KEPT_BACK = 12;

/** Cards that players may still draw. */
export function cardsLeft({ deck }: Pick<NoBustTable, 'deck'>, { next, places }: NoBustRound): number {
  const promised = places.flatMap(({ hands }) => hands).filter(({ cards }) => cards.length < 2).length;
  return deck.length - next - promised - KEPT_BACK;
}

/** Chips that a seat has behind everything it has bet. */
export function chipsOf({ chips }: Pick<NoBustTable, 'chips'>, { added }: NoBustRound, seat: Seat): Cents {
  const out = added.filter((bet) => bet.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  return (chips.get(seat) ?? 0) - out;
}

/** A seat's bets on a hand, which a double or split equals one by one. */
export function stakesOf(place: PlayedPosition, hand: BlackjackHand, seat: Seat): readonly Bet[] {
  return ridingOn(place, hand).filter((bet) => bet.seat === seat);
}

export function costOf(place: PlayedPosition, hand: BlackjackHand, seat: Seat): Cents {
  return stakesOf(place, hand, seat).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Who decides for a hand: of those who ride on it, by the house's option, whoever has most on the position's base spots
 * or whoever holds it; of equals the first. Who has surrendered or been declared foul decides no more. Null: nobody, or the
 * player-dealer, whose hand is played the house way (000:2580-2582).
 */
export function controllerOf(table: NoBustTable, place: PlayedPosition, hand: BlackjackHand): Seat | null {
  const { position } = place;
  const able = ridingOn(place, hand).filter(({ seat }) => !table.fouled.includes(seat));
  const holds = table.rules.decides === 'holder' && able.some(({ seat }) => seat === position.seat);
  let controller: Seat | null = holds ? position.seat : null;
  for (const { seat } of holds ? [] : able) {
    if (controller === null || baseOf(table, place, seat) > baseOf(table, place, controller)) controller = seat;
  }
  return controller === table.dealer ? null : controller;
}

function baseOf({ bets }: NoBustTable, { position }: PlayedPosition, seat: Seat): Cents {
  return bets
    .filter((bet) => bet.spot === 'base' && bet.position === position.id && bet.seat === seat)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What a surrendered bet gives back. */
function surrenderReturns(rules: NoBustRules, amount: Cents): Cents {
  return amount - comesTo(surrenderRow(rules), amount);
}

/** Whether a seat may give up its bets on a hand: nothing is asked where nothing would come back. */
export function maySurrender(table: NoBustTable, round: NoBustRound, at: At, seat: Seat): boolean {
  const { rules } = table;
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  if (rules.surrender === 'no' || !isOriginal(hand) || hand.cards.some(isJoker) || handNatural(rules, hand)) {
    return false;
  }
  if (rules.surrender === 'not-against-ace-or-joker' && round.dealer.some(isAce)) return false;
  return stakesOf(place, hand, seat).some(({ amount }) => surrenderReturns(rules, amount) > 0);
}

function maySplit(
  table: NoBustTable,
  round: NoBustRound,
  place: PlayedPosition,
  hand: BlackjackHand,
  seat: Seat,
): boolean {
  const { rules } = table;
  const { cards, split } = hand;
  if (place.declined.includes(seat)) return false;
  if (place.hands.length > rules.splits || !isPair(rules, cards) || handNatural(rules, hand)) return false;
  // Split aces get one card each and no more, so that they are never split again.
  if (cards.some(isAce) && (rules.splitAces === 'no' || split)) return false;
  return cardsLeft(table, round) >= 2;
}

function mayDouble(table: NoBustTable, round: NoBustRound, hand: BlackjackHand, seat: Seat): boolean {
  return !hand.unjoined.includes(seat) && cardsMayDouble(table.rules, hand) && cardsLeft(table, round) >= 1;
}

/** What the decider of a hand may choose, the usual first; the same cards always give the same. */
export function playsOf(table: NoBustTable, round: NoBustRound, at: At, seat: Seat): readonly Play[] {
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const { total } = countOf(hand.cards);
  const hits = total < MUST_STAND && cardsLeft(table, round) >= 1;
  const splits = maySplit(table, round, place, hand, seat);
  const funds = chipsOf(table, round, seat) >= costOf(place, hand, seat);
  const doubles = funds && mayDouble(table, round, hand, seat);
  if (total >= MUST_STAND && !splits && !doubles) return ['stand'];
  return [
    ...(hits ? (['hit'] as const) : []),
    ...(total >= MAY_STAND || !hits ? (['stand'] as const) : []),
    ...(doubles ? (['double'] as const) : []),
    ...(funds && splits ? (['split'] as const) : []),
    ...(maySurrender(table, round, at, seat) ? (['surrender'] as const) : []),
  ];
}

/** What another bettor of the hand may do about the decider's choice; only `play` when there is nothing to ask. */
export type SplitAnswer = 'play' | 'join' | 'surrender';

export function answersOf(
  table: NoBustTable,
  round: NoBustRound,
  at: At,
  seat: Seat,
  chosen: Play,
): readonly SplitAnswer[] {
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const extra =
    (chosen === 'double' && !hand.unjoined.includes(seat)) || (chosen === 'split' && !place.declined.includes(seat));
  const joins = extra && chipsOf(table, round, seat) >= costOf(place, hand, seat);
  return [
    'play',
    ...(joins ? (['join'] as const) : []),
    ...(maySurrender(table, round, at, seat) ? (['surrender'] as const) : []),
  ];
}

/** The decisions now owed: the decider's, or those of the others about what they chose. */
export function asksOf(table: NoBustTable, round: NoBustRound): readonly Ask[] {
  const { turn } = round;
  if (!turn) return [];
  return turn.chosen === null
    ? [playAsk(table, round, turn)]
    : turn.waiting.map((seat) => answerAsk(table, round, turn, seat, turn.chosen ?? 'stand'));
}

const PLAYS: Readonly<Record<Play, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
};

function playAsk(table: NoBustTable, round: NoBustRound, { at, seat }: Turn): Ask {
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const cost = costOf(place, hand, seat);
  const options = playsOf(table, round, at, seat).map((id): ChooseOption => {
    const pays = id === 'double' || id === 'split';
    return {
      id,
      label: id === 'surrender' ? surrenderLabel(table, place, hand, seat) : PLAYS[id],
      cost: pays ? cost : null,
    };
  });
  const which = nameOf(place, at, seat);
  return { kind: 'choose', seat, prompt: `${which}: ${countText(table.rules, hand.cards, !hand.split)}.`, options };
}

function answerAsk(table: NoBustTable, round: NoBustRound, { at, seat: decider }: Turn, seat: Seat, chosen: Play): Ask {
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const cost = costOf(place, hand, seat);
  const options = answersOf(table, round, at, seat, chosen).map((id): ChooseOption => {
    if (id === 'surrender') return { id, label: surrenderLabel(table, place, hand, seat), cost: null };
    return id === 'join'
      ? { id, label: `Join the ${chosen}`, cost }
      : { id, label: chosen === 'double' || chosen === 'split' ? 'Do not join' : 'Play on', cost: null };
  });
  const prompt = `Seat ${decider} chooses to ${chosen} with ${countText(table.rules, hand.cards, !hand.split)}. And you?`;
  return { kind: 'choose', seat, prompt, options };
}

function surrenderLabel({ rules }: NoBustTable, place: PlayedPosition, hand: BlackjackHand, seat: Seat): string {
  const back = stakesOf(place, hand, seat).reduce((sum, { amount }) => sum + surrenderReturns(rules, amount), 0);
  return `Surrender, ${dollars(back)} back`;
}

function nameOf({ position, hands }: PlayedPosition, { hand }: At, seat: Seat): string {
  const where =
    position.seat === seat ? 'Your hand' : `The hand of ${position.seat === null ? 'place' : 'seat'} ${position.id}`;
  return hands.length === 1 ? where : `${where}, ${hand + 1} of ${hands.length}`;
}
