import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tag.module.css';

const css = classes(styles);

export interface TagProps {
  readonly tone: 'good' | 'calm' | 'dim' | 'warning' | 'bad' | 'gold';
  readonly children: ReactNode;
  readonly testid?: string;
}

/** One or two words on a state; the color only emphasizes what the words say. */
export function Tag({ tone, children, testid }: TagProps) {
  return (
    <span className={css(`tag tag-${tone}`)} data-part="tag" data-testid={testid}>
      {children}
    </span>
  );
}
