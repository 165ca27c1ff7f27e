/** Fast Nine as the framework of player-dealer games plays it (000:3271-3610). */
import { cardText } from '../../card.ts';
import type { PositionView } from '../../hand-view.ts';
import { playedByTheHouse, totalsWhere } from '../../house-way-text.ts';
import type { Viewer } from '../../seat.ts';
import { type Due, duesOf } from '../bet.ts';
import { betsOn } from '../table.ts';
import type { BankedVariant } from '../variant.ts';
import { betsFor, type SeenCounts } from './bets.ts';
import { countOf, houseHits, shoe } from './count.ts';
import { fastNineOdds } from './odds.ts';
import {
  absent,
  asksOf,
  DEALER,
  deal,
  decide,
  type FastNineRound,
  type FastNineTable,
  inOrder,
  placeOf,
} from './round.ts';
import { type FastNineRules, fastNineRules } from './rules.ts';

export const fastNineVariant: BankedVariant<FastNineRules, FastNineRound> = {
  id: 'fast-nine',
  name: 'Fast Nine',
  rules: fastNineRules,
  bets: betsFor,
  dice: true,
  deck: shoe,
  cut: (rules) => shoe(rules).length - rules.cutCard,
  deal,
  asks: asksOf,
  decide,
  absent,
  dues,
  action,
  result: (_, { stage, dealer }) => (stage === 'done' ? String(countOf(dealer)) : null),
  positions,
  zones: (_, { stage, dealer }) => {
    const open = stage === 'players' ? [] : dealer;
    return [
      {
        id: DEALER,
        label: 'Player-dealer',
        cards: open.map(cardText),
        text: open.length > 0 ? `${countOf(open)}` : '',
        ...(open.length < dealer.length && { down: dealer.length - open.length }),
      },
    ];
  },
  posted: () => [
    'Three cards, and a fourth for players who want one; the count closer to nine wins even money',
    'The player-dealer draws on 1 to 3, may draw on 4 to 6 and stands on 7 or more',
    'With nothing in three cards the player-dealer stands: seven or more wins, six wins half, the rest push',
  ],
  explain: () => [
    playedByTheHouse(
      `It draws a fourth card on a count of ${totalsWhere(houseHits)}, and stands on ${totalsWhere((count) => !houseHits(count))}.`,
    ),
  ],
  odds: fastNineOdds,
};

function dues(table: FastNineTable, round: FastNineRound): readonly Due[] {
  const bets = inOrder(table).flatMap(({ id }) => {
    const seen = seenAt(round, id);
    return betsOn(table, id).map((bet) => ({ bet, seen }));
  });
  return duesOf(betsFor(table.rules), bets);
}

function seenAt({ hands, dealer }: FastNineRound, id: string): SeenCounts {
  const nothing = dealer.length === 3 && countOf(dealer) === 0;
  return { player: countOf(hands.get(id) ?? []), dealer: countOf(dealer), nothing };
}

function action(table: FastNineTable): { readonly position: string; readonly text: string } {
  const { dice } = table.start;
  const place = placeOf(table);
  const at = place === 0 ? undefined : table.positions[place - 1];
  const where = at ? `at ${at.seat === null ? 'place' : 'seat'} ${at.id}` : 'with the player-dealer';
  const total = dice.reduce((sum, die) => sum + die, 0);
  return {
    position: at?.id ?? table.dealerPosition,
    text: `Dice ${dice.join(', ')} make ${total}: the action begins ${where}.`,
  };
}

/** A hand is face down to everyone except the player who decides for it, until the player-dealer's is played. */
function positions(table: FastNineTable, round: FastNineRound, viewer: Viewer): readonly PositionView[] {
  return table.positions.map(({ id, seat }) => {
    const decides = round.deciders.get(id) ?? null;
    const cards = round.hands.get(id);
    if (!cards) return { id, seat, decides, hands: [] };
    const known = round.stage === 'done' || (decides !== null && decides === viewer);
    const hand = {
      label: 'Hand',
      cards: cards.map((card) => (known ? cardText(card) : null)),
      text: known ? String(countOf(cards)) : '',
      playing: round.stage === 'players' && !round.draws.has(id),
    };
    return { id, seat, decides, hands: [hand] };
  });
}
