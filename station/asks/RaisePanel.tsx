import { useState } from 'react';
import type { BetAsk, RaiseRange } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ArrowIcon } from '../../renderer/kit/icons.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { isAllIn, raiseLabel, sizeKeys } from './sizes.ts';

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
    <div className="raise">
      {sizes.length === 0 && <p className="ask-facts">Touch once more to confirm.</p>}
      {sizes.length > 0 && (
        <div className="raise-sizes">
          {sizes.map((size) => (
            <Button
              key={size.id}
              size="m"
              pressed={size.to === to}
              onPress={() => setTo(size.to)}
              testid={`size-${size.id}`}
            >
              <span className="two-lines">
                <span>{size.label}</span>
                <small>{dollars(size.to)}</small>
              </span>
            </Button>
          ))}
        </div>
      )}
      <div className="raise-last">
        <Button className="raise-go" size="l" kind="primary" sends onPress={() => onConfirm(to)} testid="raise-confirm">
          <span className="two-lines">
            <span>{raiseLabel(ask, to)}</span>
            <small>{isAllIn(ask, to) ? 'all your chips' : `puts in ${dollars(adds)}`}</small>
          </span>
        </Button>
        {range.min < range.max && (
          <AmountStepper title={titleOf(range)} range={range} amount={to} onChange={setTo} testid="raise" />
        )}
        <Button className="raise-back" size="l" onPress={onBack} testid="raise-back">
          <ArrowIcon to="left" />
          Back
        </Button>
      </div>
    </div>
  );
}

const titleOf = ({ verb }: RaiseRange): string =>
  verb === 'bet' ? 'Bet how much?' : verb === 'raise' ? 'Raise to how much?' : 'Complete to how much?';
