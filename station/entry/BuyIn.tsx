import { useState } from 'react';
import type { StationPhase } from '../../protocol/station-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { ChipStack } from '../../renderer/kit/Chip.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { floorTo } from '../amount.ts';
import { QuickAmounts } from '../QuickAmounts.tsx';
import { LimitsPage } from '../seat/LimitsPage.tsx';
import { texts } from '../texts.ts';
import styles from './BuyIn.module.css';
import { CardBalance } from './CardBalance.tsx';
import { EntryPage } from './EntryPage.tsx';
import { Hint } from './Hint.tsx';

const css = classes(styles);

interface BuyInProps {
  readonly phase: Extract<StationPhase, { name: 'buying in' }>;
  readonly game: string;
  readonly station: number;
}

/** How much to put on the table (LR19, LR19b). The host sets the minimum and the maximum and gives the reason. */
export function BuyIn({ phase, game, station }: BuyInProps) {
  const { balance, min, max, step, why, person, entry } = phase;
  const range = { min, max, step };
  const [wanted, setAmount] = useState(min);
  const amount = floorTo(range, wanted);
  const enough = max >= min && max > 0;
  const [how, setHow] = useState<'post' | 'wait'>('wait');
  const posts = entry.mayPost && how === 'post';
  const [limits, setLimits] = useState(false);
  const act = useAct();
  return (
    <EntryPage
      hello={texts.buyIn.where(game, station)}
      title={texts.buyIn.title(person)}
      touches={
        <div className={css('buy-in')}>
          <span className={css('chips')}>
            <ChipStack amount={amount} />
          </span>
          <AmountStepper
            title={texts.buyIn.amount}
            range={range}
            amount={amount}
            onChange={setAmount}
            testid="buy-in"
          />
          {!enough && <Hint warn>{texts.buyIn.tooLittle}</Hint>}
          <QuickAmounts range={range} amount={amount} onPick={setAmount} testid="buy-in" />
          <Button
            kind="primary"
            size="xl"
            wide
            sends
            disabled={!enough}
            onPress={() => act({ do: 'buy in', amount, ...(entry.mayPost && { entry: how }) })}
            testid="buy-in-confirm"
          >
            <span>{texts.buyIn.sitDown(<Money amount={amount} />)}</span>
          </Button>
        </div>
      }
    >
      <Hint>{why}</Hint>
      <CardBalance balance={balance} after={Math.max(0, balance - amount)} />
      <Hint testid="entry-when">{entry.message}</Hint>
      {entry.mayPost && (
        <div className={css('how')}>
          <Button size="l" pressed={!posts} onPress={() => setHow('wait')} testid="entry-wait">
            {texts.buyIn.wait}
          </Button>
          <Button size="l" pressed={posts} onPress={() => setHow('post')} testid="entry-post">
            {texts.buyIn.post}
          </Button>
        </div>
      )}
      <Button onPress={() => setLimits(true)} testid="limits-open">
        {texts.settings.limits}
      </Button>
      {limits && <LimitsPage onClose={() => setLimits(false)} />}
      <Button sends onPress={() => act({ do: 'cancel' })} testid="cancel">
        {texts.entry.cancel}
      </Button>
    </EntryPage>
  );
}
