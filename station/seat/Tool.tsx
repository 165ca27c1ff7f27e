import type { ReactNode } from 'react';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './Tool.module.css';

const css = classes(styles);

interface ToolProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onPress: () => void;
  readonly testid: string;
  readonly sends?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** Not available now: dimmed, but pressing it says when it will be available again. */
  readonly spent?: boolean;
}

/** A toolbar key: a picture with its label below. */
export function Tool({
  icon,
  label,
  onPress,
  testid,
  sends = false,
  disabled = false,
  pressed,
  spent = false,
}: ToolProps) {
  return (
    <Button
      kind="quiet"
      className={css(spent ? 'tool tool-spent' : 'tool')}
      onPress={onPress}
      sends={sends}
      disabled={disabled}
      {...(pressed === undefined ? {} : { pressed })}
      testid={testid}
    >
      {icon}
      <span>{label}</span>
    </Button>
  );
}
