import { useState } from 'react';
import type { WagerAsk, WagerSpot } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { BANK, costOf, feesFor } from '../../games/wager.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { floorTo } from '../amount.ts';
import type { DecideProps } from './AskPanel.tsx';
import { type Bets, cleared, mostOn, totalOf } from './wagers.ts';

interface BankPanelProps extends DecideProps<WagerAsk> {
  /** What the table takes from whoever has the bank, in words; null when nothing. */
  readonly posted: string | null;
}

/** The player-dealer's wager: how much of the table they cover, and what they set aside against single players. */
export function BankPanel({ ask, posted, onDecide }: BankPanelProps) {
  const spot = ask.spots.find(({ id }) => id === BANK);
  const [aside, setAside] = useState<Bets>({});
  const [wanted, setWanted] = useState(spot?.min ?? 0);
  if (!spot) return null;
  const bets = (amount: Cents): Bets => ({ ...aside, [BANK]: amount });
  const most = mostOn(ask, bets(0), spot);
  const range = { min: spot.min, max: most, step: spot.step };
  const amount = most === 0 ? 0 : floorTo(range, wanted);
  const others = ask.spots.filter(({ id }) => id !== BANK);
  const fee = feesFor(ask, bets(amount));
  const share = (parts: number): Cents => floorTo(range, Math.floor((most * parts) / 4));
  const quick = [
    { label: 'Min', amount: spot.min },
    { label: 'A quarter', amount: share(1) },
    { label: 'Half', amount: share(2) },
    { label: 'All', amount: most },
  ];
  return (
    <>
      <p className="ask-facts">
        <span>{ask.prompt}</span>
        <span>More than this you cannot lose.</span>
      </p>
      {most > 0 && (
        <div className="bank-cover">
          <div className="bank-quick">
            {quick.map((key) => (
              <Button
                key={key.label}
                pressed={key.amount === amount}
                onPress={() => setWanted(key.amount)}
                testid={`bank-${key.label.replace('A ', '').toLowerCase()}`}
              >
                <span className="two-lines">
                  <span>{key.label}</span>
                  <small>{dollars(key.amount)}</small>
                </span>
              </Button>
            ))}
          </div>
          <input
            type="range"
            className="bank-slider"
            aria-label="How much the bank covers"
            min={range.min}
            max={range.max}
            step={range.step}
            value={amount}
            onChange={({ target }) => setWanted(Number(target.value))}
            data-testid="bank-slider"
          />
          <AmountStepper title="Cover how much?" range={range} amount={amount} onChange={setWanted} testid="bank" />
        </div>
      )}
      {others.length > 0 && <Aside ask={ask} spots={others} bets={bets(amount)} aside={aside} onChange={setAside} />}
      {posted !== null && <p className="bank-fee">{posted}</p>}
      <div className="bet-keys bank-keys">
        <Button size="l" sends onPress={() => onDecide({ kind: 'wager', bets: {} })} testid="bank-pass">
          Pass the bank on
        </Button>
        <Button
          size="l"
          kind="primary"
          sends
          disabled={most === 0}
          onPress={() => onDecide({ kind: 'wager', bets: bets(amount) })}
          testid="bank-confirm"
        >
          <span className="two-lines">
            <span>Cover {dollars(amount)}</span>
            <small>
              {fee > 0 && `fee ${dollars(fee)}, `}
              {dollars(ask.stack - costOf(ask, bets(amount)))} stays with you
            </small>
          </span>
        </Button>
      </div>
    </>
  );
}

interface AsideProps {
  readonly ask: WagerAsk;
  readonly spots: readonly WagerSpot[];
  readonly bets: Bets;
  readonly aside: Bets;
  readonly onChange: (aside: Bets) => void;
}

/** Special action: money set aside against one player, out of reach of the others. Out of the way until it is wanted. */
function Aside({ ask, spots, bets, aside, onChange }: AsideProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button onPress={() => setOpen(true)} testid="aside-open">
        <span>
          Set money aside against one player
          {totalOf(aside) > 0 && <Money amount={totalOf(aside)} className="place-total" />}
        </span>
      </Button>
    );
  }
  return (
    <div className="bank-aside">
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
            {spot.label}: {dollars(spot.min)}
          </Button>
        ) : (
          <div key={spot.id} className="bank-aside-set">
            <span>{spot.label}</span>
            <AmountStepper
              title={spot.label}
              range={{ min: spot.min, max: Math.max(spot.min, most), step: spot.step }}
              amount={set}
              onChange={(amount) => onChange({ ...aside, [spot.id]: amount })}
              testid={`aside-${spot.id}`}
            />
            <Button onPress={() => onChange(cleared(ask, aside, spot.id))} testid={`aside-clear-${spot.id}`}>
              Take back
            </Button>
          </div>
        );
      })}
    </div>
  );
}
