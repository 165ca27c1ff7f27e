import { memo } from 'react';
import type { Cents } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import styles from './Chip.module.css';
import { chipsFor } from './chips.ts';
import { classes } from './classes.ts';
import { Money } from './Money.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

/** The colors of a chip by its value, as variables: `--chip-face`, `--chip-edge`, `--chip-mark`. */
export const chipColors = (value: Cents | undefined): string => css(`chip chip-${value}`);

/** A round marker seen from above: the dealer button, a blind. */
export function Marker({
  text,
  label,
  kind,
}: {
  readonly text: string;
  readonly label: string;
  readonly kind: string;
}) {
  return (
    <span className={css(`marker marker-${kind}`)} data-part="marker" role="img" aria-label={label} title={label}>
      {text}
    </span>
  );
}

/** The dealer button, on the edge of a seat's plate. */
export const ButtonMarker = ({ seat }: { readonly seat: Seat }) => (
  <Marker text={texts.chip.button} label={texts.chip.dealerButtonSeat(seat)} kind="button" />
);

export interface ChipsProps {
  readonly amount: Cents;
  readonly label?: string;
  readonly testid?: string;
}

/** A bet or a pot: a few chips, always with the amount in figures. */
export function Chips({ amount, label, testid }: ChipsProps) {
  return (
    <span className={css('chips')} data-part="chips">
      <ChipStack amount={amount} columns={1} />
      <span className={css('chips-amount')}>
        {label && <span className={css('chips-label')}>{label}</span>}
        <Money amount={amount} {...(testid ? { testid } : {})} />
      </span>
    </span>
  );
}

const WIDE = 30;
const THICK = 6;
const OVAL = 5;
/** The maximum number of chips in a column. */
const HIGH = 4;

interface ChipStackProps {
  readonly amount: Cents;
  readonly columns?: 1 | 2;
}

/** Chips as the player sees them, in columns with the largest at the bottom. */
export const ChipStack = memo(function ChipStack({ amount, columns: most = 2 }: ChipStackProps) {
  const chips = chipsFor(amount, HIGH * most);
  const columns = [chips.slice(0, HIGH), chips.slice(HIGH)].filter(({ length }) => length > 0);
  const tallest = Math.max(1, ...columns.map(({ length }) => length));
  const height = tallest * THICK + OVAL * 2;
  return (
    <svg
      className={css('chip-stack')}
      viewBox={`0 0 ${columns.length * (WIDE + 2)} ${height}`}
      style={{
        aspectRatio: `${columns.length * (WIDE + 2)} / ${height}`,
        height: `calc(var(--chip, 1px) * ${height})`,
      }}
      aria-hidden="true"
    >
      {columns.map((column, x) =>
        column.map((value, y) => {
          const left = x * (WIDE + 2) + 1;
          const top = height - OVAL - THICK * (y + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: chips of one value differ only by their place in the stack
            <g key={`${x}.${y}`} className={chipColors(value)} transform={`translate(${left} ${top})`}>
              <path
                className={css('chip-side')}
                d={`M0 0v${THICK}a${WIDE / 2} ${OVAL} 0 0 0 ${WIDE} 0V0a${WIDE / 2} ${OVAL} 0 0 1 ${-WIDE} 0z`}
              />
              <path
                className={css('chip-spot')}
                d={`M12 4.8v${THICK}h6v${-THICK}z M2.5 2.8v${THICK}l4 1.3v${-THICK}z M23.5 4.1v${THICK}l4-1.3v${-THICK}z`}
              />
              <ellipse className={css('chip-top')} cx={WIDE / 2} cy="0" rx={WIDE / 2} ry={OVAL} />
              <ellipse className={css('chip-ring')} cx={WIDE / 2} cy="0" rx={WIDE / 2 - 5} ry={OVAL - 1.8} />
            </g>
          );
        }),
      )}
    </svg>
  );
});
