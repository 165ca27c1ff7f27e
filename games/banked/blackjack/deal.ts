/** How the cards of a round are dealt: in which order, to whom, and who sees them. */
import { type Card, cardText } from '../../card.ts';
import type { HandEvent } from '../../hand-event.ts';
import { invariant } from '../../result.ts';
import { placeByDice } from '../action.ts';
import { deciderOf } from '../table.ts';
import type { RoundEvent } from '../variant.ts';
import { type At, type BlackjackRound, type BlackjackTable, handAt, handNatural, placeAt, withHand } from './hand.ts';
import type { Law } from './law.ts';

/** The zone of the player-dealer's hand. */
export const DEALER = 'dealer';

/** Where cards are dealt face down, a natural is opened at once (002:23). */
export function openNaturals({ rules }: BlackjackTable, round: BlackjackRound): BlackjackRound {
  if (!rules.playersDown) return round;
  const naturals = round.places.filter(({ hands }) => hands.some((hand) => handNatural(rules, hand) !== null));
  const events = round.events.map(
    (one): RoundEvent => (naturals.some(({ position }) => isOf(one, position.id)) ? { ...one, eyes: 'all' } : one),
  );
  return { ...round, events };
}

/** Ids of the positions in the order of the deal, including the player-dealer's. */
export function receivers({ rules, start, active, positions, dealerPosition }: BlackjackTable): readonly string[] {
  const inPlay = new Set([dealerPosition, ...active.map(({ id }) => id)]);
  switch (rules.dealFrom) {
    // 001:2049-2056; 003:1290-1297: clockwise from the player-dealer's left, theirs last
    case 'player-dealer':
      return [...active.map(({ id }) => id), dealerPosition];
    // 004:3052-3067: clockwise from the house dealer's left, the player-dealer last
    case 'house-dealer':
      return [
        ...start.positions.map(({ id }) => id).filter((id) => id !== dealerPosition && inPlay.has(id)),
        dealerPosition,
      ];
    // 000:2914-2918: clockwise from the action button, the player-dealer where their position is
    case 'button': {
      const numbers = [dealerPosition, ...positions.map(({ id }) => id)];
      const first = placeByDice(start.dice, numbers.length);
      return [...numbers.slice(first), ...numbers.slice(0, first)].filter((id) => inPlay.has(id));
    }
  }
}

/** Which card of the player-dealer is face down while the players play; null where none is. */
export function downCard({ dealerCards }: Pick<Law, 'dealerCards'>): number | null {
  return dealerCards === 'second-late' ? null : dealerCards === 'second-down' ? 1 : 0;
}

function nextCard({ deck }: BlackjackTable, { next }: BlackjackRound): Card {
  const card = deck[next];
  invariant(card !== undefined, () => `card ${next + 1} of a deck of ${deck.length}`);
  return card;
}

/**
 * One card to a hand: where first cards are dealt face down, only the player who decides for the hand sees them; a
 * double dealt face down is hidden from everyone.
 */
export function dealTo(table: BlackjackTable, before: BlackjackRound, at: At, faceDown = false): BlackjackRound {
  const card = nextCard(table, before);
  const { position } = placeAt(before, at);
  const round = withHand(before, at, (hand) => ({ ...hand, cards: [...hand.cards, card] }));
  const event: HandEvent = { kind: 'deal', to: position.id, cards: [cardText(card)] };
  const held = table.rules.playersDown && handAt(round, at).cards.length <= 2;
  const decider = held ? deciderOf(table, position) : null;
  const eyes = held ? (decider === null ? [] : [decider]) : faceDown ? [] : ('all' as const);
  return { ...round, next: round.next + 1, events: [...round.events, { event, eyes }] };
}

/** Nobody sees the player-dealer's face-down card, if there is one, until it is turned. */
export function dealToDealer(table: BlackjackTable, round: BlackjackRound): BlackjackRound {
  const card = nextCard(table, round);
  const down = !round.opened && downCard(table.rules) === round.dealer.length;
  const event: HandEvent = { kind: 'deal', to: DEALER, cards: [cardText(card)] };
  const events = [...round.events, { event, eyes: down ? [] : ('all' as const) }];
  return { ...round, dealer: [...round.dealer, card], next: round.next + 1, events };
}

/** Turns the player-dealer's face-down card. */
export function open(round: BlackjackRound): BlackjackRound {
  if (round.opened) return round;
  const events = round.events.map((one): RoundEvent => (isOf(one, DEALER) ? { ...one, eyes: 'all' } : one));
  const cards = round.dealer.map(cardText).join(' ');
  return withEvents({ ...round, opened: true, events }, { kind: 'told', text: `The player-dealer opens: ${cards}.` });
}

const isOf = ({ event }: RoundEvent, to: string): boolean => event.kind === 'deal' && event.to === to;

/** Adds other events that everyone sees. */
export function withEvents(round: BlackjackRound, ...events: readonly HandEvent[]): BlackjackRound {
  return { ...round, events: [...round.events, ...events.map((event): RoundEvent => ({ event, eyes: 'all' }))] };
}
