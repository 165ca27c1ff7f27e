/** An ante game as the framework of player-dealer games plays it. */
import type { z } from 'zod';
import { cardText, standardDeck } from '../../card.ts';
import type { PositionView } from '../../hand-view.ts';
import { playedByTheHouse } from '../../house-way-text.ts';
import type { BetOdds, PlayedOut } from '../../odds.ts';
import type { Viewer } from '../../seat.ts';
import { fromPlace, placeByCard } from '../action.ts';
import { type Decided, type Due, duesOf } from '../bet.ts';
import type { BankedTable, Position } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { absent, asksOf, BOARD, DEALER, deal, decide, isOpen, turnOf } from './round.ts';
import type { AnteRules } from './rules.ts';
import type { AnteSpec, SeenAnte } from './spec.ts';
import { type AnteRound, anteBettors, hasFolded } from './state.ts';

export interface AnteGame<Rules extends AnteRules> extends AnteSpec<Rules> {
  readonly rules: z.ZodType<Rules>;
  odds(rules: Rules, how: PlayedOut): readonly BetOdds[];
}

export function anteVariant<Rules extends AnteRules>(spec: AnteGame<Rules>): BankedVariant<Rules, AnteRound> {
  return {
    id: spec.id,
    name: spec.name,
    rules: spec.rules,
    bets: spec.bets,
    dice: false,
    deck: () => standardDeck(),
    cut: () => null,
    deal: (table) => deal({ spec, table }),
    asks: (table, round) => asksOf({ spec, table }, round),
    decide: (table, round, seat, decision) => decide({ spec, table }, round, seat, decision),
    absent: (table, round, seat) => absent({ spec, table }, round, seat),
    dues: (table, round) => dues(spec, table, round),
    action: (table, round) => (isOver(spec, table, round) ? actionOf(spec, table, round) : null),
    result: () => null,
    positions: (table, round, viewer) => positions(spec, table, round, viewer),
    zones: (table, round) => zones(spec, table, round),
    posted: spec.posted,
    explain: () => [playedByTheHouse(...spec.houseWayInWords)],
    odds: spec.odds,
  };
}

const isOver = <Rules extends AnteRules>(spec: AnteSpec<Rules>, { rules }: BankedTable<Rules>, { look }: AnteRound) =>
  look >= spec.looks(rules).length;

/** Positions in the order in which they are settled. */
function inOrder<Rules extends AnteRules>(
  spec: AnteSpec<Rules>,
  table: BankedTable<Rules>,
  { dealer }: Pick<AnteRound, 'dealer'>,
): readonly Position[] {
  const at = spec.actionCard(table.rules);
  const card = at === null ? undefined : dealer[at];
  const place = card === undefined ? 1 : placeByCard(card, table.positions.length);
  return fromPlace(table.positions, table.active, place);
}

/** Position by position, on each bettor by bettor, each bettor's bets in the game's order. */
function dues<Rules extends AnteRules>(
  spec: AnteSpec<Rules>,
  table: BankedTable<Rules>,
  round: AnteRound,
): readonly Due[] {
  const { rules } = table;
  const order = spec.order(rules);
  const all = [...table.bets, ...round.added];
  const decided = inOrder(spec, table, round).flatMap(({ id }) => {
    const here = all.filter((bet) => bet.position === id);
    const seats = [...new Set(here.map(({ seat }) => seat))];
    return seats.flatMap((seat): readonly Decided<SeenAnte>[] =>
      here
        .filter((bet) => bet.seat === seat)
        .sort((a, b) => order.indexOf(a.spot) - order.indexOf(b.spot))
        .map((bet) => ({ bet, seen: seenAt(round, id, hasFolded(round, seat, id)) })),
    );
  });
  return duesOf([...spec.bets(rules), spec.play(rules)], decided);
}

/** What the bets on a position see. */
export function seenAt({ hands, dealer, board }: AnteRound, position: string, folded: boolean): SeenAnte {
  return { hand: hands.get(position) ?? [], dealer, board, folded };
}

function actionOf<Rules extends AnteRules>(
  spec: AnteSpec<Rules>,
  table: BankedTable<Rules>,
  round: AnteRound,
): { readonly position: string; readonly text: string } | null {
  const at = spec.actionCard(table.rules);
  const card = at === null ? undefined : round.dealer[at];
  if (card === undefined) return null;
  const to = table.positions[placeByCard(card, table.positions.length) - 1];
  if (!to) return null;
  const where = `${to.seat === null ? 'place' : 'seat'} ${to.id}`;
  return { position: to.id, text: `${cardText(card)} of the player-dealer: the action begins at ${where}.` };
}

/** The player who decides for a hand knows it, and everyone does once it is opened. */
function positions<Rules extends AnteRules>(
  spec: AnteSpec<Rules>,
  table: BankedTable<Rules>,
  round: AnteRound,
  viewer: Viewer,
): readonly PositionView[] {
  const over = isOver(spec, table, round);
  const turn = over ? null : turnOf(table, round);
  return table.positions.map(({ id, seat }) => {
    const cards = round.hands.get(id);
    const decides = round.deciders.get(id) ?? null;
    if (!cards) return { id, seat, decides, hands: [] };
    const known = (over && isOpen({ spec, table }, round, id)) || (decides !== null && decides === viewer);
    const bettors = anteBettors(table, id);
    const folded = bettors.length > 0 && bettors.every((one) => hasFolded(round, one, id));
    return {
      id,
      seat,
      decides,
      hands: [
        {
          label: folded ? 'Folded' : 'Hand',
          cards: cards.map((card) => (known ? cardText(card) : null)),
          text: known ? spec.inWords(table.rules, cards, round.board) : '',
          playing: turn?.id === id,
        },
      ],
    };
  });
}

/** The player-dealer's hand; if it does not qualify, that comes first, because it decides the bets. */
function inWords<Rules extends AnteRules>(
  spec: AnteSpec<Rules>,
  { rules }: BankedTable<Rules>,
  { dealer, board }: AnteRound,
): string {
  const hand = spec.inWords(rules, dealer, board);
  return spec.qualifies(rules, dealer, board) ? hand : `does not qualify, ${hand}`;
}

function zones<Rules extends AnteRules>(spec: AnteSpec<Rules>, table: BankedTable<Rules>, round: AnteRound) {
  const over = isOver(spec, table, round);
  const open = over ? round.dealer : spec.up === null ? [] : round.dealer.slice(spec.up, spec.up + 1);
  const dealer = {
    id: DEALER,
    label: 'Player-dealer',
    cards: open.map(cardText),
    text: over ? inWords(spec, table, round) : '',
    ...(open.length < round.dealer.length && { down: round.dealer.length - open.length }),
  };
  const looks = spec.looks(table.rules);
  if ((looks.at(-1)?.board ?? 0) === 0) return [dealer];
  return [dealer, { id: BOARD, label: 'Board', cards: round.board.map(cardText) }];
}
