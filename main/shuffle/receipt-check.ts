/**
 * Checks a receipt with nothing but the receipt: no key, no database, no game rules. It cannot know whether the seal is
 * the one that was shown at the deal; the holder of the receipt compares the two.
 */
import type { SealTerms } from '../hand/terms.ts';
import { isUnderSeal } from './commitment.ts';
import { type CutNumber, cutOrder, isCommitted } from './cut.ts';
import type { Receipt } from './receipt-file.ts';

/** One thing that was checked. */
export interface Finding {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Checks that every card is under the seal, that no place is opened twice, and that the deck has each card as often
 * as it is opened. Where the seal covers terms, it also checks that the receipt keeps to them, that the deck was cut by the numbers the stations
 * had committed to, and that each card was dealt when and where the terms say.
 */
export function checkReceipt(checked: Receipt): Finding[] {
  const cards = [...checked.cards.map((card) => checkCard(checked, card)), checkPlaces(checked), checkFaces(checked)];
  const { terms, cut } = checked;
  if (!terms || !cut) return cards;
  return [
    ...cards,
    checkTerms(checked, terms),
    checkCut(terms, cut),
    checkTurns(checked, cut),
    checkZones(checked, terms),
  ];
}

/** The table and, unless the hand continues with the deck of an earlier one, when and to whom it was dealt. */
function checkTerms({ table, dealt, seat, since }: Receipt, terms: SealTerms): Finding {
  const wrong = [
    ...(table === terms.table ? [] : [`the table is ${terms.table}, not ${table}`]),
    ...(since !== undefined || dealt === terms.dealt ? [] : [`it was sealed ${terms.dealt}, not ${dealt}`]),
    ...(since !== undefined || seat === null || terms.seats.includes(seat) ? [] : [`seat ${seat} was not dealt in`]),
  ];
  if (wrong.length > 0) return { ok: false, text: `not under the terms of the seal: ${wrong.join('; ')}` };
  const button = terms.button === null ? '' : `, the button at seat ${terms.button}`;
  return { ok: true, text: `dealt to seats ${terms.seats.join(', ')}${button}, as the seal says` };
}

/** Who cut the deck, and which stations committed to a number but did not open it. */
function checkCut({ commits }: SealTerms, cut: readonly CutNumber[]): Finding {
  const twice = new Set(cut.map(({ seat }) => seat)).size < cut.length;
  if (twice) return { ok: false, text: 'a seat has cut the deck twice' };
  const forged = cut.filter((given) => !isCommitted(commits, given)).map(({ seat }) => seat);
  if (forged.length > 0)
    return { ok: false, text: `the number of seat ${forged.join(', ')} is not the one under the seal` };
  const silent = commits.map(({ seat }) => seat).filter((seat) => !cut.some((given) => given.seat === seat));
  const by =
    cut.length === 0
      ? 'no station cut the deck'
      : `the deck was cut by seats ${cut.map(({ seat }) => seat).join(', ')}`;
  return {
    ok: true,
    text: silent.length === 0 ? by : `${by}; seats ${silent.join(', ')} were to cut it and stayed silent`,
  };
}

/** Each card was dealt when the cut says that its place is dealt. */
function checkTurns({ seal, deck, cards }: Receipt, cut: readonly CutNumber[]): Finding {
  const order = cutOrder(seal, cut, deck.length);
  const wrong = cards.find(({ index, dealt = index }) => order[dealt] !== index);
  if (!wrong) return { ok: true, text: 'each card came in its turn, as the deck was cut' };
  return { ok: false, text: `${wrong.card} is not the card that comes there in the deck as it was cut` };
}

/** Each card was where the order under the seal puts it, and a seat's receipt opens every card dealt to that seat. */
function checkZones({ seat, since, cards }: Receipt, { order }: SealTerms): Finding {
  // The order is that of the first hand of a shoe; later hands begin somewhere within it.
  if (since !== undefined || order.length === 0)
    return { ok: true, text: 'the order of the deal is not under the seal' };
  const astray = cards.find(({ zone, dealt = 0 }) => zone !== null && dealt < order.length && order[dealt] !== zone);
  if (astray) return { ok: false, text: `${astray.card} was dealt to ${whereIs(order[astray.dealt ?? 0] ?? '')}` };
  const opened = new Set(cards.map(({ dealt }) => dealt));
  const missing = order.filter((zone, nth) => zone === String(seat) && !opened.has(nth)).length;
  if (missing > 0) return { ok: false, text: `${missing} of the cards dealt to seat ${seat} are not opened` };
  return { ok: true, text: 'each card lay where the order of the deal takes it' };
}

function checkCard(checked: Receipt, card: Receipt['cards'][number]): Finding {
  const { key, game, hand, since = hand, deck, seal, terms = null } = checked;
  const under = isUnderSeal(seal, { key, game, hand: since, cards: deck.length, terms }, card);
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
