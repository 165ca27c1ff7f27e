/** The hands of every position as one viewer may see them: before the end only the player who sets a hand knows it. */
import { type Card, cardText } from '../../card.ts';
import type { PositionView, TableHand } from '../../hand-view.ts';
import type { Viewer } from '../../seat.ts';
import { postedBet } from '../bet.ts';
import { hasAceUp } from './ace-up.ts';
import { betsFor } from './bets.ts';
import { hasFortune, postedEnvy } from './fortune.ts';
import { CARDS_EACH } from './rules.ts';
import { type DoubleHandRound, type DoubleHandTable, handAt, type PileTable } from './state.ts';

export function positionViews(table: PileTable, round: DoubleHandRound, viewer: Viewer): readonly PositionView[] {
  const open = round.stage === 'done';
  const others = table.positions.map(({ id, seat }): PositionView => {
    const decides = round.deciders.get(id) ?? null;
    const inPlay = round.hands.size > 0 && table.active.some((position) => position.id === id);
    const known = open || (decides !== null && decides === viewer);
    return { id, seat, decides, hands: inPlay ? handsAt(table, round, id, known) : [] };
  });
  const known = open || round.stage === 'dealer' || isDealerOpen(round);
  const own = round.hands.size > 0 ? handsAt(table, round, table.dealerPosition, known) : [];
  // The hand is the player-dealer's, even when banking from another player's position, behind whom they had bet.
  return [...others, { id: table.dealerPosition, seat: table.dealer, decides: table.dealer, hands: own }];
}

/** Where the player-dealer sets first, the hand is open while the others set theirs. */
const isDealerOpen = ({ style, stage }: DoubleHandRound): boolean => style.dealerFirst && stage === 'set';

function handsAt(
  { dealerPosition }: PileTable,
  round: DoubleHandRound,
  position: string,
  known: boolean,
): readonly TableHand[] {
  const setting = round.settings.get(position);
  if (!setting) {
    const cards = handAt(round, position);
    const playing = position === dealerPosition ? round.stage === 'dealer' : round.stage === 'set';
    return [{ label: 'To be set', cards: seen(cards, known), text: '', playing }];
  }
  const { front, back } = setting;
  const { style } = round;
  return [
    { label: 'Front', cards: seen(front, known), text: known ? style.frontInWords(front) : '', playing: false },
    { label: 'Back', cards: seen(back, known), text: known ? style.backInWords(back) : '', playing: false },
  ];
}

const seen = (cards: readonly Card[], known: boolean): TableHand['cards'] =>
  cards.map((card) => (known ? cardText(card) : null));

/** What is posted at the table in addition to the limits. */
export function postedFor({ rules }: Pick<DoubleHandTable, 'rules'>): readonly string[] {
  const { joker, jokers, wheel } = rules;
  const bonuses = betsFor(rules).filter(({ bonus }) => bonus);
  return [
    `Set ${CARDS_EACH} cards: two in front, five at the back; the front may not be stronger`,
    'Both hands must beat the player-dealer’s to win, both must lose to lose; the player-dealer wins copies. Even money',
    ...(jokers === 0
      ? []
      : [joker === 'ace' ? 'The joker is an ace, or completes a straight or a flush' : 'The joker is any card']),
    wheel === 'lowest' ? 'A-2-3-4-5 is the lowest straight' : 'A-2-3-4-5 is the second-highest straight',
    ...(rules.dealerSets === 'house-way' ? ['The house sets the player-dealer’s hand'] : []),
    ...(hasAceUp(rules) ? ['The player-dealer’s hand is opened first; ace-high it pushes every wager'] : []),
    ...bonuses.map((kind) => postedBet(kind, 'a wager')),
    ...(hasFortune(rules) ? [postedEnvy(rules)] : []),
  ];
}
