import { useState } from 'react';
import type { BetAsk } from '../../games/game.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import styles from './asks.module.css';
import { RaisePanel } from './RaisePanel.tsx';
import { raiseLabel } from './sizes.ts';

const css = classes(styles);

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
      <p className={css('facts')}>
        <span>{texts.bet.inMiddle(<Money amount={ask.pot} className={css('figure')} />)}</span>
        {call !== null && call > 0 && (
          <span>{texts.bet.toCall(<Money amount={call} className={css('figure')} />)}</span>
        )}
      </p>
      <div className={css('keys')}>
        {ask.fold && (
          <Button size="xl" className={css('key-tall key-fold')} sends onPress={onFold} testid="fold">
            {texts.bet.fold}
          </Button>
        )}
        {call !== null && (
          <Button
            size="xl"
            kind="go"
            className={css('key-tall')}
            sends
            onPress={() => onDecide({ kind: isFree ? 'check' : 'call' })}
            testid={isFree ? 'check' : 'call'}
          >
            <TwoLines>
              <span>{callLabel(ask, call)}</span>
              {ask.callAllIn && !isFree && <small>{texts.bet.allIn}</small>}
            </TwoLines>
          </Button>
        )}
        {raise !== null && (
          <Button
            size="xl"
            kind="primary"
            className={css('key-tall')}
            sends
            onPress={() => setStep('raise')}
            testid="raise"
          >
            {raise.min === raise.max ? raiseLabel(ask, raise.max) : texts.bet.open[raise.verb]}
          </Button>
        )}
      </div>
      {step === 'fold' && (
        <Modal
          title={texts.bet.checkIsFree}
          onClose={() => setStep('keys')}
          testid="free-check"
          actions={
            <>
              <Button size="l" kind="danger" sends onPress={() => onDecide({ kind: 'fold' })} testid="fold-anyway">
                {texts.bet.foldAnyway}
              </Button>
              <Button size="l" kind="go" sends onPress={() => onDecide({ kind: 'check' })} testid="check-instead">
                {texts.bet.check}
              </Button>
            </>
          }
        >
          {texts.bet.nobodyBet}
        </Modal>
      )}
    </>
  );
}

function callLabel(ask: BetAsk, call: number): string {
  if (call === 0) return texts.bet.check;
  return ask.callVerb === 'bring-in' ? texts.bet.bringIn(call) : texts.bet.call(call);
}
