import type { ReactNode } from 'react';
import { classes } from '../renderer/kit/classes.ts';
import styles from './TwoLines.module.css';

const css = classes(styles);

interface TwoLinesProps {
  /** The lines, one element each: a `span`, usually with a `small` below it. */
  readonly children: ReactNode;
  readonly left?: boolean;
}

/** The two lines of a key's label, centered or at its left. */
export function TwoLines({ children, left = false }: TwoLinesProps) {
  return <span className={css(`two-lines ${left ? 'two-lines-left' : ''}`)}>{children}</span>;
}
