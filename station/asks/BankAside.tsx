import { useState } from 'react';
import type { WagerAsk, WagerSpot } from '../../games/ask.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { texts } from '../texts.ts';
import asks from './asks.module.css';
import styles from './BankAside.module.css';
import { type Bets, cleared, mostOn, totalOf } from './wagers.ts';

const css = classes(asks, styles);

interface BankAsideProps {
  readonly ask: WagerAsk;
  readonly spots: readonly WagerSpot[];
  readonly bets: Bets;
  readonly aside: Bets;
  readonly onChange: (aside: Bets) => void;
}

/**
 * A special action: money set aside against one player, out of reach of the others. Collapsed until the player wants
 * it.
 */
export function BankAside({ ask, spots, bets, aside, onChange }: BankAsideProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button onPress={() => setOpen(true)} testid="aside-open">
        <span>
          {texts.bank.aside}
          {totalOf(aside) > 0 && <Money amount={totalOf(aside)} className={css('beside')} />}
        </span>
      </Button>
    );
  }
  return (
    <div className={css('aside')}>
      {spots.map((spot) => {
        const set = aside[spot.id] ?? 0;
        const most = mostOn(ask, bets, spot);
        return set === 0 ? (
          <Button
            key={spot.id}
            disabled={most === 0}
            onPress={() => onChange({ ...aside, [spot.id]: spot.min })}
            testid={`aside-${spot.id}`}
          >
            {texts.bank.asideKey(spot.label, spot.min)}
          </Button>
        ) : (
          <div key={spot.id} className={css('set')}>
            <span>{spot.label}</span>
            <AmountStepper
              title={spot.label}
              range={{ min: spot.min, max: Math.max(spot.min, most), step: spot.step }}
              amount={set}
              width="short"
              onChange={(amount) => onChange({ ...aside, [spot.id]: amount })}
              testid={`aside-${spot.id}`}
            />
            <Button onPress={() => onChange(cleared(ask, aside, spot.id))} testid={`aside-clear-${spot.id}`}>
              {texts.bank.takeBack}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
