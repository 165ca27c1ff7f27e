import { useState } from 'react';
import type { BetAsk } from '../../games/game.ts';
import { dollars } from '../../games/money.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import type { DecideProps } from './AskPanel.tsx';
import { RaisePanel } from './RaisePanel.tsx';
import { raiseLabel } from './sizes.ts';

/** Fold, check or call, raise. One touch each, but a raise is confirmed and so is a fold that costs a free check. */
export function BetPanel({ ask, onDecide }: DecideProps<BetAsk>) {
  const [step, setStep] = useState<'keys' | 'raise' | 'fold'>('keys');
  const { call, raise } = ask;
  if (step === 'raise' && raise !== null) {
    return (
      <RaisePanel
        ask={ask}
        range={raise}
        onBack={() => setStep('keys')}
        onConfirm={(to) => onDecide({ kind: 'raise', to })}
      />
    );
  }
  const isFree = call === 0;
  const onFold = (): void => (isFree ? setStep('fold') : onDecide({ kind: 'fold' }));
  return (
    <>
      <p className="ask-facts">
        <span>
          In the middle <Money amount={ask.pot} />
        </span>
        {call !== null && call > 0 && (
          <span>
            To call <Money amount={call} />
          </span>
        )}
      </p>
      <div className="bet-keys">
        {ask.fold && (
          <Button size="xl" className="key-fold" sends onPress={onFold} testid="fold">
            Fold
          </Button>
        )}
        {call !== null && (
          <Button
            size="xl"
            kind="go"
            sends
            onPress={() => onDecide({ kind: isFree ? 'check' : 'call' })}
            testid={isFree ? 'check' : 'call'}
          >
            <span className="two-lines">
              <span>{callLabel(ask, call)}</span>
              {ask.callAllIn && !isFree && <small>all-in</small>}
            </span>
          </Button>
        )}
        {raise !== null && (
          <Button size="xl" kind="primary" sends onPress={() => setStep('raise')} testid="raise">
            {raise.min === raise.max ? raiseLabel(ask, raise.max) : raise.verb === 'bet' ? 'Bet…' : 'Raise…'}
          </Button>
        )}
      </div>
      {step === 'fold' && (
        <Modal
          title="Check is free. Fold anyway?"
          onClose={() => setStep('keys')}
          testid="free-check"
          actions={
            <>
              <Button size="l" kind="danger" sends onPress={() => onDecide({ kind: 'fold' })} testid="fold-anyway">
                Fold anyway
              </Button>
              <Button size="l" kind="go" sends onPress={() => onDecide({ kind: 'check' })} testid="check-instead">
                Check
              </Button>
            </>
          }
        >
          Nobody has bet. You can stay in the hand without paying.
        </Modal>
      )}
    </>
  );
}

function callLabel(ask: BetAsk, call: number): string {
  if (call === 0) return 'Check';
  return `${ask.callVerb === 'bring-in' ? 'Bring in' : 'Call'} ${dollars(call)}`;
}
