import type { BetAsk, RaiseRange } from '../../games/ask.ts';
import { type Cents, dollars } from '../../games/money.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ChipStack } from '../../renderer/kit/Chip.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { ArrowIcon } from '../../renderer/kit/icons.tsx';
import { AmountSlider } from '../AmountSlider.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import asks from './asks.module.css';
import styles from './RaisePanel.module.css';
import { blindBefore, isAllIn, raiseLabel, sizeKeys } from './sizes.ts';

const css = classes(asks, styles);

interface RaisePanelProps {
  readonly ask: BetAsk;
  readonly range: RaiseRange;
  readonly table: TableView;
  /** The amount chosen so far: a total for the street. */
  readonly to: Cents;
  readonly onSize: (to: Cents) => void;
  readonly onBack: () => void;
  readonly onConfirm: (to: Cents) => void;
}

/**
 * Builds a bet or raise. Nothing leaves the station before it is confirmed. The confirm key stands next to, never on
 * top of, the place of the key that opened this panel: a double touch there only changes the amount.
 */
export function RaisePanel({ ask, range, table, to, onSize, onBack, onConfirm }: RaisePanelProps) {
  const sizes = sizeKeys(ask, table.betSizes, blindBefore(table.hand));
  const adds = to - ask.bet;
  return (
    <div className={css('raise')}>
      {sizes.length === 0 && <p className={css('facts')}>{texts.raise.touchAgain}</p>}
      {sizes.length > 0 && (
        <div className={css('sizes')}>
          {sizes.map((size) => (
            <Button
              key={size.id}
              size="m"
              className={css('size')}
              pressed={size.to === to}
              onPress={() => onSize(size.to)}
              testid={`size-${size.id}`}
            >
              <TwoLines>
                <span>{size.label}</span>
                <small>{dollars(size.to)}</small>
              </TwoLines>
            </Button>
          ))}
        </div>
      )}
      {sizes.length > 0 && (
        <div className={css('slide')} data-part="slide">
          <span className={css('chips')}>
            <ChipStack amount={adds} />
          </span>
          <AmountSlider label={texts.raise.slider} range={range} amount={to} onChange={onSize} testid="raise-slider" />
        </div>
      )}
      <div className={css('last')}>
        <Button size="l" onPress={onBack} testid="raise-back">
          <ArrowIcon to="left" />
          {texts.raise.back}
        </Button>
        <Button
          className={css('go')}
          size="l"
          kind="primary"
          sends
          onPress={() => onConfirm(to)}
          testid="raise-confirm"
        >
          <TwoLines>
            <span>{raiseLabel(ask, to)}</span>
            <small>{isAllIn(ask, to) ? texts.raise.allChips : texts.raise.putsIn(adds)}</small>
          </TwoLines>
        </Button>
        {range.min < range.max && (
          <AmountStepper
            title={texts.raise.amount[range.verb]}
            range={range}
            amount={to}
            onChange={onSize}
            width="narrow"
            testid="raise"
          />
        )}
      </div>
    </div>
  );
}
