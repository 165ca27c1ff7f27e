import { useState } from 'react';
import type { BetAsk } from '../../games/ask.ts';
import type { Cents } from '../../games/money.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { usePreferences } from '../preferences.ts';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import type { DecideProps } from './AskPanel.tsx';
import styles from './asks.module.css';
import { useDraft } from './draft.ts';
import { RaisePanel } from './RaisePanel.tsx';
import { raiseLabel } from './sizes.ts';

const css = classes(styles);

/** What is open over the keys: the sizes of a raise, or a question about a fold or a call. */
type Step = 'keys' | 'raise' | 'fold' | 'call';

/**
 * Fold, check or call, raise. One touch each, except that a raise is confirmed, and so is a fold when checking is free.
 */
export function BetPanel({ ask, table, onDecide }: DecideProps<BetAsk> & { readonly table: TableView }) {
  const [step, setStep] = useState<Step>('keys');
  const { call, raise } = ask;
  const [to, setTo] = useState(raise?.min ?? 0);
  useDraft(step === 'raise' ? texts.raise.unconfirmed(raiseLabel(ask, to)) : null);
  const back = (): void => setStep('keys');
  if (step === 'raise' && raise !== null) {
    return (
      <RaisePanel
        ask={ask}
        range={raise}
        to={to}
        onSize={setTo}
        table={table}
        onBack={back}
        onConfirm={(to) => onDecide({ kind: 'raise', to })}
      />
    );
  }
  return (
    <>
      <p className={css('facts')}>
        <span>{texts.bet.inMiddle(<Money amount={ask.pot} className={css('figure')} />)}</span>
        {call !== null && call > 0 && (
          <span>{texts.bet.toCall(<Money amount={call} className={css('figure')} />)}</span>
        )}
      </p>
      <Keys ask={ask} onStep={setStep} onDecide={onDecide} />
      {step === 'fold' && <CheckIsFree onBack={back} onDecide={onDecide} />}
      {step === 'call' && call !== null && <SureToCall ask={ask} call={call} onBack={back} onDecide={onDecide} />}
    </>
  );
}

/** A key each for what the player may do. */
function Keys({ ask, onStep, onDecide }: DecideProps<BetAsk> & { readonly onStep: (step: Step) => void }) {
  const { confirmCalls } = usePreferences();
  const { call, raise } = ask;
  const isFree = call === 0;
  const onFold = (): void => (isFree ? onStep('fold') : onDecide({ kind: 'fold' }));
  return (
    <div className={css('keys keys-bet')}>
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
          onPress={() => (!isFree && confirmCalls ? onStep('call') : onDecide({ kind: isFree ? 'check' : 'call' }))}
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
          onPress={() => onStep('raise')}
          testid="raise"
        >
          {raise.min === raise.max ? raiseLabel(ask, raise.max) : texts.bet.open[raise.verb]}
        </Button>
      )}
    </div>
  );
}

type QuestionProps = Pick<DecideProps<BetAsk>, 'onDecide'> & { readonly onBack: () => void };

/** Asks whether to fold although checking costs nothing. */
function CheckIsFree({ onBack, onDecide }: QuestionProps) {
  return (
    <Modal
      title={texts.bet.checkIsFree}
      onClose={onBack}
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
  );
}

/** Asks a player who wants it so to confirm a call. */
function SureToCall({ ask, call, onBack, onDecide }: QuestionProps & { readonly ask: BetAsk; readonly call: Cents }) {
  return (
    <Modal
      title={texts.bet.sureToCall(call)}
      onClose={onBack}
      testid="sure-to-call"
      actions={
        <>
          <Button size="l" onPress={onBack} testid="call-back">
            {texts.raise.back}
          </Button>
          <Button size="l" kind="go" sends onPress={() => onDecide({ kind: 'call' })} testid="call-confirm">
            {callLabel(ask, call)}
          </Button>
        </>
      }
    >
      {ask.callAllIn ? texts.bet.callsAllIn : texts.bet.leaves(<Money amount={ask.stack - call} />)}
    </Modal>
  );
}

function callLabel(ask: BetAsk, call: number): string {
  if (call === 0) return texts.bet.check;
  return ask.callVerb === 'bring-in' ? texts.bet.bringIn(call) : texts.bet.call(call);
}
