import { Fragment, type ReactNode } from 'react';
import type { BankedView } from '../games/game.ts';
import {
  type Bead,
  ezTrak,
  ROWS,
  type RoadMark,
  type Share,
  type EzTrak as Track,
  type TrackerNames,
  type Winner,
} from '../games/tracker.ts';
import type { Countdown } from '../protocol/views.ts';
import { classes } from '../renderer/kit/classes.ts';
import { clockText, useCountdown } from '../renderer/kit/useCountdown.ts';
import styles from './EzTrak.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** The tracker of a baccarat table: counts of this shoe and of the one before, big road, bead plate, betting timer. */
export function EzTrak({ hand, clock }: { readonly hand: BankedView; readonly clock: Countdown | null }) {
  const track = ezTrak(hand.results);
  const before = ezTrak(hand.previous);
  const names = hand.tracked || NO_NAMES;
  return (
    <aside
      className={css('tracker')}
      aria-label={texts.ezTrak.resultsOfThisShoe}
      data-testid="tracker"
      data-hands={track.hands}
    >
      <p className={css('tracker-head')}>
        <span>{hand.posted[0]}</span>
        <Timer hand={hand} clock={clock} />
      </p>
      <Counts track={track} names={names} />
      <div>
        <h2>{texts.ezTrak.bigRoad}</h2>
        <BigRoad marks={track.road} />
      </div>
      <div>
        <h2>{texts.ezTrak.ofThisShoe(track.hands, hand.shoe ?? null)}</h2>
        <BeadPlate beads={track.beads} letters={lettersOf(names)} />
      </div>
      {before.hands > 0 && (
        <p className={css('tracker-before')} data-testid="tracker-before">
          {texts.ezTrak.lastShoe(before.hands)}{' '}
          <strong>
            {texts.ezTrak.letters.player} {before.player.count}
          </strong>{' '}
          <strong>
            {lettersOf(names).banker} {before.banker.count}
          </strong>{' '}
          <strong>
            {texts.ezTrak.letters.tie} {before.tie.count}
          </strong>
          {namedCounts(before, names).map(([label, , { count }]) => (
            <Fragment key={label}>
              , {label} <strong>{count}</strong>
            </Fragment>
          ))}
          , {texts.ezTrak.naturals} <strong>{before.naturals.count}</strong>
        </p>
      )}
    </aside>
  );
}

/** How long bets are still taken. */
function Timer({ hand, clock }: { readonly hand: BankedView; readonly clock: Countdown | null }) {
  const running = useCountdown(hand.stage === 'bets' ? clock : null);
  if (hand.stage === 'offer' || hand.stage === 'bank') return <span>{texts.ezTrak.bankOpen}</span>;
  if (!running) return <span>{hand.stage === 'bets' ? texts.ezTrak.betsOpen : texts.ezTrak.betsClosed}</span>;
  return (
    <strong className={css(running.urgent ? 'tracker-urgent' : '')} data-testid="tracker-timer">
      {clockText(running.leftMs)}
    </strong>
  );
}

const NO_NAMES: TrackerNames = { seven: null, eight: null };

/** The coups that the game has a name for. */
function namedCounts(track: Track, { seven, eight }: TrackerNames): readonly (readonly [string, string, Share])[] {
  return [
    ...(seven === null ? [] : ([[seven, '', track.dragon7]] as const)),
    ...(eight === null ? [] : ([[eight, '', track.panda8]] as const)),
  ];
}

function Counts({ track, names }: { readonly track: Track; readonly names: TrackerNames }) {
  const rows = [
    [texts.ezTrak.player, 'tracker-player', track.player],
    [bankerOf(names), 'tracker-banker', track.banker],
    [texts.ezTrak.tie, 'tracker-tie', track.tie],
    ...namedCounts(track, names),
    [texts.ezTrak.naturalsRow, '', track.naturals],
  ] as const;
  return (
    <dl className={css('tracker-counts')}>
      {rows.map(([label, tone, { count, perMille }]) => (
        <div key={label} className={css('tracker-row')}>
          <dt className={css(tone)}>{label}</dt>
          <dd>
            <span className={css('tracker-count')}>{count}</span>
            <span className={css('tracker-share')}>{(perMille / 10).toFixed(1)}%</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const CELL = 20;
/** Columns in sight: the newest. */
const COLUMNS = 16;

const classOf = (winner: Winner): string => `road-${winner ?? 'tie'}`;

/** How far a road has moved to the left so that its newest column is in sight. */
const shiftOf = (marks: readonly { readonly column: number }[]): number =>
  Math.max(0, Math.max(0, ...marks.map(({ column }) => column)) + 1 - COLUMNS);

function Grid() {
  const lines = [
    ...Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x * CELL} 0V${ROWS * CELL}`),
    ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y * CELL}H${COLUMNS * CELL}`),
  ];
  return <path d={lines.join('')} className={css('road-grid')} />;
}

interface RoadProps<Mark> {
  readonly marks: readonly Mark[];
  readonly label: string;
  readonly testid: string;
  readonly draw: (mark: Mark, x: number, y: number) => ReactNode;
}

function Road<Mark extends { readonly column: number; readonly row: number }>({
  marks,
  label,
  testid,
  draw,
}: RoadProps<Mark>) {
  const shift = shiftOf(marks);
  return (
    <svg
      className={css('tracker-road')}
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      role="img"
      aria-label={label}
      data-testid={testid}
    >
      <Grid />
      {marks
        .filter(({ column }) => column >= shift)
        .map((mark) => draw(mark, (mark.column - shift + 0.5) * CELL, (mark.row + 0.5) * CELL))}
    </svg>
  );
}

/** A ring for each hand that a line won; a slash for ties after it; filled where a Dragon 7 or a Panda 8 decided. */
function BigRoad({ marks }: { readonly marks: readonly RoadMark[] }) {
  return (
    <Road
      marks={marks}
      label={texts.ezTrak.bigRoadMarks(marks.length)}
      testid="big-road"
      draw={({ column, row, winner, ties, dragon, panda }, x, y) => (
        <g key={`${column}.${row}`} className={css(classOf(winner))}>
          {winner !== null && (
            <circle cx={x} cy={y} r="7.6" className={css(dragon || panda ? 'road-special' : 'road-ring')} />
          )}
          {(dragon || panda) && (
            <text x={x} y={y + 4} className={css('road-word')}>
              {dragon ? '7' : '8'}
            </text>
          )}
          {ties > 0 && <path d={`M${x - 8} ${y + 8}L${x + 8} ${y - 8}`} className={css('road-slash')} />}
          {ties > 1 && (
            <text x={x + 5} y={y + 9} className={css('road-ties')}>
              {ties}
            </text>
          )}
        </g>
      )}
    />
  );
}

/** What the line of the player-dealer is called: `Banker`, at some games `Dealer`. */
const bankerOf = ({ banker = texts.ezTrak.banker }: TrackerNames): string => banker;

const lettersOf = (names: TrackerNames) => ({
  ...texts.ezTrak.letters,
  banker: bankerOf(names).charAt(0),
});

interface BeadPlateProps {
  readonly beads: readonly Bead[];
  readonly letters: Readonly<Record<'player' | 'banker', string>>;
}

function BeadPlate({ beads, letters }: BeadPlateProps) {
  return (
    <Road
      marks={beads}
      label={texts.ezTrak.beadPlateHands(beads.length)}
      testid="bead-plate"
      draw={({ column, row, winner, dragon, panda }, x, y) => (
        <g key={`${column}.${row}`} className={css(classOf(winner))}>
          <circle cx={x} cy={y} r="8.6" className={css('road-bead')} />
          <text x={x} y={y + 4} className={css('road-word')}>
            {dragon ? '7' : panda ? '8' : winner === null ? texts.ezTrak.letters.tie : letters[winner]}
          </text>
        </g>
      )}
    />
  );
}
