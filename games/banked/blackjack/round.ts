/** A round of No Bust 21: the deal, the players clockwise, the player-dealer last. */
import { type Card, cardText } from '../../card.ts';
import type { HandEvent, Seat } from '../../game.ts';
import { invariant } from '../../result.ts';
import { writeSpot } from '../../wager.ts';
import { betsOn, numbered } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import {
  type AddedBet,
  type At,
  type BlackjackHand,
  handAt,
  handNatural,
  isFinished,
  isSpecial,
  type NoBustRound,
  type NoBustTable,
  openHand,
  type Play,
  type PlayedPosition,
  placeAt,
  ridingOn,
  type Turn,
  withHand,
  withPlace,
} from './hand.ts';
import { answersOf, cardsLeft, chipsOf, controllerOf, costOf, playsOf, stakesOf } from './options.ts';
import { draws, freezes, takesCard } from './player-dealer.ts';
import { BUSTER } from './side-bets.ts';

/** The zone of the player-dealer's hand. */
export const DEALER = 'dealer';

/** One card to every position, one to the player-dealer, a second to every position (001:314-325). */
export function deal(table: NoBustTable): NoBustRound {
  const { active, start } = table;
  const places = active.map(
    (position): PlayedPosition => ({
      position,
      hands: [
        { cards: [], stakes: betsOn(table, position.id, 'base'), doubles: [], split: false, unjoined: [], done: false },
      ],
      surrendered: [],
      declined: [],
    }),
  );
  let round: NoBustRound = { next: start.used, added: [], events: [], places, dealer: [], turn: null };
  const toPositions = (): void => {
    for (const place of places.keys()) round = dealTo(table, round, { place, hand: 0 });
  };
  toPositions();
  round = dealToDealer(table, round);
  toPositions();
  return goOn(table, round);
}

/** Goes on to the next decision, through everything that needs none; without one the player-dealer plays. */
function goOn(table: NoBustTable, before: NoBustRound): NoBustRound {
  let round: NoBustRound = { ...before, turn: null };
  if (freezes(round.dealer)) return finish(dealToDealer(table, stopAll(round)));
  for (let at = openHand(round); at; at = openHand(round)) {
    const hand = handAt(round, at);
    const place = placeAt(round, at);
    const seat = controllerOf(table, place, hand);
    if (hand.cards.length < 2) round = dealTo(table, round, at);
    else if (ridingOn(place, hand).length === 0 || isFinished(table.rules, hand)) round = close(round, at);
    else if (seat === null) round = playHouseWay(table, round, at);
    else {
      const [only, ...others] = playsOf(table, round, at, seat);
      invariant(only !== undefined, () => `seat ${seat} can neither hit nor stand`);
      const turn: Turn = { at, seat, chosen: null, waiting: [], joined: [], absent: false, quiet: false };
      if (others.length > 0) return { ...round, turn };
      const waiting = only === 'hit' ? othersAsked(table, round, at, seat, only) : [];
      if (waiting.length > 0) return { ...round, turn: { ...turn, chosen: only, waiting, quiet: true } };
      round = carryOut(table, round, { at, seat, play: only, joined: [], absent: false, quiet: true });
    }
  }
  return finish(playDealer(table, dealToDealer(table, round)));
}

/** The decider's choice; the others with a bet on the hand are asked first where it is theirs to say something. */
export function choose(table: NoBustTable, round: NoBustRound, play: Play, absent: boolean): NoBustRound {
  const { turn } = round;
  invariant(turn !== null && turn.chosen === null, 'nobody has to choose');
  const { at, seat } = turn;
  if (play === 'surrender') return goOn(table, surrender(round, at, seat, absent));
  const waiting = othersAsked(table, round, at, seat, play);
  if (waiting.length > 0) return { ...round, turn: { ...turn, chosen: play, waiting, absent } };
  return goOn(table, carryOut(table, round, { at, seat, play, joined: [], absent, quiet: false }));
}

/**
 * Another bettor's answer to the decider's choice; the last one lets it be carried out. Who has been declared foul in the
 * meantime puts out nothing more: with the decider their choice is gone, and the largest of the others decides.
 */
export function answer(
  table: NoBustTable,
  before: NoBustRound,
  seat: Seat,
  say: 'play' | 'join' | 'surrender',
  absent: boolean,
): NoBustRound {
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
    joined: joined.filter((one) => !table.fouled.includes(one)),
    absent: turn.absent,
    quiet,
  };
  return goOn(table, carryOut(table, round, choice));
}

/** The house way. Whoever was declared foul leaves the decision to the others with a bet on the hand. */
export function absent(table: NoBustTable, round: NoBustRound, seat: Seat): NoBustRound {
  const { turn } = round;
  invariant(turn !== null, 'nobody owes a decision');
  if (turn.chosen !== null) return answer(table, round, seat, 'play', true);
  if (table.fouled.includes(seat)) return goOn(table, round);
  return choose(table, round, houseWay(table, round, turn.at, seat), true);
}

/** The house way for the hand that is open: the strategy of the player-dealer (000:2412-2606). */
function houseWay(table: NoBustTable, round: NoBustRound, at: At, seat: Seat | null): Play {
  const hits = seat === null || playsOf(table, round, at, seat).includes('hit');
  return hits && draws(table.rules, handAt(round, at).cards) ? 'hit' : 'stand';
}

function playHouseWay(table: NoBustTable, round: NoBustRound, at: At): NoBustRound {
  const play = houseWay(table, round, at, null);
  return play === 'hit' && cardsLeft(table, round) >= 1 ? dealTo(table, round, at) : close(round, at);
}

function othersOn(table: NoBustTable, round: NoBustRound, at: At, decider: Seat): readonly Seat[] {
  const seats = ridingOn(placeAt(round, at), handAt(round, at)).map(({ seat }) => seat);
  return [...new Set(seats)].filter((seat) => seat !== decider && !table.fouled.includes(seat));
}

/** Those others on the hand who have something to say about a choice. */
function othersAsked(table: NoBustTable, round: NoBustRound, at: At, decider: Seat, play: Play): readonly Seat[] {
  return othersOn(table, round, at, decider).filter((one) => answersOf(table, round, at, one, play).length > 1);
}

interface Choice {
  readonly at: At;
  readonly seat: Seat;
  readonly play: Play;
  readonly joined: readonly Seat[];
  readonly absent: boolean;
  /** True where there was nothing to choose: then nobody acted. */
  readonly quiet: boolean;
}

function carryOut(table: NoBustTable, before: NoBustRound, choice: Choice): NoBustRound {
  const { at, play, seat, joined } = choice;
  const round = { ...before, turn: null };
  switch (play) {
    case 'hit':
      return dealTo(table, acted(table, round, choice, seat, 0), at);
    case 'stand':
      return close(acted(table, round, choice, seat, 0), at);
    case 'double':
      return double(table, putOut(table, round, choice, [seat, ...joined], 'double'), at);
    case 'split':
      return split(table, putOut(table, round, choice, [seat, ...joined], 'split'), at, [seat, ...joined]);
    case 'surrender':
      return surrender(round, at, seat, choice.absent);
  }
}

/** Puts out an equal bet for each that every one of the seats has on the hand. */
function putOut(
  table: NoBustTable,
  before: NoBustRound,
  choice: Choice,
  seats: readonly Seat[],
  spot: AddedBet['spot'],
): NoBustRound {
  let round = before;
  const { position } = placeAt(round, choice.at);
  for (const seat of seats) {
    const stakes = stakesOf(placeAt(round, choice.at), handAt(round, choice.at), seat);
    const cost = costOf(placeAt(round, choice.at), handAt(round, choice.at), seat);
    invariant(chipsOf(table, round, seat) >= cost, () => `seat ${seat} has not the chips to ${spot}`);
    for (const stake of stakes) {
      const same = round.added.filter(
        (bet) => bet.seat === seat && bet.position === position.id && bet.spot === spot,
      ).length;
      const nth = same + 1;
      const at = position.seat === seat ? null : position.id;
      const key = writeSpot({ kind: numbered({ spot, nth }), at });
      const bet: AddedBet = {
        seat,
        position: position.id,
        spot,
        nth,
        amount: stake.amount,
        key,
        special: isSpecial(stake),
      };
      round = { ...round, added: [...round.added, bet] };
    }
    // Those who joined said so, whoever chose.
    const absent = choice.absent && seat === choice.seat;
    round = acted(table, round, { ...choice, absent }, seat, cost);
  }
  return round;
}

/** The bets of a kind that were put out last, those that the hand has not got yet. */
function newBets(round: NoBustRound, at: At, spot: AddedBet['spot']): readonly AddedBet[] {
  const { hands, position } = placeAt(round, at);
  const known = new Set(hands.flatMap(({ stakes, doubles }) => [...stakes, ...doubles]));
  return round.added.filter((bet) => bet.position === position.id && bet.spot === spot && !known.has(bet));
}

function double(table: NoBustTable, before: NoBustRound, at: At): NoBustRound {
  const doubles = newBets(before, at, 'double');
  const round = withHand(before, at, (hand) => ({ ...hand, doubles }));
  return close(dealTo(table, round, at, table.rules.doubleFaceDown), at);
}

/** The first of two cards stays with the bets that were there, the second gets those that were added. */
function split(table: NoBustTable, round: NoBustRound, at: At, joined: readonly Seat[]): NoBustRound {
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
        { ...half, cards: [second], unjoined: [], stakes },
      ];
    }),
  }));
}

/** A seat gives up its bets on a position; the hand is played on for those who remain. */
function surrender(before: NoBustRound, at: At, seat: Seat, absent: boolean): NoBustRound {
  const round = withPlace(before, at, (place) => ({ ...place, surrendered: [...place.surrendered, seat] }));
  return withEvents(round, { kind: 'act', seat, what: 'surrender', amount: 0, to: 0, allIn: false, absent });
}

function acted(
  table: NoBustTable,
  round: NoBustRound,
  { play, absent, quiet }: Choice,
  seat: Seat,
  amount: number,
): NoBustRound {
  if (quiet) return round;
  const to = [...table.bets, ...round.added]
    .filter((bet) => bet.seat === seat)
    .reduce((sum, bet) => sum + bet.amount, 0);
  return withEvents(round, { kind: 'act', seat, what: play, amount, to, allIn: false, absent });
}

const close = (round: NoBustRound, at: At): NoBustRound => withHand(round, at, (hand) => ({ ...hand, done: true }));

function stopAll(round: NoBustRound): NoBustRound {
  const places = round.places.map((place) => ({
    ...place,
    hands: place.hands.map((hand) => ({ ...hand, done: true })),
  }));
  return { ...round, places };
}

function nextCard({ deck }: NoBustTable, { next }: NoBustRound): Card {
  const card = deck[next];
  invariant(card !== undefined, () => `card ${next + 1} of a deck of ${deck.length}`);
  return card;
}

function dealTo(table: NoBustTable, before: NoBustRound, at: At, faceDown = false): NoBustRound {
  const card = nextCard(table, before);
  const { position } = placeAt(before, at);
  const round = withHand(before, at, (hand) => ({ ...hand, cards: [...hand.cards, card] }));
  const event: HandEvent = { kind: 'deal', to: position.id, cards: [cardText(card)] };
  return { ...round, next: round.next + 1, events: [...round.events, { event, eyes: faceDown ? [] : 'all' }] };
}

function dealToDealer(table: NoBustTable, round: NoBustRound): NoBustRound {
  const card = nextCard(table, round);
  const dealt = { ...round, dealer: [...round.dealer, card], next: round.next + 1 };
  return withEvents(dealt, { kind: 'deal', to: DEALER, cards: [cardText(card)] });
}

/** The player-dealer draws while anything depends on it: a hand that is no natural, or a Buster bet. */
function playDealer(table: NoBustTable, before: NoBustRound): NoBustRound {
  const { rules } = table;
  const depends =
    table.bets.some(({ spot }) => spot === BUSTER) ||
    before.places.some((place) =>
      place.hands.some((hand) => ridingOn(place, hand).length > 0 && handNatural(rules, hand) === null),
    );
  let round = before;
  while (depends && takesCard(rules, round.dealer) && round.next < table.deck.length) {
    round = dealToDealer(table, round);
  }
  return round;
}

/** Cards that lay face down are turned. */
function finish(round: NoBustRound): NoBustRound {
  const down = round.events.filter(({ eyes }) => eyes !== 'all');
  const events = round.events.map((one): RoundEvent => ({ ...one, eyes: 'all' }));
  const turned = down.flatMap(({ event }): HandEvent[] =>
    event.kind === 'deal'
      ? [{ kind: 'told', text: `The doubled card of ${event.to} is turned: ${event.cards.join(' ')}.` }]
      : [],
  );
  return withEvents({ ...round, events, turn: null }, ...turned);
}

function withEvents(round: NoBustRound, ...events: readonly HandEvent[]): NoBustRound {
  return { ...round, events: [...round.events, ...events.map((event): RoundEvent => ({ event, eyes: 'all' }))] };
}
