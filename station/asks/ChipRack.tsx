import type { WagerAsk } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { chipColors } from '../../renderer/kit/Chip.tsx';
import { play } from '../../renderer/kit/sound.ts';
import { CHIPS, isUseful } from './wagers.ts';

interface ChipRackProps {
  readonly ask: WagerAsk;
  readonly chip: Cents;
  readonly onPick: (chip: Cents) => void;
}

/** Chips to place: the one that was touched last goes on the spots. */
export function ChipRack({ ask, chip, onPick }: ChipRackProps) {
  return (
    <div className="chip-rack">
      {CHIPS.map((value) => (
        <button
          key={value}
          type="button"
          className={`rack-chip ${chipColors(value)}`}
          aria-pressed={value === chip}
          aria-label={`${dollars(value)} chip`}
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
