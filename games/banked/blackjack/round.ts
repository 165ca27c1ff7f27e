/** A round of a game of the blackjack family: the deal, insurance, the players clockwise, the player-dealer last. */
import type { HandEvent } from '../../hand-event.ts';
import type { Cents } from '../../money.ts';
import { invariant } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { betsOn } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import { addBet, newBets } from './added-bets.ts';
import { DEALER, dealTo, dealToDealer, downCard, open, openNaturals, receivers, withEvents } from './deal.ts';
import {
  type AddedBet,
  type At,
  type BlackjackHand,
  type BlackjackRound,
  type BlackjackTable,
  handAt,
  handNatural,
  isFinished,
  isSpecial,
  openHand,
  type Play,
  type PlayedPosition,
  placeAt,
  ridingOn,
  type Turn,
  withHand,
  withPlace,
} from './hand.ts';
import { insurable, insuringOf, mayInsure } from './insurance.ts';
import { answersOf, playsOf } from './options.ts';
import { dealerMay, draws, endsAtOnce, freezes, houseHits } from './player-dealer.ts';
import { BUSTER, RED_FLEX } from './side-bets.ts';
import { cardsLeft, chipsOf, controllerOf, costOf, stakesOf } from './stakes.ts';

/** Two cards for every position, one or two for the player-dealer; then insurance, or the first decision. */
export function deal(table: BlackjackTable): BlackjackRound {
  const { active, rules, start } = table;
  const places = active.map((position): PlayedPosition => {
    const stakes = betsOn(table, position.id, 'base');
    return {
      position,
      hands: [{ cards: [], stakes, doubles: [], split: false, unjoined: [], surrendered: [], done: false }],
      declined: [],
    };
  });
  let round: BlackjackRound = {
    ...{ next: start.used, added: [], events: [], places, dealer: [] },
    ...{ opened: downCard(rules) === null, insuring: [], turn: null, dealerAsked: false },
  };
  const order = receivers(table);
  const second = rules.dealerCards === 'second-down' || rules.dealerCards === 'first-down';
  for (const turn of [0, 1]) {
    for (const id of order) {
      const place = places.findIndex(({ position }) => position.id === id);
      if (place >= 0) round = dealTo(table, round, { place, hand: 0 });
      else if (turn === 0 || second) round = dealToDealer(table, round);
    }
  }
  round = openNaturals(table, round);
  const insuring = insurable(table, round);
  return insuring.length > 0 ? { ...round, insuring } : goOn(table, round);
}

/** Continues to the next decision, through everything that needs none; when none is left, the player-dealer plays. */
function goOn(table: BlackjackTable, before: BlackjackRound): BlackjackRound {
  const { rules: law } = table;
  let round: BlackjackRound = { ...before, turn: null };
  if (freezes(law, round.dealer)) return finish(table, dealToDealer(table, stopAll(round)));
  if (endsAtOnce(law, round.dealer)) return finish(table, open(stopAll(round)));
  for (let at = openHand(round); at; at = openHand(round)) {
    const hand = handAt(round, at);
    const place = placeAt(round, at);
    const seat = controllerOf(table, place, hand);
    if (hand.cards.length < 2) round = dealTo(table, round, at);
    else if (ridingOn(hand).length === 0 || isFinished(law, hand)) round = close(round, at);
    else if (seat === null) round = playHouseWay(table, round, at);
    else {
      const [only, ...others] = playsOf(table, round, at, seat);
      invariant(only !== undefined, () => `seat ${seat} can neither hit nor stand`);
      const turn: Turn = { at, seat, chosen: null, amount: null, waiting: [], joined: [], absent: false, quiet: false };
      if (others.length > 0) return { ...round, turn };
      const waiting = only === 'hit' ? othersAsked(table, round, at, seat, only) : [];
      if (waiting.length > 0) return { ...round, turn: { ...turn, chosen: only, waiting, quiet: true } };
      round = carryOut(table, round, { at, seat, play: only, amount: null, joined: [], absent: false, quiet: true });
    }
  }
  return playDealer(table, open(round));
}

/** A bettor's answer about insurance: an amount, or nothing. After the last one, the face-down card is checked. */
export function insure(
  table: BlackjackTable,
  before: BlackjackRound,
  seat: Seat,
  amount: Cents,
  absent: boolean,
): BlackjackRound {
  const asked = insuringOf(before, seat);
  invariant(asked !== null, () => `seat ${seat} has nothing to insure`);
  let round: BlackjackRound = { ...before, insuring: before.insuring.filter((one) => one !== asked) };
  if (amount > 0) {
    const { position } = asked.stake;
    round = addBet(round, { seat, position, spot: 'insurance', amount, special: isSpecial(asked.stake) });
    const to = [...table.bets, ...round.added].reduce((sum, bet) => sum + (bet.seat === seat ? bet.amount : 0), 0);
    round = withEvents(round, { kind: 'act', seat, what: 'insurance', amount, to, allIn: false, absent });
  }
  const insuring = round.insuring.filter((one) => mayInsure(table, round, one) && !table.fouled.includes(one.seat));
  return insuring.length > 0 ? { ...round, insuring } : goOn(table, { ...round, insuring });
}

/** The player-dealer's choice, where they have one. */
export function dealerPlays(
  table: BlackjackTable,
  before: BlackjackRound,
  hits: boolean,
  absent: boolean,
): BlackjackRound {
  const what = hits ? 'hit' : 'stand';
  const said: HandEvent = { kind: 'act', seat: table.dealer, what, amount: 0, to: 0, allIn: false, absent };
  const round = withEvents({ ...before, dealerAsked: false }, said);
  return hits ? playDealer(table, dealToDealer(table, round)) : finish(table, round);
}

/** Back to the choice, when no amount was named. */
export const chooseAgain = (round: BlackjackRound): BlackjackRound => ({
  ...round,
  turn: round.turn && { ...round.turn, chosen: null },
});

/** The decider's choice; other bettors on the hand who have a say are asked first. */
export function choose(
  table: BlackjackTable,
  round: BlackjackRound,
  play: Play,
  absent: boolean,
  amount: Cents | null = null,
): BlackjackRound {
  const { turn } = round;
  invariant(turn !== null && (turn.chosen === null || amount !== null), 'nobody has to choose');
  const { at, seat } = turn;
  if (play === 'double-less') return { ...round, turn: { ...turn, chosen: play, absent } };
  if (play === 'surrender') return goOn(table, surrender(round, at, seat, absent));
  const waiting = othersAsked(table, round, at, seat, play);
  if (waiting.length > 0) return { ...round, turn: { ...turn, chosen: play, amount, waiting, absent } };
  return goOn(table, carryOut(table, round, { at, seat, play, amount, joined: [], absent, quiet: false }));
}

/**
 * Another bettor's answer to the decider's choice; after the last one, the choice is carried out. A bettor who has been
 * declared foul in the meantime puts out nothing more: if it was the decider, the choice is canceled, and the bettor
 * with the largest bet among the others decides.
 */
export function answer(
  table: BlackjackTable,
  before: BlackjackRound,
  seat: Seat,
  say: 'play' | 'join' | 'surrender',
  absent: boolean,
): BlackjackRound {
  const { turn } = before;
  invariant(turn !== null && turn.chosen !== null, 'nobody has chosen anything yet');
  const { at, chosen, quiet } = turn;
  const waiting = turn.waiting.filter((one) => one !== seat);
  const joined = say === 'join' ? [...turn.joined, seat] : turn.joined;
  const round = say === 'surrender' ? surrender(before, at, seat, absent) : before;
  if (table.fouled.includes(turn.seat)) return goOn(table, round);
  if (waiting.length > 0) return { ...round, turn: { ...turn, waiting, joined } };
  const choice = {
    at,
    seat: turn.seat,
    play: chosen,
    amount: turn.amount,
    joined: joined.filter((one) => !table.fouled.includes(one)),
    absent: turn.absent,
    quiet,
  };
  return goOn(table, carryOut(table, round, choice));
}

/** The house way. A player who was declared foul leaves the decision to the other bettors on the hand. */
export function absent(table: BlackjackTable, round: BlackjackRound, seat: Seat): BlackjackRound {
  if (round.insuring.length > 0) return insure(table, round, seat, 0, true);
  if (round.dealerAsked) return dealerPlays(table, round, draws(table.rules, round.dealer), true);
  const { turn } = round;
  invariant(turn !== null, 'nobody owes a decision');
  if (turn.chosen === 'double-less') return absent(table, chooseAgain(round), seat);
  if (turn.chosen !== null) return answer(table, round, seat, 'play', true);
  if (table.fouled.includes(seat)) return goOn(table, round);
  return choose(table, round, houseWay(table, round, turn.at, seat), true);
}

/** The house way for the hand being played. */
function houseWay(table: BlackjackTable, round: BlackjackRound, at: At, seat: Seat | null): Play {
  const hits = seat === null || playsOf(table, round, at, seat).includes('hit');
  return hits && houseHits(table.rules, handAt(round, at).cards) ? 'hit' : 'stand';
}

function playHouseWay(table: BlackjackTable, round: BlackjackRound, at: At): BlackjackRound {
  const play = houseWay(table, round, at, null);
  return play === 'hit' && cardsLeft(table, round) >= 1 ? dealTo(table, round, at) : close(round, at);
}

function othersOn(table: BlackjackTable, round: BlackjackRound, at: At, decider: Seat): readonly Seat[] {
  const seats = ridingOn(handAt(round, at)).map(({ seat }) => seat);
  return [...new Set(seats)].filter((seat) => seat !== decider && !table.fouled.includes(seat));
}

/** Other bettors on the hand who have a say about a choice. */
function othersAsked(table: BlackjackTable, round: BlackjackRound, at: At, decider: Seat, play: Play): readonly Seat[] {
  return othersOn(table, round, at, decider).filter((one) => answersOf(table, round, at, one, play).length > 1);
}

interface Choice {
  readonly at: At;
  readonly seat: Seat;
  readonly play: Play;
  /** For a double for less. */
  readonly amount: Cents | null;
  readonly joined: readonly Seat[];
  readonly absent: boolean;
  /** True when there was nothing to choose, so nobody acted. */
  readonly quiet: boolean;
}

function carryOut(table: BlackjackTable, before: BlackjackRound, choice: Choice): BlackjackRound {
  const { at, play, seat, joined } = choice;
  const round = { ...before, turn: null };
  switch (play) {
    case 'hit':
      return dealTo(table, acted(table, round, choice, seat, 0), at);
    case 'stand':
      return close(acted(table, round, choice, seat, 0), at);
    case 'double':
    case 'double-less':
      return double(table, putOut(table, round, choice, [seat, ...joined], 'double'), at);
    case 'split':
      return split(table, putOut(table, round, choice, [seat, ...joined], 'split'), at, [seat, ...joined]);
    case 'surrender':
      return surrender(round, at, seat, choice.absent);
  }
}

/** Puts out a bet equal to each one that the given seats have on the hand. */
function putOut(
  table: BlackjackTable,
  before: BlackjackRound,
  choice: Choice,
  seats: readonly Seat[],
  spot: AddedBet['spot'],
): BlackjackRound {
  let round = before;
  const { position } = placeAt(round, choice.at);
  for (const seat of seats) {
    const stakes = stakesOf(handAt(round, choice.at), seat);
    const full = costOf(handAt(round, choice.at), seat);
    const cost = seat === choice.seat ? (choice.amount ?? full) : full;
    invariant(chipsOf(table, round, seat) >= cost, () => `seat ${seat} does not have the chips to ${spot}`);
    let left = cost;
    for (const stake of stakes) {
      const amount = Math.min(left, stake.amount);
      left -= amount;
      if (amount > 0) round = addBet(round, { seat, position: position.id, spot, amount, special: isSpecial(stake) });
    }
    // Bettors who joined chose to, even when the house way chose for the decider.
    const absent = choice.absent && seat === choice.seat;
    round = acted(table, round, { ...choice, absent }, seat, cost);
  }
  return round;
}

function double(table: BlackjackTable, before: BlackjackRound, at: At): BlackjackRound {
  const doubles = newBets(before, at, 'double');
  const round = withHand(before, at, (hand) => ({ ...hand, doubles }));
  return close(dealTo(table, round, at, table.rules.doubleFaceDown), at);
}

/** The first of two cards stays with the original bets, the second gets the added ones. */
function split(table: BlackjackTable, round: BlackjackRound, at: At, joined: readonly Seat[]): BlackjackRound {
  const stakes = newBets(round, at, 'split');
  const declined = othersOn(table, round, at, joined[0] ?? 0).filter((seat) => !joined.includes(seat));
  return withPlace(round, at, (place) => ({
    ...place,
    declined: [...place.declined, ...declined],
    hands: place.hands.flatMap((hand, i): readonly BlackjackHand[] => {
      const [first, second] = hand.cards;
      if (i !== at.hand || first === undefined || second === undefined) return [hand];
      const half = { ...hand, split: true };
      return [
        { ...half, cards: [first], unjoined: [...hand.unjoined, ...declined] },
        { ...half, cards: [second], unjoined: [], surrendered: [], stakes },
      ];
    }),
  }));
}

/** A seat surrenders its bets on a hand; play continues for the others. */
function surrender(before: BlackjackRound, at: At, seat: Seat, absent: boolean): BlackjackRound {
  const round = withHand(before, at, (hand) => ({ ...hand, surrendered: [...hand.surrendered, seat] }));
  return withEvents(round, { kind: 'act', seat, what: 'surrender', amount: 0, to: 0, allIn: false, absent });
}

function acted(
  table: BlackjackTable,
  round: BlackjackRound,
  { play, absent, quiet }: Choice,
  seat: Seat,
  amount: number,
): BlackjackRound {
  if (quiet) return round;
  const to = [...table.bets, ...round.added]
    .filter((bet) => bet.seat === seat)
    .reduce((sum, bet) => sum + bet.amount, 0);
  return withEvents(round, { kind: 'act', seat, what: play, amount, to, allIn: false, absent });
}

const close = (round: BlackjackRound, at: At): BlackjackRound =>
  withHand(round, at, (hand) => ({ ...hand, done: true }));

function stopAll(round: BlackjackRound): BlackjackRound {
  const places = round.places.map((place) => ({
    ...place,
    hands: place.hands.map((hand) => ({ ...hand, done: true })),
  }));
  return { ...round, places };
}

/** The player-dealer draws while anything depends on it: a hand that is not a natural, or a bet on their cards. */
function playDealer(table: BlackjackTable, before: BlackjackRound): BlackjackRound {
  const { rules: law } = table;
  const depends =
    table.bets.some(({ spot }) => spot === BUSTER || spot === RED_FLEX) ||
    before.places.some(({ hands }) =>
      hands.some((hand) => ridingOn(hand).length > 0 && handNatural(law, hand) === null),
    );
  let round = before.dealer.length < 2 ? dealToDealer(table, before) : before;
  while (depends && round.next < table.deck.length) {
    const may = dealerMay(law, round.dealer);
    if (may === 'choose') return { ...round, dealerAsked: true };
    if (may === 'stand') break;
    round = dealToDealer(table, round);
  }
  return finish(table, round);
}

/** Turns face-down cards up, and announces which cards the doubled hands got. */
function finish({ rules }: BlackjackTable, round: BlackjackRound): BlackjackRound {
  const down = rules.doubleFaceDown ? round.events.filter(({ eyes }) => eyes !== 'all') : [];
  const events = round.events.map((one): RoundEvent => ({ ...one, eyes: 'all' }));
  const turned = down.flatMap(({ event }): HandEvent[] =>
    event.kind === 'deal' && event.to !== DEALER
      ? [{ kind: 'told', text: `The doubled card of ${event.to} is turned: ${event.cards.join(' ')}.` }]
      : [],
  );
  return withEvents({ ...round, opened: true, events, turn: null }, ...turned);
}
