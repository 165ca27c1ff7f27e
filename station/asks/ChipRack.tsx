import type { WagerAsk } from '../../games/ask.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { chipColors } from '../../renderer/kit/Chip.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { play } from '../../renderer/kit/sound.ts';
import { texts } from '../texts.ts';
import styles from './ChipRack.module.css';
import { CHIPS, isUseful } from './wagers.ts';

const css = classes(styles);

interface ChipRackProps {
  readonly ask: WagerAsk;
  readonly chip: Cents;
  readonly onPick: (chip: Cents) => void;
}

/** Chips to place: the one touched last goes on the spots. */
export function ChipRack({ ask, chip, onPick }: ChipRackProps) {
  return (
    <div className={css('rack')}>
      {CHIPS.map((value) => (
        <button
          key={value}
          type="button"
          className={`${css(`rack-chip ${value === 100 ? 'white' : ''}`)} ${chipColors(value)}`}
          aria-pressed={value === chip}
          aria-label={texts.wager.chip(value)}
          disabled={!isUseful(ask, value)}
          onClick={() => {
            play('key');
            onPick(value);
          }}
          data-testid={`chip-${value / 100}`}
        >
          {dollars(value)}
        </button>
      ))}
    </div>
  );
}
