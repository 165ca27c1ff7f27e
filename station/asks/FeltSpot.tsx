import type { WagerSpot } from '../../games/ask.ts';
import type { Cents } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ChipStack } from '../../renderer/kit/Chip.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CrossIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { play } from '../../renderer/kit/sound.ts';
import text from '../../renderer/kit/text.module.css';
import { texts } from '../texts.ts';
import styles from './FeltSpot.module.css';

const css = classes(styles, text);

/** What a touch does on a spot. */
export interface SpotTouches {
  readonly onPut: (spot: WagerSpot) => void;
  readonly onTakeBack: (spot: WagerSpot) => void;
  readonly onPayTable: (spot: WagerSpot) => void;
}

interface FeltSpotProps extends SpotTouches {
  readonly spot: WagerSpot;
  readonly bet: Cents;
  /** The spot can take a bet now. */
  readonly open: boolean;
}

/** One betting spot: a touch adds a chip. Its corner keys show the payouts and take the bet back. */
export function FeltSpot({ spot, bet, open, onPut, onTakeBack, onPayTable }: FeltSpotProps) {
  const { id, label, min, max, payTable } = spot;
  return (
    <div
      className={css(`spot ${bet > 0 ? 'spot-bet' : ''} ${open || bet > 0 ? '' : 'spot-closed'}`)}
      data-testid={`spot-${id}`}
    >
      <button
        type="button"
        className={css('touch')}
        onClick={() => {
          play('chip');
          onPut(spot);
        }}
        data-testid={`bet-${id}`}
      >
        <span className={css('label')} data-said>
          {label}
        </span>
        <span className={css('limits')} data-said>
          {texts.wager.limits(min, max)}
        </span>
        <span className={css('odds')} data-said data-testid={`odds-on-${id}`}>
          {texts.wager.odds(payTable)}
        </span>
        <span className={css('chips')}>
          {bet > 0 ? (
            <>
              <ChipStack amount={bet} />
              <Money amount={bet} testid={`on-${id}`} />
            </>
          ) : (
            <span className={css('hidden-text')}>{texts.wager.noBet}</span>
          )}
        </span>
      </button>
      {payTable.length > 1 && (
        <Button kind="quiet" className={css('pays')} onPress={() => onPayTable(spot)} testid={`pays-${id}`}>
          {texts.wager.pays}
        </Button>
      )}
      {bet > 0 && (
        <Button
          kind="quiet"
          className={css('back')}
          label={texts.wager.takeBack(label)}
          onPress={() => onTakeBack(spot)}
          testid={`clear-${id}`}
        >
          <CrossIcon />
        </Button>
      )}
    </div>
  );
}
