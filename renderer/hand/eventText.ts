import { type CardText, faceOf } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import { readSpot } from '../../games/wager.ts';
import { money, percent } from '../language/figures.ts';
import { heard } from '../language/heard.ts';
import { texts } from './texts.ts';

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/**
 * A card in a line of text: `As` is `A♠`, `X1` is `Joker`. A tile stays `4-6`, and its twin is written the same way.
 */
export function cardSign(card: CardText): string {
  if (card.startsWith('X')) return texts.cards.joker;
  const suit = SUIT_SIGNS[card.charAt(1)];
  return suit === undefined ? faceOf(card) : `${card.charAt(0) === 'T' ? '10' : card.charAt(0)}${suit}`;
}

/** A hand named by its cards, in the notation drawn on the cards: `T-9-7-5-A low` is `10-9-7-5-A low`. */
export const handName = (words: string): string => words.replace(/\bT(?=-)|(?<=-)T\b/g, '10');

/** Cards in a line of text; face-down cards are counted: `A♠ K♦`, `2 face down`. */
export function cardSigns(cards: readonly (CardText | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length) return known.map(cardSign).join(' ');
  const hidden = cards.length - known.length;
  return texts.cards.and([...known.map(cardSign), texts.cards.hidden(hidden)]);
}

/** One hand event as a sentence without its period. `nameOf` gives the name for a seat. */
export function eventText(event: HandEvent, nameOf: (seat: number) => string): string {
  const words = texts.events;
  switch (event.kind) {
    case 'post':
      // A post uses its own name (`small blind`, `ante`) unless it is simply a post to be dealt in.
      return words.post(
        nameOf(event.seat),
        event.what === 'post' ? null : heard(event.what),
        money(event.amount),
        event.allIn,
      );
    case 'street':
      return event.name;
    case 'deal':
      return words.dealt(receiver(event.to, nameOf), cardSigns(event.cards));
    case 'act':
      return actText(event, nameOf(event.seat));
    case 'discard':
      return event.cards.length > 0
        ? words.discards(nameOf(event.seat), cardSigns(event.cards))
        : words.pat(nameOf(event.seat));
    case 'exposed':
      return words.exposes(nameOf(event.seat), cardSigns(event.cards));
    case 'laid':
      return laidText(event, nameOf(event.seat));
    case 'paid':
      return words.pays(nameOf(event.from), nameOf(event.to), money(event.amount), withSigns(event.why));
    case 'returned':
      return words.returned(money(event.amount), nameOf(event.seat));
    case 'collected':
      return words.collected(
        money(event.amount),
        event.from === undefined ? null : nameOf(event.from),
        event.place.replace(/^(collection|jackpot):/, '$1, ').replaceAll('-', ' '),
      );
    case 'shown':
      return words.shows(nameOf(event.seat), cardSigns(event.cards), handName(event.hand) || null);
    case 'chances':
      return words.chances(
        event.of.map(({ seat, thousandths }) => `${nameOf(seat)} ${percent(thousandths)}`).join(', '),
      );
    case 'carried':
      return event.into === 'pot' ? words.carriedIn(money(event.amount)) : words.carriedOn(money(event.amount));
    case 'mucked':
      return words.mucks(nameOf(event.seat));
    case 'fouled':
      return words.foul(nameOf(event.seat));
    case 'jackpot':
      return jackpotText(event, nameOf);
    case 'told':
      return withSigns(event.text.replace(/\.$/, ''));
    case 'settled':
      return settledText(event, nameOf(event.seat));
    case 'won':
      return words.wins(nameOf(event.seat), money(event.amount), event.from, handName(event.hand ?? '') || null);
  }
}

/** Which players hit which jackpot, and with what hand. */
export function jackpotText(
  { name, lost, won, beaten, best }: Extract<HandEvent, { kind: 'jackpot' }>,
  nameOf: (seat: number) => string,
): string {
  const winners = won.map(nameOf).join(', ');
  return beaten === null
    ? texts.events.jackpotHeld(name, winners, heard(best))
    : texts.events.jackpotBeaten({
        name,
        lost: lost.map(nameOf).join(', '),
        beaten: heard(beaten),
        won: winners,
        best: heard(best),
      });
}

/** A set hand that is still hidden is only reported as set; an open one is listed card by card. */
function laidText({ hands }: Extract<HandEvent, { kind: 'laid' }>, who: string): string {
  if (hands.some(({ cards }) => cards.includes(null))) return texts.events.sets(who);
  const each = hands.map(({ label, cards, text }) =>
    [label, cardSigns(cards), text && `(${text})`].filter((part) => part !== '').join(' '),
  );
  return hands.length === 0 ? texts.events.picksUp(who) : texts.events.lays(who, each.join(', '));
}

/** Acts described by the resulting total; the others are described by the amount added. */
const TO_A_TOTAL: readonly string[] = ['raise', 'complete'];

function actText({ what, amount, to, allIn, absent }: Extract<HandEvent, { kind: 'act' }>, who: string): string {
  const sum = amount === 0 ? null : money(TO_A_TOTAL.includes(what) ? to : amount);
  return texts.events.act({ who, what, amount: sum, allIn, absent });
}

function receiver(to: string, nameOf: (seat: number) => string): string {
  if (/^\d+$/.test(to)) return nameOf(Number(to));
  if (/^[A-N]$/.test(to)) return texts.events.place(to);
  return to.charAt(0).toUpperCase() + to.slice(1);
}

/** `dragon 7`, `wager behind seat 5`, `tie on place A`. `base` is the one bet that is written without its name. */
export function spotText(spot: string): string {
  const { kind, at } = readSpot(spot);
  const name = kind === 'base' ? texts.bets.base : kind.replaceAll('-', ' ');
  return at === null ? name : texts.bets.elsewhere(name, at);
}

/** Rewrites `The 9c puts…` as `The 9♣ puts…`. */
export const withSigns = (text: string): string => text.replace(CARD_IN_TEXT, cardSign);

/**
 * A card as the games write it in their sentences, and not the beginning of a word: `\b` takes letters with marks for
 * none, and would find a ten of hearts in "Thêm". Chinese and Korean words touch their cards.
 */
const CARD_IN_TEXT =
  /(?<![\p{Script=Latin}\p{N}_])([2-9TJQKA][cdhs]|X[1-9]|[1-6]-[1-6]b)(?![\p{Script=Latin}\p{N}_])/gu;

/**
 * A sentence split into words and cards in alternation, words first: `Meld 3d 3h, pays` is `Meld `, `3d`, ` `, `3h`, `,
 * pays`.
 */
export const cardsApart = (text: string): readonly string[] => text.split(CARD_IN_TEXT);

function settledText(event: Extract<HandEvent, { kind: 'settled' }>, who: string): string {
  const { spot, amount, text, won, lost } = event;
  const { betWins, betLoses, betGoesBack, notPaid, settled } = texts.events;
  // A payment without a stake involves no chips of the player, and none that could be returned.
  const back = amount === 0 ? notPaid : betGoesBack;
  const result = won > 0 ? betWins(money(won)) : lost > 0 ? betLoses(money(lost)) : back;
  const staked = amount === 0 ? '' : ` ${money(amount)}`;
  return settled(who, `${spotText(spot)}${staked}`, result, text.replace(/\.$/, ''));
}
