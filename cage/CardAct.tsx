import type { ReactNode } from 'react';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import styles from './CardAct.module.css';

const css = classes(styles);

interface CardActProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly text: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly testid: string;
}

/** A key for a rare act, with a line on what it does. */
export function CardAct({ icon, children, text, disabled = false, onPress, testid }: CardActProps) {
  return (
    <div className={css('card-act')}>
      <Button wide disabled={disabled} onPress={onPress} testid={testid}>
        {icon} {children}
      </Button>
      <small>{text}</small>
    </div>
  );
}
