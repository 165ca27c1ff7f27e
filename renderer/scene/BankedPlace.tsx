import type { BankedView, TableHand } from '../../games/hand-view.ts';
import type { Seat } from '../../games/seat.ts';
import { betsOn, hasDealerZone, type NameOf, onTable } from '../hand/banked-facts.ts';
import { capital } from '../hand/hand-facts.ts';
import { CardRow } from '../kit/Card.tsx';
import { classes } from '../kit/classes.ts';
import styles from './BankedPlace.module.css';
import { BetPills } from './BetPills.tsx';
import { cardsPlaced, type Fan, fanWidth, fitting, placed, type Slot } from './layout.ts';
import scene from './scene.module.css';

const css = classes(scene, styles);

interface BankedPlaceProps {
  readonly hand: BankedView;
  readonly slot: Slot;
  readonly seat: Seat;
  /** Whether the cards are shown here; a player's own cards are shown elsewhere, where they can be peeked at. */
  readonly cardsHere: boolean;
  readonly nameOf: NameOf;
  /** The table shares the screen with something else, so that only short names of bets fit. */
  readonly narrow: boolean;
}

/** A place in a player-dealer game, whether or not anyone sits there: its hands and the bets on it. */
export function BankedPlace({ hand, slot, seat, cardsHere, nameOf, narrow }: BankedPlaceProps) {
  const position = hand.positions.find((one) => one.id === String(seat));
  const bets = betsOn(hand, String(seat));
  const isDealer = hand.dealer?.seat === seat;
  // A player-dealer's own hands lie in the middle, because they decide all the others.
  const inMiddle = isDealer && !hasDealerZone(hand);
  const cards =
    cardsHere && !inMiddle ? (position?.hands ?? []).map(onTable).filter((one) => one.cards.length > 0) : [];
  const pills = (
    <BetPills
      bets={bets}
      owner={position?.seat ?? null}
      nameOf={nameOf}
      snug={cards.length > 0}
      narrow={narrow}
      {...(cards.length > 0 ? { most: isNarrow(slot) || saidOf(cards).join('').length > LONG ? 1 : 2 } : {})}
    />
  );
  if (cards.length === 0) {
    return (
      <div
        className={css('line-place whole-place')}
        style={placed(slot.felt)}
        data-sector={seat}
        data-part="line-place"
        data-side={slot.side}
      >
        {pills}
      </div>
    );
  }
  const widths = cards.reduce((sum, one) => sum + fanWidth(one.cards.length, fanOf(one)) + BETWEEN, -BETWEEN);
  return (
    <>
      <div
        className={css('cards-place')}
        data-part="cards-place"
        data-side={slot.side}
        style={{ ...cardsPlaced(slot.cards), ...fitting(widths) }}
        data-sector={seat}
      >
        <span className={css('place-fans')}>
          {cards.map((one, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
            <span key={nth} className={css(`place-hand ${one.playing ? 'place-hand-playing' : ''}`)}>
              <CardRow cards={one.cards} fanned={isDown(one) ? true : 'snug'} />
            </span>
          ))}
        </span>
      </div>
      <div
        className={css('line-place')}
        style={placed(slot.line)}
        data-sector={seat}
        data-part="line-place"
        data-side={slot.side}
      >
        <HandWords hands={cards} narrow={isNarrow(slot) || bets.length > 1} />
        {pills}
      </div>
    </>
  );
}

const isNarrow = ({ side }: Slot): boolean => side === 'left' || side === 'right';

/** When the hands' names are longer than this, only one amount fits next to them; letters. */
const LONG = 24;

/** The letters that fit when two hands' names stand side by side and the place is narrow or has two bets. */
const BESIDE = 16;

/** The gap between two hands on one place, in card widths. */
const BETWEEN = 0.2;

const isDown = ({ cards }: TableHand): boolean => cards.every((card) => card === null);
const fanOf = (hand: TableHand): Fan => (isDown(hand) ? 'backs' : 'snug');

/** The names of the hands on a place, in their order. */
const saidOf = (hands: readonly TableHand[]): readonly string[] =>
  hands.map((hand) => (isDown(hand) ? '' : wordOf(hand.text))).filter((word) => word !== '');

function HandWords({ hands, narrow }: { readonly hands: readonly TableHand[]; readonly narrow: boolean }) {
  const words = saidOf(hands);
  if (words.length === 0) return null;
  const stacked = narrow && words.join('').length > BESIDE;
  return (
    <span className={css(`felt-name hand-words ${stacked ? 'hand-words-stacked' : ''}`)} data-part="felt-name">
      {words.map((word, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
        <span key={nth}>{capital(word)}</span>
      ))}
    </span>
  );
}

/** The kind of a hand, since the cards next to it show the rest: `full house, Kings over Sevens` is a full house. */
export const wordOf = (text: string): string => text.split(',')[0] ?? text;
