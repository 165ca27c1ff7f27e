import { useState } from 'react';
import type { WagerAsk } from '../../games/ask.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { BANK, costOf, feesFor } from '../../games/wager.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { AmountSlider } from '../AmountSlider.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { floorTo } from '../amount.ts';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import asks from './asks.module.css';
import { BankAside } from './BankAside.tsx';
import styles from './BankPanel.module.css';
import { type Bets, mostOn } from './wagers.ts';

const css = classes(asks, styles);

interface BankPanelProps extends DecideProps<WagerAsk> {
  /** The fees for taking the bank, in words; null when none. */
  readonly posted: string | null;
}

/** The player-dealer's wager: how much of the table they cover, and what they set aside against individual players. */
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
    { id: 'min', amount: spot.min },
    { id: 'quarter', amount: share(1) },
    { id: 'half', amount: share(2) },
    { id: 'all', amount: most },
  ] as const;
  return (
    <>
      <p className={css('facts')}>
        <span>{ask.prompt}</span>
        <span>{texts.bank.atMost}</span>
      </p>
      {most > 0 && (
        <div className={css('cover')}>
          <div className={css('quick')}>
            {quick.map((key) => (
              <Button
                key={key.id}
                pressed={key.amount === amount}
                onPress={() => setWanted(key.amount)}
                testid={`bank-${key.id}`}
              >
                <TwoLines>
                  <span>{texts.bank.shares[key.id]}</span>
                  <small>{dollars(key.amount)}</small>
                </TwoLines>
              </Button>
            ))}
          </div>
          <AmountSlider
            label={texts.bank.slider}
            range={range}
            amount={amount}
            onChange={setWanted}
            testid="bank-slider"
          />
          <AmountStepper title={texts.bank.amount} range={range} amount={amount} onChange={setWanted} testid="bank" />
        </div>
      )}
      {others.length > 0 && (
        <BankAside ask={ask} spots={others} bets={bets(amount)} aside={aside} onChange={setAside} />
      )}
      {posted !== null && <p className={css('fee')}>{posted}</p>}
      <div className={css('keys bank-keys')}>
        <Button size="l" sends onPress={() => onDecide({ kind: 'wager', bets: {} })} testid="bank-pass">
          {texts.bank.pass}
        </Button>
        <Button
          size="l"
          kind="primary"
          sends
          disabled={most === 0}
          onPress={() => onDecide({ kind: 'wager', bets: bets(amount) })}
          testid="bank-confirm"
        >
          <TwoLines>
            <span>{texts.bank.cover(amount)}</span>
            <small>{texts.bank.stays(fee, ask.stack - costOf(ask, bets(amount)))}</small>
          </TwoLines>
        </Button>
      </div>
    </>
  );
}
