/** What may be done with a hand, by whom, and how the station asks. */
import type { Ask, ChooseOption } from '../../ask.ts';
import { type Cents, dollars } from '../../money.ts';
import type { Seat } from '../../seat.ts';
import { comesTo } from '../bet.ts';
import { type AmountRange, amountAsk } from './amount.ts';
import { surrenderRow } from './bets.ts';
import { countOf, countText, isAce, isPair, isWhole, reaches } from './count.ts';
import {
  type At,
  type BlackjackHand,
  type BlackjackRound,
  type BlackjackTable,
  cardsMayDouble,
  handAt,
  handNatural,
  isCovered,
  isOriginal,
  type Play,
  type PlayedPosition,
  placeAt,
  type Turn,
} from './hand.ts';
import { insuranceAsks } from './insurance.ts';
import type { Law } from './law.ts';
import { openCard } from './player-dealer.ts';
import { cardsLeft, chipsOf, costOf, stakesOf } from './stakes.ts';

/** The part of a bet that surrendering returns. */
function surrenderReturns(rules: Law, amount: Cents): Cents {
  return amount - comesTo(surrenderRow(rules), amount);
}

/** Whether a seat may surrender its bets on a hand: it is not asked where nothing would be returned. */
export function maySurrender(table: BlackjackTable, round: BlackjackRound, at: At, seat: Seat): boolean {
  const { rules: law } = table;
  const hand = handAt(round, at);
  if (isWhole(law, hand.cards) || handNatural(law, hand) || !surrenderIsOpen(law, round, hand)) return false;
  return stakesOf(hand, seat).some(({ amount }) => surrenderReturns(law, amount) > 0);
}

function surrenderIsOpen(law: Law, { dealer }: BlackjackRound, hand: BlackjackHand): boolean {
  switch (law.surrender) {
    case 'no':
      return false;
    case 'up-to-20':
      return countOf(law, hand.cards).total <= 20;
    case 'not-against-ace-or-joker': {
      const open = openCard(law, dealer);
      return isOriginal(hand) && !(open !== undefined && isAce(open));
    }
    // Against a joker there are no decisions at all.
    case 'not-against-joker':
    case 'first-two':
      return isOriginal(hand);
  }
}

function maySplit(
  table: BlackjackTable,
  round: BlackjackRound,
  place: PlayedPosition,
  hand: BlackjackHand,
  seat: Seat,
): boolean {
  const { rules } = table;
  const { cards, split } = hand;
  if (place.declined.includes(seat)) return false;
  if (place.hands.length > rules.splits || !isPair(rules, cards) || handNatural(rules, hand)) return false;
  // Split aces get one card each and no more, so they are never split again.
  if (cards.some(isAce) && (rules.splitAces === 'no' || split)) return false;
  return cardsLeft(table, round) >= 2;
}

function mayDouble(table: BlackjackTable, round: BlackjackRound, hand: BlackjackHand, seat: Seat): boolean {
  return !hand.unjoined.includes(seat) && cardsMayDouble(table.rules, hand) && cardsLeft(table, round) >= 1;
}

/** What a hand's decider may choose, the usual choice first; the same cards always give the same list. */
export function playsOf(table: BlackjackTable, round: BlackjackRound, at: At, seat: Seat): readonly Play[] {
  const { rules: law } = table;
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const count = countOf(law, hand.cards);
  const full = reaches(law.mustStand, count);
  const hits = !full && cardsLeft(table, round) >= 1;
  const splits = maySplit(table, round, place, hand, seat);
  const cost = costOf(hand, seat);
  const chips = chipsOf(table, round, seat);
  const funds = chips >= cost;
  const cards = mayDouble(table, round, hand, seat);
  const doubles = funds && cards;
  const doublesLess = cards && law.doubleForLess && Math.min(chips, cost - 1) >= law.chip;
  if (full && !splits && !doubles && !doublesLess) return ['stand'];
  return [
    ...(hits ? (['hit'] as const) : []),
    ...(count.soft || count.total > law.mustHit || !hits ? (['stand'] as const) : []),
    ...(doubles ? (['double'] as const) : []),
    ...(doublesLess ? (['double-less'] as const) : []),
    ...(funds && splits ? (['split'] as const) : []),
    ...(maySurrender(table, round, at, seat) ? (['surrender'] as const) : []),
  ];
}

/** What another bettor on the hand may do about the decider's choice; only `play` when there is nothing to ask. */
export type SplitAnswer = 'play' | 'join' | 'surrender';

export function answersOf(
  table: BlackjackTable,
  round: BlackjackRound,
  at: At,
  seat: Seat,
  chosen: Play,
): readonly SplitAnswer[] {
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const extra =
    (chosen === 'double' && !hand.unjoined.includes(seat)) || (chosen === 'split' && !place.declined.includes(seat));
  const joins = extra && chipsOf(table, round, seat) >= costOf(hand, seat);
  return [
    'play',
    ...(joins ? (['join'] as const) : []),
    ...(maySurrender(table, round, at, seat) ? (['surrender'] as const) : []),
  ];
}

/**
 * The decisions now owed: insurance, the decider's, other bettors' answers to the decider's choice, the
 * player-dealer's.
 */
export function asksOf(table: BlackjackTable, round: BlackjackRound): readonly Ask[] {
  const { turn } = round;
  if (round.insuring.length > 0) return insuranceAsks(table, round);
  if (round.dealerAsked) return [dealerAsk(table, round)];
  if (!turn) return [];
  if (turn.chosen === null) return [playAsk(table, round, turn)];
  if (turn.chosen === 'double-less') return [lessAsk(table, round, turn)];
  return turn.waiting.map((seat) => answerAsk(table, round, turn, seat, turn.chosen ?? 'stand'));
}

/** The allowed amounts of a double for less. */
export function lessRange(table: BlackjackTable, round: BlackjackRound, { at, seat }: Turn): AmountRange {
  const most = Math.min(chipsOf(table, round, seat), costOf(handAt(round, at), seat));
  return { min: table.rules.chip, max: most, step: table.rules.chip };
}

function lessAsk(table: BlackjackTable, round: BlackjackRound, turn: Turn): Ask {
  return amountAsk(turn.seat, 'double', 'Double for less', lessRange(table, round, turn), 'Do not double');
}

/** The player-dealer's options where they have a choice. */
function dealerAsk({ rules, dealer }: BlackjackTable, round: BlackjackRound): Ask {
  return {
    kind: 'choose',
    seat: dealer,
    prompt: `Everybody has played. Your hand: ${countText(rules, round.dealer)}.`,
    options: [
      { id: 'hit', label: PLAYS.hit, cost: null },
      { id: 'stand', label: PLAYS.stand, cost: null },
    ],
  };
}

const PLAYS: Readonly<Record<Play, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  'double-less': 'Double for less',
  split: 'Split',
  surrender: 'Surrender',
};

function playAsk(table: BlackjackTable, round: BlackjackRound, { at, seat }: Turn): Ask {
  const place = placeAt(round, at);
  const hand = handAt(round, at);
  const cost = costOf(hand, seat);
  const options = playsOf(table, round, at, seat).map((id): ChooseOption => {
    const pays = id === 'double' || id === 'split';
    return {
      id,
      label: id === 'surrender' ? surrenderLabel(table, hand, seat) : PLAYS[id],
      cost: pays ? cost : null,
    };
  });
  const { mine, which } = nameOf(place, at, seat);
  // The label does not give the count of a covered hand: the station shows it where its player looks at the cards.
  const prompt = isCovered(table.rules, hand)
    ? `How do you play ${mine ? 'your' : 'the'} ${which}?`
    : `${mine ? 'Your' : 'The'} ${which}: ${countText(table.rules, hand.cards, !hand.split)}.`;
  return { kind: 'choose', seat, prompt, options };
}

function answerAsk(
  table: BlackjackTable,
  round: BlackjackRound,
  { at, seat: decider }: Turn,
  seat: Seat,
  chosen: Play,
): Ask {
  const hand = handAt(round, at);
  const cost = costOf(hand, seat);
  const options = answersOf(table, round, at, seat, chosen).map((id): ChooseOption => {
    if (id === 'surrender') return { id, label: surrenderLabel(table, hand, seat), cost: null };
    return id === 'join'
      ? { id, label: `Join the ${chosen}`, cost }
      : { id, label: chosen === 'double' || chosen === 'split' ? 'Do not join' : 'Play on', cost: null };
  });
  const count = isCovered(table.rules, hand) ? '' : ` with ${countText(table.rules, hand.cards, !hand.split)}`;
  const prompt = `Seat ${decider} chooses to ${chosen}${count}. And you?`;
  return { kind: 'choose', seat, prompt, options };
}

function surrenderLabel({ rules }: BlackjackTable, hand: BlackjackHand, seat: Seat): string {
  const back = stakesOf(hand, seat).reduce((sum, { amount }) => sum + surrenderReturns(rules, amount), 0);
  return `Surrender, ${dollars(back)} back`;
}

/** Names the hand as the asked seat's own or another's, and which of several: `hand of seat 5, 1 of 2`. */
function nameOf(
  { position, hands }: PlayedPosition,
  { hand }: At,
  seat: Seat,
): { readonly mine: boolean; readonly which: string } {
  const mine = position.seat === seat;
  const where = mine ? 'hand' : `hand of ${position.seat === null ? 'place' : 'seat'} ${position.id}`;
  return { mine, which: hands.length === 1 ? where : `${where}, ${hand + 1} of ${hands.length}` };
}
