import { type CardText, faceOf } from '../../games/card.ts';
import type { HandEvent } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import { readSpot } from '../../games/wager.ts';

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card in a line of text: `As` is `A♠`, `X1` is `Joker`, a tile stays `4-6`, and its twin looks like it. */
export function cardSign(card: CardText): string {
  if (card.startsWith('X')) return 'Joker';
  const suit = SUIT_SIGNS[card.charAt(1)];
  return suit === undefined ? faceOf(card) : `${card.charAt(0) === 'T' ? '10' : card.charAt(0)}${suit}`;
}

/** Cards in a line of text; those face down are counted: `A♠ K♦`, `2 cards`. */
export function cardSigns(cards: readonly (CardText | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length) return known.map(cardSign).join(' ');
  const hidden = cards.length - known.length;
  return [...known.map(cardSign), hidden === 1 ? 'a card' : `${hidden} cards`].join(' and ');
}

/** One event of a hand as a sentence without its full stop. `nameOf` says who sits in a seat. */
export function eventText(event: HandEvent, nameOf: (seat: number) => string): string {
  switch (event.kind) {
    case 'post':
      return `${nameOf(event.seat)} posts ${postText(event.what)}${dollars(event.amount)}${event.allIn ? ', all-in' : ''}`;
    case 'street':
      return event.name;
    case 'deal':
      return `${receiver(event.to, nameOf)}: ${cardSigns(event.cards)}`;
    case 'act':
      return `${nameOf(event.seat)} ${actText(event)}`;
    case 'discard':
      return `${nameOf(event.seat)} ${event.cards.length > 0 ? `throws away ${cardSigns(event.cards)}` : 'stands pat'}`;
    case 'exposed':
      return `${nameOf(event.seat)} turns up ${cardSigns(event.cards)}`;
    case 'returned':
      return `${dollars(event.amount)} goes back to ${nameOf(event.seat)}, uncalled`;
    case 'collected':
      return `${dollars(event.amount)} ${event.from === undefined ? '' : `from ${nameOf(event.from)} `}to ${event.place.replace(/^(collection|jackpot):/, '$1, ').replaceAll('-', ' ')}`;
    case 'shown':
      return `${nameOf(event.seat)} shows ${cardSigns(event.cards)}${event.hand ? `: ${event.hand}` : ''}`;
    case 'carried':
      return event.into === 'pot'
        ? `${dollars(event.amount)} is in the pot from the hand before`
        : `${dollars(event.amount)} stays in the pot for the next hand`;
    case 'mucked':
      return `${nameOf(event.seat)} mucks`;
    case 'fouled':
      return `The hand of ${nameOf(event.seat)} is foul`;
    case 'told':
      return withSigns(event.text.replace(/\.$/, ''));
    case 'settled':
      return `${nameOf(event.seat)}, ${spotText(event.spot)} ${dollars(event.amount)}: ${settledText(event)}`;
    case 'won':
      return `${nameOf(event.seat)} wins ${dollars(event.amount)} from ${event.from}${event.hand ? ` with ${event.hand}` : ''}`;
  }
}

const VERBS: Readonly<Record<string, string>> = {
  fold: 'folds',
  check: 'checks',
  call: 'calls',
  bet: 'bets',
  raise: 'raises to',
  complete: 'completes to',
  'bring-in': 'brings in for',
  hit: 'hits',
  stand: 'stands',
  double: 'doubles for',
  split: 'splits for',
  surrender: 'surrenders',
};

function actText({ what, amount, to, allIn, absent }: Extract<HandEvent, { kind: 'act' }>): string {
  const verb = VERBS[what] ?? what;
  const sum = amount === 0 ? '' : ` ${dollars(verb.endsWith(' to') ? to : amount)}`;
  return `${verb}${sum}${allIn ? ', all-in' : ''}${absent ? ' (did not answer)' : ''}`;
}

/** A post has a name of its own (`small blind`, `ante`) unless it is just a post to get a hand. */
const postText = (what: string): string => (what === 'post' ? '' : `${what} `);

function receiver(to: string, nameOf: (seat: number) => string): string {
  if (/^\d+$/.test(to)) return nameOf(Number(to));
  if (/^[A-N]$/.test(to)) return `Place ${to}`;
  return to.charAt(0).toUpperCase() + to.slice(1);
}

/** `dragon 7`, `wager behind seat 5`, `tie on place A`: `base` is the one bet that needs no name of its own. */
export function spotText(spot: string): string {
  const { kind, at } = readSpot(spot);
  const name = kind === 'base' ? 'wager' : kind.replaceAll('-', ' ');
  if (at === null) return name;
  return /^\d+$/.test(at) ? `${name} behind seat ${at}` : `${name} on place ${at}`;
}

/** `The 9c puts…` as `The 9♣ puts…`. */
export const withSigns = (text: string): string =>
  text.replace(/\b([2-9TJQKA][cdhs]|X[1-9]|[1-6]-[1-6]b)\b/g, cardSign);

/** What a bet came to, its sentence without the full stop. */
function settledText({ text, won, lost }: Extract<HandEvent, { kind: 'settled' }>): string {
  const gain = won > 0 ? `wins ${dollars(won)}` : lost > 0 ? `loses ${dollars(lost)}` : 'goes back';
  return `${gain}. ${text.replace(/\.$/, '')}`;
}
