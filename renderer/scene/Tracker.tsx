import { Fragment, type ReactNode } from 'react';
import type { BankedView } from '../../games/hand-view.ts';
import {
  type Bead,
  type EzTrak,
  ezTrak,
  ROWS,
  type RoadMark,
  SHOWS,
  type Share,
  type TrackerNames,
  type Winner,
} from '../../games/tracker.ts';
import type { Countdown } from '../../protocol/table-view.ts';
import { classes } from '../kit/classes.ts';
import { clockText, useCountdown } from '../kit/useCountdown.ts';
import styles from './Tracker.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

interface TrackerProps {
  readonly hand: BankedView;
  readonly clock: Countdown | null;
  /** Side by side, for a page that is wider than it is high and has its own heading. */
  readonly wide?: boolean;
  /** Content next to the figures, or below the results when there are no figures; and content at the bottom. */
  readonly beside?: ReactNode;
  readonly foot?: ReactNode;
}

/**
 * The display of a baccarat table as its kind requires: the history of the shoe and, for most kinds, figures and
 * trends.
 */
export function Tracker({ hand, clock, wide = false, beside, foot }: TrackerProps) {
  const { tracked } = hand;
  if (!tracked) return null;
  const { limits, figures, trends, timer } = SHOWS[tracked.kind];
  const track = ezTrak(hand.results);
  const before = ezTrak(hand.previous);
  return (
    <aside
      className={css(wide ? 'tracker tracker-wide' : 'tracker')}
      aria-label={texts.tracker.resultsOfThisShoe}
      data-testid="tracker"
      data-kind={tracked.kind}
      data-hands={track.hands}
    >
      <div className={css('tracker-figures')}>
        {(limits || timer || !wide) && (
          <p className={css('tracker-head')}>
            <span>{limits ? hand.posted[0] : !wide && texts.tracker.resultsOfThisShoe}</span>
            {timer && <Timer hand={hand} clock={clock} />}
          </p>
        )}
        {figures && (
          <div className={css('tracker-beside')}>
            <Counts track={track} names={tracked} />
            {beside}
          </div>
        )}
        {figures && before.hands > 0 && <Before before={before} names={tracked} />}
      </div>
      <div className={css('tracker-roads')}>
        {trends && (
          <div>
            <h2>{texts.tracker.bigRoad}</h2>
            <BigRoad marks={track.road} />
          </div>
        )}
        <div>
          <h2>{texts.tracker.ofThisShoe(track.hands, hand.shoe ?? null)}</h2>
          <BeadPlate beads={track.beads} letters={lettersOf(tracked)} named={trends} />
        </div>
        {!trends && <Key names={tracked} />}
      </div>
      {!figures && beside}
      {foot}
    </aside>
  );
}

/** The results of the newest hands in a row, oldest first, as beads. */
export function NewestBeads({ hand, count }: { readonly hand: BankedView; readonly count: number }) {
  const { tracked } = hand;
  if (!tracked) return null;
  const beads = ezTrak(hand.results).beads.slice(-count);
  return (
    <svg
      className={css('tracker-newest')}
      viewBox={`0 0 ${count * CELL} ${CELL}`}
      role="img"
      aria-label={texts.tracker.newest(beads.map(({ winner }) => nameOf(winner, tracked)))}
    >
      {beads.map((bead, i) => (
        <BeadMark
          key={`${bead.column}.${bead.row}`}
          bead={bead}
          letters={lettersOf(tracked)}
          named={SHOWS[tracked.kind].trends}
          x={(i + 0.5) * CELL}
          y={CELL / 2}
        />
      ))}
    </svg>
  );
}

/** The meaning of the letters on a reader board. */
function Key({ names }: { readonly names: TrackerNames }) {
  const letters = lettersOf(names);
  const entries = [
    ['tracker-player', letters.player, texts.tracker.player],
    ['tracker-banker', letters.banker, bankerOf(names)],
    ['tracker-tie', letters.tie, texts.tracker.tie],
  ] as const;
  return (
    <p className={css('tracker-key')}>
      {entries.map(([tone, letter, name]) => (
        <span key={tone} className={css(tone)}>
          <strong>{letter}</strong> {name}
        </span>
      ))}
    </p>
  );
}

/** The figures of the previous shoe. */
function Before({ before, names }: { readonly before: EzTrak; readonly names: TrackerNames }) {
  const letters = lettersOf(names);
  return (
    <p className={css('tracker-before')} data-testid="tracker-before">
      {texts.tracker.lastShoe(before.hands)}{' '}
      <strong>
        {letters.player} {before.player.count}
      </strong>{' '}
      <strong>
        {letters.banker} {before.banker.count}
      </strong>{' '}
      <strong>
        {letters.tie} {before.tie.count}
      </strong>
      {namedCounts(before, names).map(([label, , { count }]) => (
        <Fragment key={label}>
          , {label} <strong>{count}</strong>
        </Fragment>
      ))}
      , {texts.tracker.naturals} <strong>{before.naturals.count}</strong>
    </p>
  );
}

/** The time left for bets. */
function Timer({ hand, clock }: { readonly hand: BankedView; readonly clock: Countdown | null }) {
  const running = useCountdown(hand.stage === 'bets' ? clock : null);
  if (hand.stage === 'offer' || hand.stage === 'bank') return <span>{texts.tracker.bankOpen}</span>;
  if (!running) return <span>{hand.stage === 'bets' ? texts.tracker.betsOpen : texts.tracker.betsClosed}</span>;
  return (
    <strong className={css(running.urgent ? 'tracker-urgent' : '')} data-testid="tracker-timer">
      {clockText(running.leftMs)}
    </strong>
  );
}

/** The coups that the game has names for. */
function namedCounts(track: EzTrak, { seven, eight }: TrackerNames): readonly (readonly [string, string, Share])[] {
  return [
    ...(seven === null ? [] : ([[seven, '', track.dragon7]] as const)),
    ...(eight === null ? [] : ([[eight, '', track.panda8]] as const)),
  ];
}

function Counts({ track, names }: { readonly track: EzTrak; readonly names: TrackerNames }) {
  const rows = [
    [texts.tracker.player, 'tracker-player', track.player],
    [bankerOf(names), 'tracker-banker', track.banker],
    [texts.tracker.tie, 'tracker-tie', track.tie],
    ...namedCounts(track, names),
    [texts.tracker.naturalsRow, '', track.naturals],
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
/**
 * How many columns are visible, the newest ones: next to figures and trends, and for a reader board, which has the room
 * to itself.
 */
const COLUMNS = 16;
const BOARD_COLUMNS = 10;

const classOf = (winner: Winner): string => `road-${winner ?? 'tie'}`;

/** How far a road is shifted to the left so that its newest column is visible. */
const shiftOf = (marks: readonly { readonly column: number }[], columns: number): number =>
  Math.max(0, Math.max(0, ...marks.map(({ column }) => column)) + 1 - columns);

function Grid({ columns }: { readonly columns: number }) {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${x * CELL} 0V${ROWS * CELL}`),
    ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y * CELL}H${columns * CELL}`),
  ];
  return <path d={lines.join('')} className={css('road-grid')} />;
}

interface RoadProps<Mark> {
  readonly columns?: number;
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
  columns = COLUMNS,
}: RoadProps<Mark>) {
  const shift = shiftOf(marks, columns);
  return (
    <svg
      className={css('tracker-road')}
      viewBox={`0 0 ${columns * CELL} ${ROWS * CELL}`}
      role="img"
      aria-label={label}
      data-testid={testid}
    >
      <Grid columns={columns} />
      {marks
        .filter(({ column }) => column >= shift)
        .map((mark) => draw(mark, (mark.column - shift + 0.5) * CELL, (mark.row + 0.5) * CELL))}
    </svg>
  );
}

/** A ring for each hand that a line won, a slash for ties after it, filled when a Dragon 7 or a Panda 8 decided. */
function BigRoad({ marks }: { readonly marks: readonly RoadMark[] }) {
  return (
    <Road
      marks={marks}
      label={texts.tracker.bigRoadMarks(marks.length)}
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

/** The name of the player-dealer's line: `Banker`, in some games `Dealer`. */
const bankerOf = ({ banker = texts.tracker.banker }: TrackerNames): string => banker;

const lettersOf = (names: TrackerNames) => ({
  ...texts.tracker.letters,
  banker: bankerOf(names).charAt(0),
});

const nameOf = (winner: Winner, names: TrackerNames): string =>
  winner === null ? texts.tracker.tie : winner === 'player' ? texts.tracker.player : bankerOf(names);

interface BeadProps {
  readonly letters: Readonly<Record<'player' | 'banker' | 'tie', string>>;
  /** Whether named coups stand out. */
  readonly named: boolean;
}

function BeadPlate({ beads, ...shown }: BeadProps & { readonly beads: readonly Bead[] }) {
  return (
    <Road
      marks={beads}
      label={texts.tracker.beadPlateHands(beads.length)}
      testid="bead-plate"
      columns={shown.named ? COLUMNS : BOARD_COLUMNS}
      draw={(bead, x, y) => <BeadMark key={`${bead.column}.${bead.row}`} bead={bead} x={x} y={y} {...shown} />}
    />
  );
}

interface BeadMarkProps extends BeadProps {
  readonly bead: Bead;
  readonly x: number;
  readonly y: number;
}

function BeadMark({ bead: { winner, dragon, panda }, letters, named, x, y }: BeadMarkProps) {
  const word = named && dragon ? '7' : named && panda ? '8' : letters[winner ?? 'tie'];
  return (
    <g className={css(classOf(winner))}>
      <circle cx={x} cy={y} r="8.6" className={css('road-bead')} />
      <text x={x} y={y + 4} className={css('road-word')}>
        {word}
      </text>
    </g>
  );
}
