import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { BackspaceIcon } from './icons.tsx';
import styles from './Keypad.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface KeypadProps {
  readonly onDigit: (digit: string) => void;
  readonly onBack: () => void;
  /** The action and label of the last key; the keypad has no such key when this is left out. */
  readonly enter?: { readonly label: string; readonly onPress: () => void; readonly disabled?: boolean };
  /** Adds a decimal point (`.`, sent to `onDigit`) at bottom left, for amounts with cents. */
  readonly point?: boolean;
  /** The prefix of the test ids: `pin` gives `pin-key-3`, `pin-back`, `pin-enter`. */
  readonly testid: string;
  readonly size?: 'm' | 'l' | 'xl';
}

/** A numeric keypad for touch, in the familiar telephone layout. */
export function Keypad({ onDigit, onBack, enter, point = false, testid, size = 'l' }: KeypadProps) {
  return (
    <div className={css('keypad')} data-part="keypad">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <Button key={digit} size={size} onPress={() => onDigit(digit)} testid={`${testid}-key-${digit}`}>
          {digit}
        </Button>
      ))}
      {point ? (
        <Button
          size={size}
          onPress={() => onDigit('.')}
          label={texts.keypad.decimalPoint}
          testid={`${testid}-key-point`}
        >
          .
        </Button>
      ) : (
        <span />
      )}
      <Button size={size} onPress={() => onDigit('0')} testid={`${testid}-key-0`}>
        0
      </Button>
      <Button size={size} onPress={onBack} label={texts.keypad.deleteLastFigure} testid={`${testid}-back`}>
        <BackspaceIcon />
      </Button>
      {enter && (
        <Button
          className={css('keypad-enter')}
          kind="primary"
          size={size}
          sends
          disabled={enter.disabled ?? false}
          onPress={enter.onPress}
          testid={`${testid}-enter`}
        >
          {enter.label}
        </Button>
      )}
    </div>
  );
}
