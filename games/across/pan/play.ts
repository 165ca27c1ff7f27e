/** The course of a hand: declarations, draws, hits, melds, discards (000:3634-3665, 001:1333-1385, 003:1565-1650). */

import type { Decision } from '../../ask.ts';
import { cardText, parseCard } from '../../card.ts';
import type { Ruling } from '../../game.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../result.ts';
import type { Seat } from '../../seat.ts';
import { inOrder, without, withoutAll } from './cards.ts';
import type { MeldUse } from './melds.ts';
import { collect, goOut, post, repay, splitTops, throwIn, winAlone } from './money.ts';
import { asksOf, fewestFriends, mayForce, restsWith, usesNow, usesOf } from './options.ts';
import { at, draft, indexOf, isIn, nextIn, note, type PanState, playersIn, totalOf } from './state.ts';
import { laidOf } from './table.ts';

/** A player's decision. Refused, with nothing changed, when the hand does not ask it of this seat now. */
export function decide(state: PanState, seat: Seat, decision: Decision): Result<PanState, Refusal> {
  if (state.phase === 'over') return refuse('hand-over', 'The hand is over.');
  const index = indexOf(state, seat);
  if (index < 0) return refuse('not-in-hand', `Seat ${seat} is not in this hand.`);
  const ask = asksOf(state).find((each) => each.seat === seat);
  if (!ask)
    return refuse('not-your-turn', `It is the turn of seat ${at(state, state.turn).seat}, not of seat ${seat}.`);
  if (ask.kind === 'cards') return discarded(state, decision);
  const chosen = decision.kind === 'choose' ? decision.option : '';
  const uses = usesOf(state);
  // A use may have two names, only one of which is offered: a stored hand may have the other.
  const isThere = ({ id }: { readonly id: string }): boolean => id === chosen;
  if (ask.kind !== 'choose' || !(ask.options.some(isThere) || uses.some(isThere))) {
    return refuse('no-such-option', 'Choose one of the options.');
  }
  return ok(changed(state, (hand) => choose(hand, index, chosen, uses)));
}

/** The state after a change to a copy of it, with no chips lost. */
function changed(state: PanState, change: (hand: PanState) => void): PanState {
  const hand = draft(state);
  change(hand);
  invariant(totalOf(hand) === totalOf(state), 'chips are lost in a hand of pan');
  return hand;
}

function choose(hand: PanState, index: number, chosen: string, uses: readonly MeldUse[]): void {
  const use = uses.find(({ id }) => id === chosen);
  if (use) carryOut(hand, use);
  else CHOICES[chosen]?.(hand, index);
}

/** The effect of each option that uses no card. */
const CHOICES: Readonly<Record<string, (hand: PanState, index: number) => void>> = {
  in: (hand) => declare(hand, true),
  out: (hand) => declare(hand, false),
  'next-card': decline,
  pass: (hand) => handOn(hand, 'turn'),
  force(hand, index) {
    if (hand.phase === 'force') forced(hand, index);
    else handOn(hand, 'forced');
  },
  let(hand, index) {
    hand.asked = hand.asked.filter((each) => each !== index);
    if (hand.asked.length === 0) draw(hand);
  },
  done(hand) {
    hand.phase = 'discard';
  },
  offer(hand) {
    at(hand, hand.turn).offered = true;
    note(hand, { kind: 'told', text: `Seat ${at(hand, hand.turn).seat} offers to split the tops.` });
    hand.turn = nextIn(hand, hand.turn);
    hand.phase = 'split';
  },
  agree(hand) {
    note(hand, { kind: 'told', text: 'The tops are split.' });
    splitTops(hand);
  },
  refuse(hand) {
    note(hand, { kind: 'told', text: `Seat ${at(hand, hand.turn).seat} plays on.` });
    hand.turn = nextIn(hand, hand.turn);
    hand.phase = 'turn';
  },
};

/**
 * In order, starting with the winner of the last hand. A player who is in stays in; when one is left, they win the
 * tops.
 */
function declare(hand: PanState, isPlaying: boolean): void {
  const player = at(hand, hand.turn);
  player.standing = isPlaying ? 'in' : 'out';
  const text = `Seat ${player.seat} is ${isPlaying ? 'in' : 'out'}.`;
  note(hand, { kind: 'told', text });
  if (!isPlaying) {
    hand.tops += post(hand, player, hand.rules.forfeit, 'forfeit');
    throwIn(hand, player);
  }
  const left = hand.players.findIndex(({ standing }) => standing === 'to-declare');
  const others = playersIn(hand);
  if (left >= 0 && (others.length > 0 || left < hand.players.length - 1)) {
    hand.turn = left;
    return;
  }
  if (left >= 0) at(hand, left).standing = 'in';
  const [first, second] = playersIn(hand);
  invariant(first !== undefined, () => 'everyone has declared, and nobody is in');
  if (second === undefined) {
    winAlone(hand, first);
    return;
  }
  note(hand, { kind: 'street', name: 'Play' });
  hand.turn = first;
  hand.phase = 'turn';
}

/** A card that fits but is not used may be forced on the player; otherwise they draw. */
function decline(hand: PanState): void {
  hand.asked = mayForce(hand);
  if (hand.asked.length > 0) hand.phase = 'force';
  else draw(hand);
}

function forced(hand: PanState, by: number): void {
  const text = `Seat ${at(hand, by).seat} forces the ${cardText(hand.card ?? 0)} on seat ${at(hand, hand.turn).seat}.`;
  note(hand, { kind: 'told', text });
  hand.asked = [];
  hand.phase = 'forced';
}

/** The next card is turned up for its player. When the deck has run out, the players who are in share the tops. */
function draw(hand: PanState): void {
  const card = hand.deck[hand.next];
  if (card === undefined) {
    note(hand, { kind: 'told', text: 'The deck has run out: those who are in share the tops.' });
    splitTops(hand);
    return;
  }
  hand.next += 1;
  hand.card = card;
  hand.drawer = hand.turn;
  hand.phase = 'drawn';
  note(hand, { kind: 'deal', to: 'drawn', cards: [cardText(card)], replaces: true });
}

/** A drawn card goes on to the next player, who may use it or must. */
function handOn(hand: PanState, phase: 'turn' | 'forced'): void {
  const from = hand.turn;
  hand.turn = nextIn(hand, from);
  if (phase === 'forced') forced(hand, from);
  else hand.phase = 'turn';
}

/** A hit, or more out of the hand after it: updates the melds and pays for them. */
function carryOut(hand: PanState, use: MeldUse): void {
  const index = hand.turn;
  const player = at(hand, index);
  const took = hand.phase === 'meld' ? {} : { took: 'drawn' };
  player.hand = withoutAll(player.hand, use.from);
  player.melds = use.melds;
  if (hand.phase !== 'meld') hand.card = null;
  note(hand, { kind: 'laid', seat: player.seat, hands: laidOf(player), from: use.from.map(cardText), ...took });
  if (player.hand.length === 0) {
    player.owed += use.pay;
    goOut(hand, index);
    return;
  }
  collect(hand, index, use.pay, `condition ${inOrder(use.made).map(cardText).join(' ')}`);
  if (playersIn(hand).length === 1) {
    winAlone(hand, index);
    return;
  }
  hand.phase = 'meld';
  const uses = usesNow(hand);
  if (uses.length === 0) hand.phase = 'discard';
  restsWith(hand, uses);
}

function discarded(state: PanState, decision: Decision): Result<PanState, Refusal> {
  const player = at(state, state.turn);
  const named = decision.kind === 'cards' ? (decision.groups.discard ?? []) : [];
  const card = parseCard(named[0] ?? '');
  if (named.length !== 1 || card === null || !player.hand.includes(card)) {
    return refuse('wrong-cards', 'Discard one card out of your hand.');
  }
  return ok(changed(state, (hand) => discard(hand, card)));
}

/** Nobody may use a card discarded from a hand (000:3676-3677). */
function discard(hand: PanState, card: number): void {
  const player = at(hand, hand.turn);
  player.hand = without(player.hand, card);
  note(hand, { kind: 'discard', seat: player.seat, cards: [cardText(card)] });
  hand.turn = nextIn(hand, hand.turn);
  hand.phase = 'turn';
}

/**
 * Out before the hand; then drawn cards are passed; a forced card is used and the card that goes with the fewest others
 * is discarded.
 */
export function absent(state: PanState, seat: Seat): PanState {
  const ask = asksOf(state).find((each) => each.seat === seat);
  invariant(ask !== undefined, () => `seat ${seat} owes no decision`);
  const index = indexOf(state, seat);
  if (ask.kind === 'cards') return changed(state, (hand) => discard(hand, fewestFriends(at(hand, hand.turn).hand)));
  if (ask.kind !== 'choose') return state;
  const passive = ['out', 'next-card', 'pass', 'let', 'done', 'refuse'];
  const chosen = ask.options.find(({ id }) => passive.includes(id)) ?? ask.options[0];
  return changed(state, (hand) => choose(hand, index, chosen?.id ?? '', usesOf(state)));
}

/** LR9: a foul hand is thrown in and gives back what it has collected. */
export function rule(state: PanState, { seat }: Ruling): Result<PanState, Refusal> {
  const index = indexOf(state, seat);
  if (state.phase === 'over') return refuse('hand-over', 'The hand is over.');
  if (index < 0) return refuse('not-in-hand', `Seat ${seat} is not in this hand.`);
  if (!isIn(state, index)) return refuse('already-dead', `Seat ${seat} has no hand in play that could be ruled foul.`);
  return ok(changed(state, (hand) => foul(hand, index)));
}

function foul(hand: PanState, index: number): void {
  const player = at(hand, index);
  player.standing = 'foul';
  repay(hand, index);
  if (player.melds.length > 0) note(hand, { kind: 'laid', seat: player.seat, hands: [], from: [] });
  player.melds = [];
  note(hand, { kind: 'fouled', seat: player.seat });
  const left = playersIn(hand);
  if (hand.phase === 'declare') return;
  const [winner, second] = left;
  invariant(winner !== undefined, () => 'a foul hand, and nobody is left in');
  if (second === undefined) {
    winAlone(hand, winner);
    return;
  }
  hand.asked = hand.asked.filter((each) => each !== index);
  if (hand.turn === index) {
    hand.turn = nextIn(hand, index);
    if (hand.phase !== 'turn') hand.card = null;
    hand.phase = 'turn';
  } else if (hand.phase === 'force' && hand.asked.length === 0) draw(hand);
  else if (hand.phase === 'split' && left.length !== 2) hand.phase = 'turn';
}
