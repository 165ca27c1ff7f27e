/** The hands of every position as one viewer may see them: before the end only the player who sets a hand knows it. */
import { type Card, cardText } from '../../card.ts';
import type { PositionView, TableHand } from '../../hand-view.ts';
import type { Viewer } from '../../seat.ts';
import { handAt, type TilesRound, type TilesTable } from './state.ts';
import { pairInWords } from './words.ts';

export function positionViews(table: TilesTable, round: TilesRound, viewer: Viewer): readonly PositionView[] {
  const isDealt = round.hands.size > 0;
  const others = table.positions.map(({ id, seat }): PositionView => {
    const decides = round.deciders.get(id) ?? null;
    const inPlay = isDealt && table.active.some((position) => position.id === id);
    const known = round.stage === 'done' || (decides !== null && decides === viewer);
    return { id, seat, decides, hands: inPlay ? handsAt(round, id, known, round.stage === 'set') : [] };
  });
  const { dealer, dealerPosition } = table;
  const known = round.stage === 'done' || round.stage === 'dealer';
  const own = isDealt ? handsAt(round, dealerPosition, known, round.stage === 'dealer') : [];
  // The hand is the player-dealer's, even when banking from another player's position, behind whom they had bet.
  return [...others, { id: dealerPosition, seat: dealer, decides: dealer, hands: own }];
}

function handsAt(round: TilesRound, position: string, known: boolean, playing: boolean): readonly TableHand[] {
  const setting = round.settings.get(position);
  if (!setting) return [{ label: 'To be set', cards: seen(handAt(round, position), known), text: '', playing }];
  const hand = (label: string, two: readonly [Card, Card]): TableHand => ({
    label,
    cards: seen(two, known),
    text: known ? pairInWords(two) : '',
    playing: false,
  });
  return [hand('Low hand', setting.low), hand('High hand', setting.high)];
}

const seen = (tiles: readonly Card[], known: boolean): TableHand['cards'] =>
  tiles.map((tile) => (known ? cardText(tile) : null));
