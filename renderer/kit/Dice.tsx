import { classes } from './classes.ts';
import styles from './Dice.module.css';
import { texts } from './texts.ts';

const css = classes(styles);
/** The positions of the pips on a die, on a 30 × 30 face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[15, 15]],
  2: [
    [8, 8],
    [22, 22],
  ],
  3: [
    [8, 8],
    [15, 15],
    [22, 22],
  ],
  4: [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  5: [
    [8, 8],
    [22, 8],
    [15, 15],
    [8, 22],
    [22, 22],
  ],
  6: [
    [8, 7],
    [22, 7],
    [8, 15],
    [22, 15],
    [8, 23],
    [22, 23],
  ],
};

/** The dice thrown, each as high as its line of text. */
export function Dice({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span className={css('dice')} role="img" aria-label={texts.dice.dice(dice.join(', '))} data-testid="dice">
      {dice.map((die, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
        <svg key={nth} viewBox="0 0 30 30" className={css('die')} aria-hidden="true">
          <rect width="30" height="30" rx="6" />
          {(PIPS[die] ?? []).map(([x, y]) => (
            <circle key={`${x}.${y}`} cx={x} cy={y} r="3.1" />
          ))}
        </svg>
      ))}
    </span>
  );
}
