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
  /** Used up for now: dimmed, but whoever presses it is told when it can be had again. */
  readonly spent?: boolean;
}

/** A key of the toolbar: a picture, and below it what it does. */
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
