/** The action notation: `d dh p1 AsKd`, `d db 7c`, `p2 cbr 300`, `p3 sm`. */
import { type Card, cardText, parseCard } from '../../games/card.ts';
import { ok, type Result } from '../../games/result.ts';

/** A card in a history; null is one that its author did not see (`??`). */
export type NamedCard = Card | null;

/** What happened next. Players are 1 for `p1`, the first left of the button, and so on. */
export type Action =
  | { readonly kind: 'hole'; readonly player: number; readonly cards: readonly NamedCard[] }
  | { readonly kind: 'board'; readonly cards: readonly NamedCard[] }
  | { readonly kind: 'fold'; readonly player: number }
  | { readonly kind: 'check or call'; readonly player: number }
  /** Make the forced bet of stud. */
  | { readonly kind: 'bring in'; readonly player: number }
  /** Bet, or raise, to this total on this street. */
  | { readonly kind: 'raise'; readonly player: number; readonly to: number }
  /** Throw cards away for new ones; none to stand pat. */
  | { readonly kind: 'draw'; readonly player: number; readonly cards: readonly NamedCard[] }
  /** `cards` is null for `-`: the cards that were dealt. */
  | { readonly kind: 'show'; readonly player: number; readonly cards: readonly NamedCard[] | null }
  | { readonly kind: 'muck'; readonly player: number }
  /** Only a comment, or an empty line. */
  | { readonly kind: 'nothing' };

const FORMS =
  '"d dh pN CARDS", "d db CARDS", "pN f", "pN cc", "pN pb", "pN cbr AMOUNT", "pN sd", "pN sd CARDS", "pN sm", "pN sm CARDS" or "# COMMENT"';

/** Reads one action of a game that is dealt here. The error is a sentence that says what was expected. */
export function parseAction(text: string): Result<Action, string> {
  const [actor = '', verb = '', ...rest] = text
    .replace(/(^|\s)#.*$/s, '')
    .trim()
    .split(/\s+/);
  if (actor === '') return ok({ kind: 'nothing' });
  if (actor === 'd') return parseDeal(text, verb, rest);
  const player = parsePlayer(actor);
  const [argument] = rest;
  if (player === null || rest.length > 1) return notAnAction(text);
  switch (verb) {
    case 'f':
      return argument === undefined ? ok({ kind: 'fold', player }) : notAnAction(text);
    case 'cc':
      return argument === undefined ? ok({ kind: 'check or call', player }) : notAnAction(text);
    case 'pb':
      return argument === undefined ? ok({ kind: 'bring in', player }) : notAnAction(text);
    case 'cbr':
      return argument === undefined ? notAnAction(text) : parseRaise(text, player, argument);
    case 'sd':
      return argument === undefined ? ok({ kind: 'draw', player, cards: [] }) : parseDraw(text, player, argument);
    case 'sm':
      return argument === undefined ? ok({ kind: 'muck', player }) : parseShow(text, player, argument);
    default:
      return notAnAction(text);
  }
}

/** Writes an action in the form that `parseAction` reads. */
export function makeAction(action: Action): string {
  switch (action.kind) {
    case 'hole':
      return `d dh p${action.player} ${makeCards(action.cards)}`;
    case 'board':
      return `d db ${makeCards(action.cards)}`;
    case 'fold':
      return `p${action.player} f`;
    case 'check or call':
      return `p${action.player} cc`;
    case 'bring in':
      return `p${action.player} pb`;
    case 'raise':
      return `p${action.player} cbr ${action.to}`;
    case 'draw':
      return `p${action.player} sd ${makeCards(action.cards)}`.trimEnd();
    case 'show':
      return `p${action.player} sm ${action.cards ? makeCards(action.cards) : '-'}`;
    case 'muck':
      return `p${action.player} sm`;
    case 'nothing':
      return '';
  }
}

const makeCards = (cards: readonly NamedCard[]): string =>
  cards.map((card) => (card === null ? '??' : cardText(card))).join('');

function parseDeal(text: string, verb: string, rest: readonly string[]): Result<Action, string> {
  const [first = '', second] = rest;
  if (verb === 'db' && second === undefined) {
    const cards = parseNamedCards(first);
    return cards ? ok({ kind: 'board', cards }) : notCards(text, first);
  }
  const player = parsePlayer(first);
  if (verb !== 'dh' || player === null || second === undefined || rest.length > 2) return notAnAction(text);
  const cards = parseNamedCards(second);
  return cards ? ok({ kind: 'hole', player, cards }) : notCards(text, second);
}

function parseRaise(text: string, player: number, amount: string): Result<Action, string> {
  if (/^\d{1,15}(\.\d{1,6})?$/.test(amount)) return ok({ kind: 'raise', player, to: Number(amount) });
  return { ok: false, error: `expected an amount such as 300 or 2.5 in "${text}", not "${amount}"` };
}

function parseShow(text: string, player: number, argument: string): Result<Action, string> {
  if (argument === '-') return ok({ kind: 'show', player, cards: null });
  const cards = parseNamedCards(argument);
  return cards ? ok({ kind: 'show', player, cards }) : notCards(text, argument);
}

function parseDraw(text: string, player: number, argument: string): Result<Action, string> {
  const cards = parseNamedCards(argument);
  return cards ? ok({ kind: 'draw', player, cards }) : notCards(text, argument);
}

function parsePlayer(text: string): number | null {
  return /^p[1-9]\d?$/.test(text) ? Number(text.slice(1)) : null;
}

/** Cards written together, `AsKd` or `??`; null when they are not cards. */
function parseNamedCards(text: string): NamedCard[] | null {
  const pairs = text.match(/../g) ?? [];
  if (pairs.length === 0 || pairs.join('') !== text) return null;
  const cards: NamedCard[] = [];
  for (const pair of pairs) {
    const card = parseCard(pair);
    if (card === null && pair !== '??') return null;
    cards.push(card);
  }
  return cards;
}

const notAnAction = (text: string): Result<never, string> => ({
  ok: false,
  error: `expected ${FORMS}, not "${text}"`,
});

const notCards = (text: string, cards: string): Result<never, string> => ({
  ok: false,
  error: `expected cards such as AsKd or ???? in "${text}", not "${cards}"`,
});
