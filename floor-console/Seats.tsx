import type { FloorView } from '../protocol/floor-view.ts';
import type { Countdown, Place } from '../protocol/table-view.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { CardRow } from '../renderer/kit/Card.tsx';
import { Marker } from '../renderer/kit/Chip.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import text from '../renderer/kit/text.module.css';
import { clockText, useCountdown } from '../renderer/kit/useCountdown.ts';
import { useSay } from '../renderer/link/say.ts';
import { useAct } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './act.ts';
import { BreakKeys } from './BreakKeys.tsx';
import floor from './floor.module.css';
import styles from './Seats.module.css';
import { ALONG, extraOf, inHand, type SeatExtra, since, standsStill, stationFaults, statusOf } from './seat-state.ts';
import { texts } from './texts.ts';

const css = classes(desk, text, floor, styles);

export interface SeatsProps {
  readonly view: FloorView;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  /** Opens the dialog with a player's facts and the acts on them. */
  readonly onPlayer: (player: { readonly seat: number; readonly account: string }) => void;
}

/** All ten seats, one line each, in order. */
export function Seats({ view, now, onChoose, onPlayer }: SeatsProps) {
  const { table } = view;
  const taken = table.places.filter(({ player }) => player !== null).length;
  const onTable = table.places.reduce((sum, { stack }) => sum + stack, 0);
  return (
    <section className={css('panel seats')} aria-label={texts.seats.seats}>
      <table>
        <thead>
          <tr>
            <th>{texts.seats.seat}</th>
            <th>{texts.seats.player(<span className={css('head-note')}>{texts.seats.taken(taken)}</span>)}</th>
            <th>{texts.seats.status}</th>
            <th>{texts.seats.thisHand}</th>
            <th className={css('figure')}>
              {texts.seats.stack(
                <span className={css('head-note on-table')}>{onTable > 0 && <Money amount={onTable} />}</span>,
              )}
            </th>
            <th className={css('figure bought-in')}>{texts.seats.boughtIn}</th>
            <th>
              <span className={css('head-station')}>{texts.common.station}</span>
            </th>
            <th>
              <span className={css('hidden-text')}>{texts.seats.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.places.map((place) => (
            <SeatRow
              key={place.seat}
              view={view}
              place={place}
              extra={extraOf(view, place.seat)}
              now={now}
              onChoose={onChoose}
              onPlayer={onPlayer}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SeatRowProps extends SeatsProps {
  readonly place: Place;
  readonly extra: SeatExtra | undefined;
}

function SeatRow({ view, place, extra, now, onChoose, onPlayer }: SeatRowProps) {
  const { table } = view;
  const { seat, player } = place;
  const acts = table.hand !== null && !table.hand.over && table.hand.turn.includes(seat);
  const isAway = extra !== undefined && extra.awaySince !== null && player !== null;
  const isMoved = view.mayBeMoved?.includes(seat) ?? false;
  // A note about a player who is in no hand takes the room of their action.
  const inNoHand = !isMoved && !isAway && inHand(table.hand, seat) === null;
  return (
    <tr
      className={css(
        `${player === null ? 'seat-open' : ''} ${acts ? 'seat-acts' : ''} ${extra?.overdue ? 'seat-overdue' : ''}`,
      )}
      data-testid={`seat-${seat}`}
    >
      <th scope="row">
        <span className={css('seat-number')}>{seat}</span>
        {table.button === seat && <Marker text={texts.seats.button} label={texts.seats.hasButton} kind="button" />}
      </th>
      <td>
        <Player place={place} extra={extra} onPlayer={onPlayer} />
      </td>
      <td colSpan={inNoHand ? 2 : 1}>
        <Status place={place} extra={extra} now={now} />
      </td>
      {!inNoHand && (
        <td>
          {isMoved ? (
            <MovedKey seat={seat} />
          ) : isAway ? (
            <BreakKeys seat={seat} player={player} onChoose={onChoose} tests />
          ) : (
            <InHand view={view} seat={seat} clock={acts ? table.clock : null} still={standsStill(table)} />
          )}
        </td>
      )}
      <td className={css('figure seat-stack')}>
        {player !== null && <Money amount={place.stack} />}
        {extra && <small className={css('seat-in')}>{texts.seats.inFor(<Money amount={extra.boughtIn} />)}</small>}
      </td>
      <td className={css('figure soft bought-in')}>{extra && <Money amount={extra.boughtIn} />}</td>
      <td>
        <Station place={place} />
      </td>
      <td className={css('seat-keys')}>
        <SeatKeys place={place} extra={extra} hand={table.handNumber} onChoose={onChoose} />
      </td>
    </tr>
  );
}

/** What the player is doing, and a note about it. */
function Status({ place, extra, now }: Pick<SeatRowProps, 'place' | 'extra' | 'now'>) {
  const status = statusOf(place, extra);
  const note = place.waits ? texts.seats.waits[place.waits] : place.note;
  return (
    <span className={css('stacked')}>
      {!(extra?.along && place.status === 'playing') && (
        <Tag tone={status.tone} testid={`status-${place.seat}`}>
          {extra?.overdue && <WarningIcon />}
          {status.text}
          {extra !== undefined && extra.awaySince !== null && ` · ${since(extra.awaySince, now)}`}
        </Tag>
      )}
      {extra?.along && <Tag tone={ALONG[extra.along].tone}>{ALONG[extra.along].text}</Tag>}
      {note && !extra?.along && (
        <small className={css('seat-note')} title={note}>
          {note}
        </small>
      )}
    </span>
  );
}

interface SeatKeysProps extends Pick<SeatRowProps, 'place' | 'extra' | 'onChoose'> {
  /** The number of the current hand. */
  readonly hand: number;
}

/** The floorman's acts on the seat. */
function SeatKeys({ place: { seat, player }, extra, hand, onChoose }: SeatKeysProps) {
  return (
    <>
      {extra?.mayFoul && (
        <Button
          size="small"
          onPress={() => onChoose({ do: 'foul', seat, hand })}
          label={texts.seats.foulHandOfSeat(seat)}
          testid={`foul-${seat}`}
        >
          {texts.common.foul}
        </Button>
      )}
      {player !== null && extra && (
        <Button
          size="small"
          onPress={() => onChoose({ do: 'cash in', seat, player })}
          label={texts.common.cashInSeat(seat)}
          testid={`cash-in-${seat}`}
        >
          {texts.seats.cashIn}
        </Button>
      )}
    </>
  );
}

function Player({ place, extra, onPlayer }: Pick<SeatRowProps, 'place' | 'extra' | 'onPlayer'>) {
  if (place.player === null)
    return <span className={css('soft')}>{place.status === 'reserved' ? texts.seats.held : texts.seats.nobody}</span>;
  const who = (
    <span className={css('stacked')}>
      <strong className={css('seat-player')}>{place.player}</strong>
      <small>
        {place.bot ? texts.seats.bot : extra && <span className={css('number seat-account')}>{extra.account}</span>}
      </small>
    </span>
  );
  if (extra === undefined) return who;
  return (
    <button
      type="button"
      className={css('player-key')}
      title={texts.seats.aboutSeat(place.player, place.seat)}
      onClick={() => onPlayer({ seat: place.seat, account: extra.account })}
      data-testid={`player-${place.seat}`}
    >
      {who}
    </button>
  );
}

/** Marks a new player as moved here by the house: they bring their chips and post nothing. */
function MovedKey({ seat }: { readonly seat: number }) {
  const act = useAct();
  const say = useSay();
  const said = (): void => say({ level: 'info', text: texts.seats.saidMoved(seat) });
  return (
    <Button
      size="small"
      sends
      onPress={() => act({ do: 'moved by the house', seat }, said)}
      label={texts.seats.movedSeat(seat)}
      testid={`moved-${seat}`}
    >
      {texts.seats.moved}
    </Button>
  );
}

function InHand({
  view: { table },
  seat,
  clock,
  still,
}: {
  readonly view: FloorView;
  readonly seat: number;
  readonly clock: Countdown | null;
  readonly still: boolean;
}) {
  const running = useCountdown(still ? null : clock);
  const leftMs = running?.leftMs ?? clock?.leftMs;
  const mark = inHand(table.hand, seat);
  const mine = table.hand?.seats.find((each) => each.seat === seat);
  if (mark === null || mine === undefined) return null;
  // Player-dealer hands are shown in the hand panel, along with the bets on them.
  const shown = table.hand?.kind === 'pot' && mine.cards.some((card) => card !== null);
  return (
    <span className={css('in-hand')}>
      <Tag tone={mark.tone}>
        {mark.text}
        {leftMs !== undefined && <span className={css('in-hand-clock')}>{clockText(leftMs)}</span>}
      </Tag>
      {mine.bet > 0 && <span className={css('in-hand-bet')}>{texts.seats.bet(<Money amount={mine.bet} />)}</span>}
      {shown && <CardRow cards={mine.cards} plays={mine.plays} />}
    </span>
  );
}

function Station({ place }: { readonly place: Place }) {
  if (place.bot)
    return (
      <span className={css('soft station-state')}>
        <span className={css('station-words')}>{texts.seats.none}</span>
      </span>
    );
  const faults = stationFaults(place);
  return (
    // An open seat with a dark station is not a problem yet.
    <span
      className={css(`station-state ${faults.length === 0 ? 'ok-text' : place.player === null ? 'soft' : 'bad-text'}`)}
    >
      {faults.length > 0 ? <WarningIcon /> : <CheckIcon />}
      <span className={css('station-words')}>
        {faults.length === 0
          ? texts.common.ok
          : faults.map((fault) => (
              <span key={fault} className={css('station-fault')}>
                {fault}
              </span>
            ))}
      </span>
    </span>
  );
}
