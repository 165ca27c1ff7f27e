/**
 * Checks a receipt with nothing but the receipt: no key, no database, no rules of any game. What it cannot know is
 * whether the seal is the one that was shown at the deal; its holder makes that comparison.
 */
import { isUnderSeal } from './commitment.ts';
import type { Receipt } from './receipt-file.ts';

/** One thing that was checked. */
export interface Finding {
  readonly ok: boolean;
  readonly text: string;
}

/** Every card under the seal, no place opened twice, no card that the deck does not have. */
export function checkReceipt(checked: Receipt): Finding[] {
  return [...checked.cards.map((card) => checkCard(checked, card)), checkPlaces(checked), checkFaces(checked)];
}

function checkCard(checked: Receipt, card: Receipt['cards'][number]): Finding {
  const { key, game, hand, since = hand, deck, seal } = checked;
  const under = isUnderSeal(seal, { key, game, hand: since, cards: deck.length }, card);
  const where = card.zone === null ? 'seen by nobody' : whereIs(card.zone);
  const what = `card ${card.index + 1} of ${deck.length}: ${card.card}, ${where}`;
  return { ok: under, text: under ? what : `${what}: it is not under this seal` };
}

const whereIs = (zone: string): string => (/^\d+$/.test(zone) ? `seat ${zone}` : zone);

function checkPlaces({ cards, deck, seat }: Receipt): Finding {
  const places = new Set(cards.map(({ index }) => index));
  if (places.size < cards.length) return { ok: false, text: 'a place of the deck is opened twice' };
  const whole = seat === null;
  if (whole && places.size < deck.length) {
    return { ok: false, text: `the whole deck should be opened, and ${deck.length - places.size} cards are missing` };
  }
  return { ok: true, text: whole ? `all ${deck.length} places, each once` : 'no place is opened twice' };
}

function checkFaces({ cards, deck }: Receipt): Finding {
  const left = new Map<string, number>();
  for (const card of deck) left.set(card, (left.get(card) ?? 0) + 1);
  for (const { card } of cards) {
    const more = left.get(card) ?? 0;
    if (more === 0) return { ok: false, text: `${card} is there more often than the deck has it` };
    left.set(card, more - 1);
  }
  return { ok: true, text: 'no card is there more often than the deck has it' };
}
