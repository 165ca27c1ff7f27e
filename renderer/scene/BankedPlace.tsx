import type { BankedView, Seat, TableHand } from '../../games/game.ts';
import { betsOn, isDealtOpen, type NameOf } from '../hand/banked-facts.ts';
import { capital } from '../hand/hand-facts.ts';
import { CardRow } from '../kit/Card.tsx';
import { classes } from '../kit/classes.ts';
import styles from './BankedPlace.module.css';
import { BetPills } from './BetPills.tsx';
import { type Fan, fanWidth, fitting, placed, type Slot } from './layout.ts';
import scene from './scene.module.css';

const css = classes(scene, styles);

interface BankedPlaceProps {
  readonly hand: BankedView;
  readonly slot: Slot;
  readonly seat: Seat;
  /** Whether the cards are shown here; a player's own are under their finger elsewhere. */
  readonly cardsHere: boolean;
  readonly nameOf: NameOf;
}

/** What lies on a place of a player-dealer game, whoever sits there: its hands and the bets on it. */
export function BankedPlace({ hand, slot, seat, cardsHere, nameOf }: BankedPlaceProps) {
  const position = hand.positions.find((one) => one.id === String(seat));
  const bets = betsOn(hand, String(seat));
  const isDealer = hand.dealer?.seat === seat;
  // A player-dealer's own hands lie in the middle, for they decide all the others.
  const inMiddle = isDealer && !isDealtOpen(hand);
  const cards = cardsHere && !inMiddle ? (position?.hands ?? []).filter((one) => one.cards.length > 0) : [];
  if (cards.length === 0 && bets.length === 0) return null;
  const widths = cards.reduce((sum, one) => sum + fanWidth(one.cards.length, fanOf(one)) + 0.2, 0);
  return (
    <div
      className={css(`felt felt-${slot.side} banked-place`)}
      style={{ ...placed(slot.felt), ...fitting(widths) }}
      data-sector={seat}
      data-place={seat}
    >
      {cards.length > 0 && <PlaceHands hands={cards} />}
      <BetPills bets={bets} owner={position?.seat ?? null} nameOf={nameOf} snug={cards.length > 0} />
    </div>
  );
}

const isDown = ({ cards }: TableHand): boolean => cards.every((card) => card === null);
const fanOf = (hand: TableHand): Fan => (isDown(hand) ? 'backs' : 'snug');

/** A total such as `21` stands below its own hand; what is longer, below all of them. */
const SHORT = 4;

function PlaceHands({ hands }: { readonly hands: readonly TableHand[] }) {
  const texts = hands.map((hand) => (isDown(hand) ? '' : wordOf(hand.text)));
  const short = texts.every(({ length }) => length <= SHORT);
  return (
    <span className={css('place-hands')}>
      <span className={css('place-fans')}>
        {hands.map((hand, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands have no name but their place
          <span key={nth} className={css(`place-hand ${hand.playing ? 'place-hand-playing' : ''}`)}>
            <CardRow cards={hand.cards} fanned={isDown(hand) ? true : 'snug'} />
            {short && texts[nth] && (
              <span className={css('felt-name')} data-part="felt-name">
                {texts[nth]}
              </span>
            )}
          </span>
        ))}
      </span>
      {!short && (
        <span className={css('felt-name')} data-part="felt-name">
          {texts.filter(Boolean).map(capital).join(' · ')}
        </span>
      )}
    </span>
  );
}

/** What kind of hand it is; the cards beside it show the rest: `full house, Kings over Sevens` is a full house. */
export const wordOf = (text: string): string => text.split(',')[0] ?? text;
