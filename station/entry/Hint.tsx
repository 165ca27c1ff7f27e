import { classes } from '../../renderer/kit/classes.ts';
import styles from './Hint.module.css';

const css = classes(styles);

interface HintProps {
  readonly children: string;
  readonly warn?: boolean;
  /** Does not reserve a second line. */
  readonly short?: boolean;
  readonly testid?: string;
}

/** A hint on a page of the entry. It reserves two lines, so that nothing moves when the text gets longer. */
export function Hint({ children, warn = false, short = false, testid }: HintProps) {
  return (
    <p className={css(`hint ${warn ? 'warn' : ''} ${short ? 'short' : ''}`)} data-testid={testid}>
      {children}
    </p>
  );
}
