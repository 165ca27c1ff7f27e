/**
 * A receipt: proof for one player that the cards they saw in a hand were fixed before the first of them was dealt. It
 * opens those cards and no others. The whole deck, for the regulator, is opened in the same form.
 */
import { cardText } from '../../games/card.ts';
import { GAMES } from '../../games/registry.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { Hand } from '../hand/hand.ts';
import type { JournaledHand } from '../journal/journal.ts';
import type { DeckSeal } from './deck-seal.ts';
import { RECEIPT_FORMATS, type Receipt } from './receipt-file.ts';
import { type SeenCard, seenCards } from './seen-cards.ts';

export type ReceiptRequest = {
  /** The table's name, which the receipt shows when the seal of the hand does not name the table. */
  readonly table: string;
  readonly hand: JournaledHand;
} & (
  | { readonly seat: Seat }
  /** The whole deck; the newest hand of the table shows whether the deck is still being dealt from. */
  | { readonly seat: null; readonly newest: JournaledHand }
);

/**
 * The receipt of a seat. Refused while the hand is being played, for a seat that was not in it, and for a whole deck
 * from which later hands are dealt. Throws `SealError` when the deck does not open with this key.
 */
export function receiptOf(seal: DeckSeal, request: ReceiptRequest): Result<Receipt, Refusal> {
  const { table, hand, seat } = request;
  const number = hand.hand;
  if (!hand.close) return refuse('hand running', `Hand ${number} is being played.`);
  const seats = hand.players.map((player) => player.seat);
  if (seat !== null && !seats.includes(seat)) {
    return refuse('not in hand', `Seat ${seat} was not dealt into hand ${number}; seats ${seats.join(', ')} were.`);
  }
  if (request.seat === null && isDealtFrom(request)) {
    return refuse('shoe in play', `The shoe of hand ${number} is still in play. It opens once it has been changed.`);
  }
  const played = Hand.replay(hand, seal.open(hand));
  const opened = seat === null ? wholeDeck(played, seats) : seenBy(played, seat);
  const proofs = seal.prove(
    hand,
    opened.map(({ index }) => index),
  );
  const shuffledFor = seal.shuffledFor(hand);
  const [without, withTerms] = RECEIPT_FORMATS;
  return ok({
    format: hand.terms ? withTerms : without,
    table: hand.terms?.table ?? table,
    key: seal.fingerprint,
    hand: number,
    ...(shuffledFor === number ? {} : { since: shuffledFor }),
    dealt: new Date(hand.at).toISOString(),
    game: hand.game,
    seat,
    seal: hand.seal,
    ...(hand.terms ? { terms: hand.terms, cut: [...hand.cut] } : {}),
    deck: played.game.deck(played.facts.rules).map(cardText),
    cards: proofs.map((proof, nth) => ({
      ...{ zone: opened[nth]?.zone ?? null, index: proof.index, card: proof.card, salt: proof.salt },
      ...(hand.terms ? { dealt: opened[nth]?.index ?? 0 } : {}),
      path: [...proof.path],
    })),
  });
}

/**
 * Whether the next hand may continue with the deck of this one: a deck keeps its seal for as long as it is dealt from.
 */
function isDealtFrom({ hand, newest }: { readonly hand: JournaledHand; readonly newest: JournaledHand }): boolean {
  if (newest.seal !== hand.seal) return false;
  const game = GAMES.get(newest.game);
  if (!game?.continues) return false;
  const memory = game.memory.safeParse(newest.close?.memory);
  return !memory.success || game.continues(game.rules.parse(newest.rules), memory.data);
}

/** The cards a seat saw: its own, the board, and what was tabled. */
function seenBy(played: Hand, seat: Seat): SeenCard[] {
  const { deck, rules, start } = played.facts;
  const dealing = { order: played.game.dealOrder(rules, start), used: start.used ?? 0 };
  return seenCards(deck.map(cardText), dealing, played.view(seat));
}

/** Every place of the deck, with where anyone saw it. */
function wholeDeck(played: Hand, seats: readonly Seat[]): { index: number; zone: string | null }[] {
  const zones = new Map(seats.flatMap((seat) => seenBy(played, seat)).map(({ index, zone }) => [index, zone]));
  return played.facts.deck.map((_, index) => ({ index, zone: zones.get(index) ?? null }));
}
