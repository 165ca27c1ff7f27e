import type { WagerSpot } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ChipStack } from '../../renderer/kit/Chip.tsx';
import { CrossIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { play } from '../../renderer/kit/sound.ts';

/** What a finger does on a spot. */
export interface SpotTouches {
  readonly onPut: (spot: WagerSpot) => void;
  readonly onTakeBack: (spot: WagerSpot) => void;
  readonly onPayTable: (spot: WagerSpot) => void;
}

interface FeltSpotProps extends SpotTouches {
  readonly spot: WagerSpot;
  readonly bet: Cents;
  /** It can hold a bet now. */
  readonly open: boolean;
}

/** One betting spot: touched, it takes a chip. Its corners show what it pays and give the bet back. */
export function FeltSpot({ spot, bet, open, onPut, onTakeBack, onPayTable }: FeltSpotProps) {
  const { id, label, min, max, payTable } = spot;
  const state = `${bet > 0 ? 'felt-spot-bet' : ''} ${open || bet > 0 ? '' : 'felt-spot-closed'}`;
  return (
    <div className={`felt-spot ${state}`} data-testid={`spot-${id}`}>
      <button
        type="button"
        className="felt-touch"
        aria-label={`${label}: ${bet === 0 ? 'no bet' : dollars(bet)}`}
        onClick={() => {
          play('chip');
          onPut(spot);
        }}
        data-testid={`bet-${id}`}
      >
        <span className="felt-label">{label}</span>
        <span className="felt-limits">
          {dollars(min)}–{dollars(max)}
        </span>
        <span className="felt-chips">
          {bet > 0 && (
            <>
              <ChipStack amount={bet} />
              <Money amount={bet} testid={`on-${id}`} />
            </>
          )}
        </span>
      </button>
      {payTable.length > 0 && (
        <Button kind="quiet" className="felt-pays" onPress={() => onPayTable(spot)} testid={`pays-${id}`}>
          Pays…
        </Button>
      )}
      {bet > 0 && (
        <Button
          kind="quiet"
          className="felt-back"
          label={`Take back ${label}`}
          onPress={() => onTakeBack(spot)}
          testid={`clear-${id}`}
        >
          <CrossIcon />
        </Button>
      )}
    </div>
  );
}
