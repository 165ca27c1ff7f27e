/** Baccarat with a choice as the framework of player-dealer games plays it. */
import type { z } from 'zod';
import { type Card, cardText, standardDeck } from '../../card.ts';
import { playedByTheHouse, totalsWhere } from '../../house-way-text.ts';
import type { BetOdds } from '../../odds.ts';
import { fromPlace } from '../action.ts';
import { bonusFeesPosted } from '../baccarat/bonus-fees.ts';
import { isNatural, pointsOf, totalOf } from '../baccarat/tableau.ts';
import { trackedBy } from '../baccarat/tracker.ts';
import { type BetKind, type Due, duesOf, type Judged, postedBet } from '../bet.ts';
import { deciderOf } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { type SeenDraw, wordOf } from './coup.ts';
import {
  absentDraw,
  actionInWords,
  type DrawRound,
  type DrawTable,
  dealDraw,
  decideDraw,
  drawAsks,
  placeOf,
  resultInWords,
  type SharedDrawGame,
  seenBy,
} from './round.ts';
import type { SharedDrawRules } from './rules.ts';
import { houseChoice, type Style } from './style.ts';

/** What a game is made from. */
export interface DrawPage<Rules extends SharedDrawRules> {
  readonly id: string;
  readonly name: string;
  readonly rules: z.ZodType<Rules>;
  style(rules: Rules): Style;
  bets(rules: Rules): readonly BetKind<SeenDraw>[];
  /** Bets that players add after the deal. */
  added(rules: Rules): readonly Judged<SeenDraw>[];
  /** What is posted in addition to the pay tables. */
  posted(rules: Rules): readonly string[];
  odds(rules: Rules): readonly BetOdds[];
}

export function sharedDraw<Rules extends SharedDrawRules>(page: DrawPage<Rules>): BankedVariant<Rules, DrawRound> {
  const { id, name, rules, bets } = page;
  const gameOf = (own: Rules): SharedDrawGame => ({
    style: page.style(own),
    base: bets(own)[0]?.id ?? '',
    added: page.added(own),
  });
  return {
    id,
    name,
    rules,
    bets,
    dice: false,
    tracked: (own) => trackedBy(own, { seven: null, eight: null, banker: 'Dealer' }),
    deck: ({ decks }) => Array.from({ length: decks }, () => standardDeck()).flat(),
    cut: ({ decks, cutCard }) => decks * 52 - cutCard,
    deal: (table) => dealDraw(table, gameOf(table.rules)),
    asks: (table, round) => drawAsks(table, gameOf(table.rules), round),
    decide: (table, round, seat, decision) => decideDraw({ table, game: gameOf(table.rules), round, seat }, decision),
    absent: (table, round, seat) => absentDraw({ table, game: gameOf(table.rules), round, seat }),
    dues: (table, round) =>
      dues(table, round, [...bets(table.rules), ...page.added(table.rules)], page.style(table.rules)),
    action: (table, round) => {
      const at = round.stage === 'done' ? table.positions[placeOf(table, round) - 1] : undefined;
      return at ? { position: at.id, text: actionInWords(table, round) } : null;
    },
    outcome: (_, round) => resultInWords(round),
    result: (_, round) => (round.stage === 'done' ? wordOf(seenBy(round, null)) : null),
    positions: (table) =>
      table.positions.map((position) => ({
        id: position.id,
        seat: position.seat,
        decides: deciderOf(
          table,
          position,
          bets(table.rules).flatMap((kind) => (kind.bonus ? [] : [kind.id])),
        ),
        hands: [],
      })),
    zones: (_, { player, third, dealer, stage }) => [
      zone('player', 'Player', third === null ? player : [...player, third]),
      zone('dealer', 'Dealer', stage === 'done' ? dealer : dealer.slice(0, 1)),
    ],
    explain: () => [
      playedByTheHouse(
        `It takes the third card with a total of ${totalsWhere((total) => houseChoice(total) === 'hit')}, and stands with more, where the rules leave a choice.`,
      ),
    ],
    posted: (own) => [
      ...page.posted(own),
      ...bets(own).flatMap((kind) => (kind.bonus ? [postedBet(kind, besideOf(bets(own), kind))] : [])),
      `${own.decks} ${own.decks === 1 ? 'deck' : 'decks'} in the shoe`,
      ...(bets(own).some(({ bonus }) => bonus) ? bonusFeesPosted(own) : []),
    ],
    odds: page.odds,
  };
}

/** The bets that a bet must accompany, in words. */
function besideOf(all: readonly BetKind<SeenDraw>[], { needs }: BetKind<SeenDraw>): string {
  return `a bet on ${all.flatMap(({ id, label }) => (needs.includes(id) ? [label] : [])).join(' or ')}`;
}

function zone(id: string, label: string, cards: readonly Card[]) {
  const points = cards.map(pointsOf);
  const total = totalOf(points);
  return { id, label, cards: cards.map(cardText), text: isNatural(points) ? `Natural ${total}` : String(total) };
}

/** Seat by seat from where the hole card points, on each position in layout order or with its tie first. */
function dues(
  table: DrawTable,
  round: DrawRound,
  kinds: readonly Judged<SeenDraw>[],
  { tieFirst }: Style,
): readonly Due[] {
  const order = [...new Set(tieFirst ? ['tie', ...kinds.map(({ id }) => id)] : kinds.map(({ id }) => id))];
  const all = [...table.bets, ...round.added];
  const bets = fromPlace(table.positions, table.active, placeOf(table, round)).flatMap(({ id }) =>
    order.flatMap((spot) => all.filter((bet) => bet.position === id && bet.spot === spot)),
  );
  return duesOf(
    kinds,
    bets.map((bet) => ({ bet, seen: seenBy(round, ON_DEALER.has(bet.spot) ? null : bet.seat) })),
  );
}

/** Bets on the player-dealer's hand, which plays against the players' whole hand. */
const ON_DEALER: ReadonlySet<string> = new Set(['dealer', 'dealer-dragon-bonus']);
