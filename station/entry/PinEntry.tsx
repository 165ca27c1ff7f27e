import { useState } from 'react';
import { Button } from '../../renderer/kit/Button.tsx';
import { Keypad } from '../../renderer/kit/Keypad.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';

const LEAST = 4;
const MOST = 8;

/** Asks for the PIN of the card just swiped. The figures are never shown. */
export function PinEntry({ person, triesLeft }: { readonly person: string; readonly triesLeft: number }) {
  const [pin, setPin] = useState('');
  const act = useAct();
  const enter = (): void => act({ do: 'pin', pin }, undefined, () => setPin(''));
  return (
    <section className="entry">
      <div className="entry-words">
        <p className="entry-hello">Hello, {person}</p>
        <h1>Enter your PIN</h1>
        <div className="pin-dots" role="img" aria-label={`${pin.length} figures entered`} data-testid="pin-dots">
          {Array.from({ length: Math.max(LEAST, pin.length) }, (_, at) => at).map((at) => (
            <span key={at} className={at < pin.length ? 'pin-dot pin-dot-full' : 'pin-dot'} />
          ))}
        </div>
        <p className={triesLeft <= 1 ? 'entry-hint entry-warn' : 'entry-hint'} data-testid="tries-left">
          {triesText(triesLeft)}
        </p>
        <Button sends onPress={() => act({ do: 'cancel' })} testid="cancel">
          Not me: cancel
        </Button>
      </div>
      <div className="entry-pad">
        <Keypad
          testid="pin"
          size="xl"
          onDigit={(digit) => setPin((typed) => (typed.length < MOST ? typed + digit : typed))}
          onBack={() => setPin((typed) => typed.slice(0, -1))}
          enter={{ label: 'Enter', onPress: enter, disabled: pin.length < LEAST }}
        />
      </div>
    </section>
  );
}

function triesText(triesLeft: number): string {
  if (triesLeft <= 1) return 'This is the last try. After that the cashier has to unlock the card.';
  return `${triesLeft} tries. Shield the keys with your hand.`;
}
