import { useState } from 'react';
import type { StationPhase } from '../../protocol/station-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Keypad } from '../../renderer/kit/Keypad.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts as own } from '../own/texts.ts';
import { texts } from '../texts.ts';
import { EntryPage } from './EntryPage.tsx';
import { Hint } from './Hint.tsx';
import styles from './PinEntry.module.css';

const css = classes(styles);

const LEAST = 4;
const MOST = 8;

/** Asks for the PIN of the card just swiped. The digits are never shown. */
export function PinEntry({ phase }: { readonly phase: Extract<StationPhase, { name: 'pin' }> }) {
  const { person, triesLeft, ways } = phase;
  const [pin, setPin] = useState('');
  const [wanted, setWanted] = useState<'seat' | 'desk'>('seat');
  const to = ways === 'desk' ? 'desk' : wanted;
  const act = useAct();
  const enter = (): void =>
    act({ do: 'pin', pin, ...(ways !== undefined && to === 'desk' ? { to } : {}) }, undefined, () => setPin(''));
  return (
    <EntryPage
      hello={texts.pin.hello(person)}
      title={texts.pin.title}
      touches={
        <div className={css('pad')}>
          <Keypad
            testid="pin"
            size="xl"
            onDigit={(digit) => setPin((typed) => (typed.length < MOST ? typed + digit : typed))}
            onBack={() => setPin((typed) => typed.slice(0, -1))}
            enter={{ label: texts.pin.enter, onPress: enter, disabled: pin.length < LEAST }}
          />
        </div>
      }
    >
      <div className={css('dots')} role="img" aria-label={texts.pin.entered(pin.length)} data-testid="pin-dots">
        {Array.from({ length: Math.max(LEAST, pin.length) }, (_, at) => at).map((at) => (
          <span key={at} className={css(at < pin.length ? 'dot dot-full' : 'dot')} data-full={at < pin.length} />
        ))}
      </div>
      <Hint warn={triesLeft <= 1} testid="tries-left">
        {triesLeft <= 1 ? texts.pin.lastTry : texts.pin.tries(triesLeft)}
      </Hint>
      {ways === 'desk' && <Hint testid="page-only">{own.way.pageOnly}</Hint>}
      {ways === 'both' && (
        <fieldset className={css('ways')} aria-label={own.way.question}>
          <Button size="l" pressed={to === 'seat'} onPress={() => setWanted('seat')} testid="to-seat">
            {own.way.seat}
          </Button>
          <Button size="l" pressed={to === 'desk'} onPress={() => setWanted('desk')} testid="to-page">
            {own.way.page}
          </Button>
        </fieldset>
      )}
      <Button sends onPress={() => act({ do: 'cancel' })} testid="cancel">
        {texts.pin.cancel}
      </Button>
    </EntryPage>
  );
}
