import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { BackspaceIcon } from './icons.tsx';
import styles from './Keypad.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface KeypadProps {
  readonly onDigit: (digit: string) => void;
  readonly onBack: () => void;
  /** What the last key does and says; the keypad has none when left out. */
  readonly enter?: { readonly label: string; readonly onPress: () => void; readonly disabled?: boolean };
  /** Puts a decimal point (`.`, through `onDigit`) at bottom left, for amounts with cents. */
  readonly point?: boolean;
  /** Begins the test ids: `pin` gives `pin-key-3`, `pin-back`, `pin-enter`. */
  readonly testid: string;
  readonly size?: 'm' | 'l' | 'xl';
}

/** Figures to be touched: a telephone keypad, the way people know it. */
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
