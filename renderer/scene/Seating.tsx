import type { CSSProperties } from 'react';
import type { BankedView, Seat, SeatView } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import type { Countdown, Place, TableView } from '../../protocol/views.ts';
import { namesAt } from '../banked-facts.ts';
import { CardRow } from '../Card.tsx';
import { Chips, Marker } from '../Chip.tsx';
import { blindOf, capital, lastAct, seatIn } from '../hand-facts.ts';
import { Money } from '../Money.tsx';
import { clockText, useCountdown } from '../useCountdown.ts';
import { BankedPlace } from './BankedPlace.tsx';
import { type Fan, fanWidth, fitting, type Point, placed, type Slot, slotOf } from './layout.ts';

interface SeatingProps {
  readonly place: Place;
  readonly table: TableView;
  readonly from: Seat | null;
  readonly ownCards: boolean;
}

const at = ({ x, y }: Point): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** One place at the table: plate, cards, bet and markers. */
export function Seating({ place, table, from, ownCards }: SeatingProps) {
  const { hand } = table;
  const slot = slotOf(place.seat, from);
  const inHand = seatIn(hand, place.seat);
  const mine = place.seat === from;
  const plate = (
    <div className={`seating seating-${slot.side}`} style={at(slot.plate)} data-seat={place.seat}>
      <Plate place={place} table={table} inHand={inHand} mine={mine} />
      <Markers seat={place.seat} table={table} />
    </div>
  );
  if (hand?.banked) {
    return (
      <>
        {plate}
        <BankedPlace
          hand={hand}
          banked={hand.banked}
          slot={slot}
          seat={place.seat}
          cardsHere={!mine || ownCards}
          nameOf={namesAt(table)}
        />
      </>
    );
  }
  return (
    <>
      {plate}
      {inHand && <HandOnFelt seat={inHand} table={table} slot={slot} cardsHere={!mine || ownCards} />}
    </>
  );
}

interface HandOnFeltProps {
  readonly seat: SeatView;
  readonly table: TableView;
  readonly slot: Slot;
  readonly cardsHere: boolean;
}

/** A seat's sector of the felt: its cards, and beside them its bet or, once they are tabled, what they come to. */
function HandOnFelt({ seat, table, slot, cardsHere }: HandOnFeltProps) {
  const cards = cardsHere && seat.state !== 'folded' ? seat.cards : [];
  const name = table.hand?.over && isOpen(seat) && cards.length > 0 ? seat.hand : null;
  if (cards.length === 0 && seat.bet === 0) return null;
  return (
    <div
      className={`felt felt-${slot.side}`}
      style={{ ...placed(slot.felt), ...fitting(fanWidth(cards.length, fanOf(seat))) }}
      data-sector={seat.seat}
    >
      {cards.length > 0 && <HeldCards seat={seat} table={table} />}
      {seat.bet > 0 && (
        <div className="bet">
          <Chips amount={seat.bet} />
        </div>
      )}
      {name && <span className="felt-name">{capital(name)}</span>}
    </div>
  );
}

const fanOf = (seat: SeatView): Fan => (isOpen(seat) ? (seat.cards.length > 3 ? 'snug' : 'open') : 'backs');

/** The dealer button and the blinds, on the edge of the plate of whoever has them. */
function Markers({ seat, table }: { readonly seat: Seat; readonly table: TableView }) {
  const { hand } = table;
  if (hand?.banked) {
    if (hand.banked.dealer?.seat !== seat) return null;
    return (
      <span className="markers">
        <Marker text="PD" label={`Player-dealer, seat ${seat}`} kind="button" />
      </span>
    );
  }
  const button = (hand ? hand.button : table.button) === seat;
  const blind = hand && !hand.over ? blindOf(hand, seat) : null;
  if (!button && blind === null) return null;
  return (
    <span className="markers">
      {button && <Marker text="D" label={`Dealer button, seat ${seat}`} kind="button" />}
      {blind && <Marker text={blind} label={blind === 'SB' ? 'Small blind' : 'Big blind'} kind="blind" />}
    </span>
  );
}

interface PlateProps {
  readonly place: Place;
  readonly table: TableView;
  readonly inHand: SeatView | null;
  readonly mine: boolean;
}

function Plate({ place, table, inHand, mine }: PlateProps) {
  const { hand } = table;
  if (place.player === null) {
    return (
      <div className={`plate plate-open ${place.status === 'reserved' ? 'plate-reserved' : ''}`}>
        <Disc seat={place.seat} clock={null} />
        <span className="plate-note">{place.status === 'reserved' ? 'Being taken' : 'Open seat'}</span>
      </div>
    );
  }
  const onTurn = hand !== null && !hand.over && hand.turn.includes(place.seat);
  const won = hand?.over ? (inHand?.won ?? 0) : 0;
  const tag = hand?.banked ? bankedTag(place, hand.banked, inHand) : tagOf(place, table, inHand);
  const away = inHand ? inHand.state === 'folded' : hand !== null || place.status !== 'playing';
  const look = `${onTurn ? 'plate-turn' : ''} ${won > 0 ? 'plate-won' : ''} ${away ? 'plate-out' : ''}`;
  return (
    <div className={`plate ${mine ? 'plate-mine' : ''} ${look}`}>
      <Disc seat={place.seat} clock={onTurn ? table.clock : null} />
      <span className="plate-lines">
        <span className="plate-name">
          {mine ? 'You' : place.player}
          {place.bot && <span className="plate-bot">Bot</span>}
        </span>
        {inHand === null && place.stack === 0 ? (
          <span className="plate-note">not dealt in</span>
        ) : (
          <Money amount={inHand?.stack ?? place.stack} className="plate-stack" />
        )}
      </span>
      {won > 0 ? (
        <span className="plate-tag plate-tag-won">
          Wins <Money amount={won} />
        </span>
      ) : onTurn ? (
        <TurnTag mine={mine} clock={table.clock} />
      ) : (
        tag && <span className={`plate-tag ${tag.loud ? 'plate-tag-loud' : ''}`}>{tag.text}</span>
      )}
      {!place.connected && <span className="plate-lost">screen lost</span>}
    </div>
  );
}

/** Whose turn it is, and how long they have. */
function TurnTag({ mine, clock }: { readonly mine: boolean; readonly clock: Countdown | null }) {
  const running = useCountdown(clock);
  return (
    <span className="plate-tag plate-tag-turn">
      {mine ? 'Your turn' : 'To act'}
      {running && ` · ${clockText(running.leftMs)}`}
    </span>
  );
}

/** The word above a plate: what its player did last, or why they are not dealt in. */
function tagOf(place: Place, table: TableView, inHand: SeatView | null): { text: string; loud: boolean } | null {
  const { hand } = table;
  const back = hand === null ? table.voided?.back.find(({ seat }) => seat === place.seat) : undefined;
  if (back) return { text: `${dollars(back.amount)} back`, loud: true };
  if (hand && inHand) {
    if (inHand.state === 'all-in') return { text: 'All-in', loud: true };
    if (inHand.state === 'folded') return { text: 'Folded', loud: false };
    const act = hand.over ? null : lastAct(hand, place.seat);
    if (act) return { text: act, loud: /^(Bet|Raise|Complete)/.test(act) };
  }
  if (place.status !== 'playing') return place.status === 'waiting' && inHand ? null : waitingTag(place);
  return hand !== null && !hand.over && inHand === null ? { text: 'Next hand', loud: false } : null;
}

function waitingTag({ status }: Place): { text: string; loud: boolean } | null {
  switch (status) {
    case 'sitting-out':
      return { text: 'Sitting out', loud: false };
    case 'away':
      return { text: 'On a break', loud: false };
    case 'waiting':
      return { text: 'Waiting', loud: false };
    case 'leaving':
      return { text: 'Leaving', loud: false };
    default:
      return null;
  }
}

/** The word above a plate in a player-dealer game. */
function bankedTag(
  place: Place,
  { dealer, stage }: BankedView,
  inHand: SeatView | null,
): { text: string; loud: boolean } | null {
  if (dealer?.seat === place.seat) return { text: 'Player-dealer', loud: true };
  if (inHand === null) return place.status === 'playing' ? { text: 'Next hand', loud: false } : waitingTag(place);
  return stage !== 'offer' && stage !== 'bank' && inHand.state === 'folded' ? { text: 'No bet', loud: false } : null;
}

const RING = 2 * Math.PI * 21;

/** The seat's number, with what is left of its time as a ring round it. */
function Disc({ seat, clock }: { readonly seat: Seat; readonly clock: Countdown | null }) {
  const running = useCountdown(clock);
  return (
    <span className="disc" role="img" aria-label={`Seat ${seat}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" className="disc-track" />
        {running && (
          <circle
            cx="24"
            cy="24"
            r="21"
            className={running.urgent ? 'disc-time disc-urgent' : 'disc-time'}
            strokeDasharray={`${RING * running.fraction} ${RING}`}
          />
        )}
      </svg>
      <span className="disc-number">{seat}</span>
    </span>
  );
}

const isOpen = ({ cards }: SeatView): boolean => cards.some((card) => card !== null);

/** The cards a seat holds: backs while play goes on, faces once tabled. */
function HeldCards({ seat, table }: { readonly seat: SeatView; readonly table: TableView }) {
  const { hand } = table;
  const open = isOpen(seat);
  const fan = fanOf(seat);
  return (
    <span className={`held ${open ? 'held-open' : 'held-down'}`}>
      <CardRow
        cards={seat.cards}
        plays={hand?.over && seat.won > 0 ? seat.plays.filter((card) => seat.cards.includes(card)) : []}
        dim={hand?.over === true && open && seat.won === 0}
        fanned={fan === 'open' ? false : fan === 'snug' ? 'snug' : true}
      />
    </span>
  );
}
