import { useState } from 'react';
import type { BetAsk, RaiseRange } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { ArrowIcon } from '../../renderer/kit/icons.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import asks from './asks.module.css';
import styles from './RaisePanel.module.css';
import { isAllIn, raiseLabel, sizeKeys } from './sizes.ts';

const css = classes(asks, styles);

interface RaisePanelProps {
  readonly ask: BetAsk;
  readonly range: RaiseRange;
  readonly onBack: () => void;
  readonly onConfirm: (to: Cents) => void;
}

/**
 * Builds a bet or raise. Nothing of it leaves the station before it is confirmed, by a key that stands away from where
 * the key that opened this was: a double touch there hits Back.
 */
export function RaisePanel({ ask, range, onBack, onConfirm }: RaisePanelProps) {
  const [to, setTo] = useState(range.min);
  const sizes = sizeKeys(ask);
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
              onPress={() => setTo(size.to)}
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
      <div className={css('last')}>
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
            onChange={setTo}
            width="narrow"
            testid="raise"
          />
        )}
        <Button className={css('back')} size="l" onPress={onBack} testid="raise-back">
          <ArrowIcon to="left" />
          {texts.raise.back}
        </Button>
      </div>
    </div>
  );
}
