import { useState } from 'react';
import type { StationPhase } from '../../protocol/views.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ChipStack } from '../../renderer/kit/Chip.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { floorTo } from '../amount.ts';

interface BuyInProps {
  readonly phase: Extract<StationPhase, { name: 'buying in' }>;
  readonly game: string;
  readonly station: number;
}

/** How much goes on the table (LR19, LR19b). The minimum and the maximum come from the host, with the reason. */
export function BuyIn({ phase, game, station }: BuyInProps) {
  const { balance, min, max, step, why, person, entry } = phase;
  const range = { min, max, step };
  const half = floorTo(range, (min + max) / 2);
  const [wanted, setAmount] = useState(min);
  const amount = floorTo(range, wanted);
  const enough = max >= min && max > 0;
  const [how, setHow] = useState<'post' | 'wait'>('wait');
  const posts = entry.mayPost && how === 'post';
  const act = useAct();
  return (
    <section className="entry">
      <div className="entry-words">
        <p className="entry-hello">
          {game} · seat {station}
        </p>
        <h1>Buy your chips, {person}</h1>
        <p className="entry-hint">{why}</p>
        <p className="entry-balance">
          On your card <Money amount={balance} testid="balance" />
          <span>
            after this <Money amount={Math.max(0, balance - amount)} />
          </span>
        </p>
        <p className="entry-hint" data-testid="entry-when">
          {entry.message}
        </p>
        {entry.mayPost && (
          <div className="entry-how">
            <Button size="l" pressed={!posts} onPress={() => setHow('wait')} testid="entry-wait">
              Wait
            </Button>
            <Button size="l" pressed={posts} onPress={() => setHow('post')} testid="entry-post">
              Post and play
            </Button>
          </div>
        )}
        <Button sends onPress={() => act({ do: 'cancel' })} testid="cancel">
          Cancel
        </Button>
      </div>
      <div className="entry-pad buy-in">
        <span className="buy-in-chips">
          <ChipStack amount={amount} />
        </span>
        <AmountStepper title="How much?" range={range} amount={amount} onChange={setAmount} testid="buy-in" />
        {!enough && (
          <p className="entry-hint entry-warn">Your card does not hold the minimum buy-in. See the cashier.</p>
        )}
        <div className="buy-in-quick">
          <QuickKey label="Min" amount={min} now={amount} onPick={setAmount} testid="buy-in-min" />
          <QuickKey label="Half way" amount={half} now={amount} onPick={setAmount} testid="buy-in-half" />
          <QuickKey label="Max" amount={max} now={amount} onPick={setAmount} testid="buy-in-max" />
        </div>
        <Button
          kind="primary"
          size="xl"
          wide
          sends
          disabled={!enough}
          onPress={() => act({ do: 'buy in', amount, ...(entry.mayPost && { entry: how }) })}
          testid="buy-in-confirm"
        >
          <span>
            Sit down with <Money amount={amount} />
          </span>
        </Button>
      </div>
    </section>
  );
}

interface QuickKeyProps {
  readonly label: string;
  readonly amount: number;
  readonly now: number;
  readonly onPick: (amount: number) => void;
  readonly testid: string;
}

/** One amount by its name. */
export function QuickKey({ label, amount, now, onPick, testid }: QuickKeyProps) {
  return (
    <Button size="l" pressed={amount === now} onPress={() => onPick(amount)} testid={testid}>
      <span className="two-lines">
        <span>{label}</span>
        <Money amount={amount} />
      </span>
    </Button>
  );
}
