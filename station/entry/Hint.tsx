import { classes } from '../../renderer/kit/classes.ts';
import styles from './Hint.module.css';

const css = classes(styles);

interface HintProps {
  readonly children: string;
  readonly warn?: boolean;
  /** Keeps no second line free. */
  readonly short?: boolean;
  readonly testid?: string;
}

/** What helps on a page of the entry. It has room for two lines, so that nothing moves when it says more. */
export function Hint({ children, warn = false, short = false, testid }: HintProps) {
  return (
    <p className={css(`hint ${warn ? 'warn' : ''} ${short ? 'short' : ''}`)} data-testid={testid}>
      {children}
    </p>
  );
}
