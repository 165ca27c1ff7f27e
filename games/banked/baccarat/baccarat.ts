/** Baccarat in all its forms: two hands shared by everyone, no decisions after the bets, and a list of bets. */
import { z } from 'zod';
import { type Card, cardText, standardDeck } from '../../card.ts';
import { kept, postedBet } from '../bet.ts';
import { noDecisions } from '../no-decisions.ts';
import { deciderOf } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { bonusFeesPosted } from './bonus-fees.ts';
import { thirdCards } from './explain.ts';
import { baccaratOdds } from './odds.ts';
import type { AnyBetPage } from './page.ts';
import { type BaccaratRound, dealCoup, inWords, type RoadWord, wordOf } from './round.ts';
import { type BaccaratDefaults, type BaccaratRulesOf, baccaratRules } from './rules.ts';
import { type CoupBets, layoutOf, settled } from './settlement.ts';
import { isNatural, pointsOf, totalOf } from './tableau.ts';
import { trackedBy } from './tracker.ts';

/** What a game of the family is made from. */
export interface BaccaratPage<Pages extends readonly AnyBetPage[]> extends BaccaratDefaults {
  readonly id: string;
  readonly name: string;
  /** In the order of the layout, the lines first. */
  readonly bets: Pages;
  readonly marks: readonly RoadWord[];
  /** What the lines pay and when they push, as posted. */
  lines(rules: BaccaratRulesOf<Pages>): string;
}

export function baccarat<const Pages extends readonly AnyBetPage[]>(
  game: BaccaratPage<Pages>,
): BankedVariant<BaccaratRulesOf<Pages>, BaccaratRound> {
  const { id, name, bets, marks, lines } = game;
  const layout = kept((rules: BaccaratRulesOf<Pages>) =>
    layoutOf(
      rules,
      bets.map((page) => page.bet(rules)),
    ),
  );
  return {
    id,
    name,
    rules: z.lazy(() => baccaratRules(bets, game)),
    bets: (rules) => layout(rules).kinds,
    dice: false,
    tracked: (rules) => trackedBy(rules, { seven: nameOfMark(marks, '7'), eight: nameOfMark(marks, '8') }),
    deck: ({ decks }) => Array.from({ length: decks }, () => standardDeck()).flat(),
    cut: ({ decks, cutCard }) => decks * 52 - cutCard,
    deal: (table) => dealCoup(table, layout(table.rules), marks),
    ...noDecisions<BaccaratRound>(),
    dues: (table, { coup, place }) => settled(layout(table.rules), table, coup, place),
    action: (table, { place, banker }) => {
      const position = place === null ? undefined : table.positions[place - 1];
      const button = banker[1];
      if (place === null || !position || button === undefined) return null;
      return { position: position.id, text: inWords(button, place) };
    },
    result: (_, { coup }) => wordOf(coup, marks),
    outcome: (_, { coup }) => `${coup.sentence}.`,
    positions: (table) =>
      table.positions.map((position) => ({
        id: position.id,
        seat: position.seat,
        decides: deciderOf(table, position, whoBets(layout(table.rules))),
        hands: [],
      })),
    zones: (_, { player, banker }) => [zone('player', 'Player', player), zone('banker', 'Banker', banker)],
    turnedBy: { player: 'player', banker: 'banker' },
    posted: (rules) => [
      lines(rules),
      ...layout(rules).kinds.flatMap((kind) => (kind.bonus ? [postedBet(kind, 'a line bet')] : [])),
      `${rules.decks} decks in the shoe`,
      ...bonusFeesPosted(rules),
    ],
    explain: ({ naturals }) => [thirdCards(naturals)],
    odds: (rules) => baccaratOdds(rules, layout(rules).kinds),
  };
}

const nameOfMark = (marks: readonly RoadWord[], word: string): string | null =>
  marks.find((mark) => mark.word === word)?.name ?? null;

/** Bets that need no other on a position. */
const whoBets = kept(({ kinds }: CoupBets): readonly string[] =>
  kinds.flatMap(({ id, needs }) => (needs.length === 0 ? [id] : [])),
);

function zone(id: string, label: string, cards: readonly Card[]) {
  const points = cards.map(pointsOf);
  const total = totalOf(points);
  return { id, label, cards: cards.map(cardText), text: isNatural(points) ? `Natural ${total}` : String(total) };
}
