import { type ReactNode, useRef } from 'react';
import { useHeld } from '../link/useLink.tsx';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { play } from './sound.ts';
import { useSettled } from './useSettled.ts';

const css = classes(styles);

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** `primary` gold, the next thing to do; `go` green; `danger` red; `plain` outlined; `quiet` bare. */
  readonly kind?: 'primary' | 'go' | 'danger' | 'plain' | 'quiet';
  /** `m` 60 px high, `l` 76, `xl` 96; at a desk `m` 48, `small` 44, `big` 64. */
  readonly size?: 'm' | 'l' | 'xl' | 'small' | 'big';
  /**
   * The press sends an intent. The key is disabled while another intent is in flight or the table cannot be reached,
   * and for a moment after the key appears, when a touch may have been meant for whatever was there before.
   */
  readonly sends?: boolean;
  readonly disabled?: boolean;
  /** For keys that stay pressed: pre-selections, toggles, tabs. */
  readonly pressed?: boolean;
  readonly wide?: boolean;
  readonly label?: string;
  readonly testid?: string;
  readonly className?: string;
}

/** A key for touch. */
export function Button({
  children,
  onPress,
  kind = 'plain',
  size = 'm',
  sends = false,
  disabled = false,
  pressed,
  wide = false,
  label,
  testid,
  className = '',
}: ButtonProps) {
  const held = useHeld();
  const element = useRef<HTMLButtonElement>(null);
  const settled = useSettled(element, sends, testid);
  return (
    <button
      ref={element}
      type="button"
      className={css(`key key-${kind} key-${size} ${wide ? 'key-wide' : ''} ${className}`)}
      data-part="key"
      data-size={size}
      disabled={disabled || (sends && held)}
      inert={!settled}
      data-settling={settled ? undefined : ''}
      aria-pressed={pressed}
      aria-label={label}
      data-testid={testid}
      onClick={() => {
        play('key');
        onPress();
      }}
    >
      {children}
    </button>
  );
}
