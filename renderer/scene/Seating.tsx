import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SeatView } from '../../games/hand-view.ts';
import type { Cents } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import type { Countdown, Place, TableView } from '../../protocol/table-view.ts';
import { isDecided, seatIn } from '../hand/hand-facts.ts';
import { classes } from '../kit/classes.ts';
import { Money } from '../kit/Money.tsx';
import { clockText, useCountdown } from '../kit/useCountdown.ts';
import { type Point, placed, slotOf } from './layout.ts';
import styles from './Seating.module.css';
import scene from './scene.module.css';
import { texts } from './texts.ts';

const css = classes(scene, styles);

/** The word above a plate; a loud word stands out. */
export interface PlateTag {
  readonly text: string;
  readonly loud: boolean;
}

interface SeatingProps {
  readonly place: Place;
  readonly table: TableView;
  readonly from: Seat | null;
  /** The word for the player from the kind of hand; clock and result take precedence over it. */
  readonly tag: PlateTag | null;
  /** Button, blinds or bank, on the edge of the plate. */
  readonly markers?: ReactNode;
  /** What lies on the felt in front of the place. */
  readonly children?: ReactNode;
}

const at = ({ x, y }: Point): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** One place at the table: its plate and, in front of it, what the kind of hand puts there. */
export function Seating({ place, table, from, tag, markers, children }: SeatingProps) {
  const slot = slotOf(place.seat, from);
  return (
    <>
      {place.player !== null && <div className={css('sector')} style={placed(slot.felt)} />}
      <div
        className={css(`seating seating-${slot.side}`)}
        data-part="seating"
        data-side={slot.side}
        style={at(slot.plate)}
        data-seat={place.seat}
      >
        <Plate
          {...plateOf(place, table)}
          tagText={tag?.text ?? null}
          tagLoud={tag?.loud ?? false}
          mine={place.seat === from}
        />
        <span className={css('markers')} data-part="markers">
          {markers}
        </span>
      </div>
      {children}
    </>
  );
}

/** Only what a plate shows of a table: a plate is not redrawn while all of this is unchanged. */
interface OnPlate {
  readonly place: Place;
  /** The player in the hand; null for a player who was not dealt in. */
  readonly inHand: SeatView | null;
  /** There is a hand on the table. */
  readonly dealt: boolean;
  readonly onTurn: boolean;
  readonly won: Cents;
  /** The clock of the player whose turn it is. */
  readonly clock: Countdown | null;
}

function plateOf(place: Place, { hand, clock }: TableView): OnPlate {
  const inHand = seatIn(hand, place.seat);
  const decided = hand !== null && isDecided(hand);
  const onTurn = hand !== null && !decided && hand.turn.includes(place.seat);
  const won = decided ? (inHand?.won ?? 0) : 0;
  return { place, inHand, dealt: hand !== null, onTurn, won, clock: onTurn ? clock : null };
}

interface PlateProps extends OnPlate {
  readonly tagText: string | null;
  readonly tagLoud: boolean;
  readonly mine: boolean;
}

const Plate = memo(function Plate({ place, inHand, dealt, onTurn, won, clock, tagText, tagLoud, mine }: PlateProps) {
  if (place.player === null) {
    return (
      <div className={css(`plate plate-open ${place.status === 'reserved' ? 'plate-reserved' : ''}`)} data-part="plate">
        <Disc seat={place.seat} clock={null} />
        <span className={css('plate-note')}>
          {place.status === 'reserved' ? texts.seating.beingTaken : texts.seating.openSeat}
        </span>
      </div>
    );
  }
  const away = inHand ? inHand.state === 'folded' : dealt || place.status !== 'playing';
  const look = `${onTurn ? 'plate-turn' : ''} ${won > 0 ? 'plate-won' : ''} ${away ? 'plate-out' : ''}`;
  return (
    <div className={css(`plate ${mine ? 'plate-mine' : ''} ${look}`)} data-part="plate" data-turn={onTurn || undefined}>
      <Disc seat={place.seat} clock={clock} />
      <span className={css('plate-lines')}>
        <span className={css('plate-name')}>
          {mine ? texts.seating.you : place.player}
          {place.bot && <span className={css('plate-bot')}>{texts.seating.bot}</span>}
        </span>
        {inHand === null && place.stack === 0 ? (
          <span className={css('plate-note')}>{texts.seating.notDealtIn}</span>
        ) : (
          <Money amount={inHand?.stack ?? place.stack} className={css('plate-stack')} />
        )}
      </span>
      {won > 0 ? (
        <span className={css('plate-tag plate-tag-won')} data-part="plate-tag">
          {texts.seating.wins(<Money amount={won} />)}
        </span>
      ) : onTurn ? (
        <TurnTag mine={mine} clock={clock} />
      ) : (
        tagText !== null && (
          <span className={css(`plate-tag ${tagLoud ? 'plate-tag-loud' : ''}`)} data-part="plate-tag">
            {tagText}
          </span>
        )
      )}
      {!place.connected && (
        <span className={css('plate-lost')} data-part="plate-lost">
          {texts.seating.screenLost}
        </span>
      )}
    </div>
  );
});

/** Whose turn it is, and how much time they have left. */
function TurnTag({ mine, clock }: { readonly mine: boolean; readonly clock: Countdown | null }) {
  const running = useCountdown(clock);
  return (
    <span className={css('plate-tag plate-tag-turn')} data-part="plate-tag">
      {mine ? texts.seating.yourTurn : texts.seating.toAct}
      {running && ` · ${clockText(running.leftMs)}`}
    </span>
  );
}

/** Why a player is not dealt in; null when they can be. */
export function waitingTag({ status }: Place): PlateTag | null {
  switch (status) {
    case 'sitting-out':
      return { text: texts.seating.sittingOut, loud: false };
    case 'away':
      return { text: texts.seating.onBreak, loud: false };
    case 'waiting':
      return { text: texts.seating.waiting, loud: false };
    case 'leaving':
      return { text: texts.seating.leaving, loud: false };
    default:
      return null;
  }
}

const RING = 2 * Math.PI * 21;

/** The seat's number, ringed by the time it has left. */
function Disc({ seat, clock }: { readonly seat: Seat; readonly clock: Countdown | null }) {
  const running = useCountdown(clock);
  return (
    <span className={css('disc')} data-part="disc" role="img" aria-label={texts.seating.seat(seat)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" className={css('disc-track')} />
        {running && (
          <circle
            cx="24"
            cy="24"
            r="21"
            className={css(running.urgent ? 'disc-time disc-urgent' : 'disc-time')}
            strokeDasharray={`${RING * running.fraction} ${RING}`}
          />
        )}
      </svg>
      <span className={css('disc-number')}>{seat}</span>
    </span>
  );
}
