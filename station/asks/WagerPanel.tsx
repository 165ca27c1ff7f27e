import { useState } from 'react';
import type { WagerAsk, WagerSpot } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import { Button } from '../../renderer/Button.tsx';
import { Modal } from '../../renderer/Modal.tsx';
import { Money } from '../../renderer/Money.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import type { DecideProps } from './AskPanel.tsx';
import { type Bets, cleared, mayBet, placed, totalOf } from './wagers.ts';

/** Bets on labelled spots; those that depend on another open when it holds a bet. */
export function WagerPanel({ ask, onDecide }: DecideProps<WagerAsk>) {
  const [bets, setBets] = useState<Bets>({});
  const [table, setTable] = useState<WagerSpot | null>(null);
  const total = totalOf(bets);
  return (
    <>
      <ul className="spots">
        {ask.spots.map((spot) => (
          <Spot
            key={spot.id}
            spot={spot}
            bet={bets[spot.id] ?? 0}
            open={mayBet(spot, bets, ask.stack - total)}
            max={Math.min(spot.max, (bets[spot.id] ?? 0) + ask.stack - total)}
            onBet={(amount) => setBets(placed(bets, spot.id, amount))}
            onClear={() => setBets(cleared(ask, bets, spot.id))}
            onPayTable={() => setTable(spot)}
          />
        ))}
      </ul>
      <div className="bet-keys">
        <p className="wager-total">
          Bets <Money amount={total} /> · left <Money amount={ask.stack - total} />
        </p>
        <Button size="l" kind="primary" sends onPress={() => onDecide({ kind: 'wager', bets })} testid="wager-confirm">
          {total === 0 ? 'No bet this hand' : 'Place these bets'}
        </Button>
      </div>
      {table && (
        <Modal
          title={table.label}
          onClose={() => setTable(null)}
          actions={
            <Button size="l" onPress={() => setTable(null)}>
              Close
            </Button>
          }
        >
          <ul className="pay-table">
            {table.payTable.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}

interface SpotProps {
  readonly spot: WagerSpot;
  readonly bet: Cents;
  readonly open: boolean;
  readonly max: Cents;
  readonly onBet: (amount: Cents) => void;
  readonly onClear: () => void;
  readonly onPayTable: () => void;
}

function Spot({ spot, bet, open, max, onBet, onClear, onPayTable }: SpotProps) {
  return (
    <li className="spot" data-testid={`spot-${spot.id}`}>
      <span className="spot-label">{spot.label}</span>
      {spot.payTable.length > 0 && (
        <Button kind="quiet" onPress={onPayTable}>
          Pays…
        </Button>
      )}
      {bet === 0 ? (
        <Button disabled={!open} onPress={() => onBet(spot.min)} testid={`bet-${spot.id}`}>
          <span>
            Bet <Money amount={spot.min} />
          </span>
        </Button>
      ) : (
        <>
          <AmountStepper
            title={spot.label}
            range={{ min: spot.min, max: Math.max(spot.min, max), step: spot.step }}
            amount={bet}
            onChange={onBet}
            testid={`spot-${spot.id}`}
          />
          <Button onPress={onClear} testid={`clear-${spot.id}`}>
            Take back
          </Button>
        </>
      )}
    </li>
  );
}
