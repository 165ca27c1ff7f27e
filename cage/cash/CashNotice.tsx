import { useState } from 'react';
import { type Cents, dollars } from '../../games/money.ts';
import { Banner } from '../../renderer/kit/Banner.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import type { Nature, ShownAccount } from '../words.ts';
import { FactsDialog } from './FactsDialog.tsx';
import { texts } from './texts.ts';

/** Money over the counter, as it is entered. */
export interface Dealing {
  readonly account: ShownAccount;
  readonly way: 'in' | 'out';
  readonly amount: Cents | null;
  readonly nature: Nature;
}

/** The customer's cash total for the day including this transaction; null when it needs no report. */
function reportedWith({ account: { cash }, way, amount, nature }: Dealing): Cents | null {
  if (cash === undefined || nature !== 'cash' || amount === null) return null;
  const together = cash[way] + amount;
  return together > cash.reportedAbove ? together : null;
}

/** Whether money over the counter has to wait until the customer's details are known. */
export const waitsForFacts = (dealing: Dealing): boolean =>
  dealing.account.cash?.waits === true && reportedWith(dealing) !== null;

/** Announces that a report will be opened, and collects what it needs. */
export function CashNotice(dealing: Dealing) {
  const [isOpen, setOpen] = useState(false);
  const { account, way } = dealing;
  const together = reportedWith(dealing);
  if (together === null || account.cash === undefined) return null;
  const { reportedAbove, facts } = account.cash;
  const words = texts.notice;
  return (
    <>
      <Banner level={facts ? 'info' : 'warning'} testid="cash-notice">
        {words.comesTo(dollars(together), way === 'in' ? words.in : words.out, dollars(reportedAbove))}
        {!facts && ` ${words.factsFirst}`}
      </Banner>
      {!facts && (
        <Button kind="primary" onPress={() => setOpen(true)} testid="facts-open">
          {words.takeDown}
        </Button>
      )}
      {isOpen && <FactsDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}
