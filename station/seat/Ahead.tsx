import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import type { Advance } from '../asks/advance.ts';
import { texts } from '../texts.ts';
import styles from './Ahead.module.css';

const css = classes(styles);

interface AheadProps {
  readonly advance: Advance | null;
  readonly onAdvance: (advance: Advance | null) => void;
}

/** Choices made ahead of the turn; touching one again takes it back. */
export function Ahead({ advance, onAdvance }: AheadProps) {
  const key = (choice: Advance, label: string, testid: string) => (
    <Button
      size="l"
      className={css('key')}
      pressed={advance === choice}
      onPress={() => onAdvance(advance === choice ? null : choice)}
      testid={testid}
    >
      {label}
    </Button>
  );
  return (
    <div className={css('ahead')}>
      <span>{texts.ahead.choose}</span>
      {key('check', texts.ahead.check, 'ahead-check')}
      {key('check or fold', texts.ahead.checkOrFold, 'ahead-check-fold')}
    </div>
  );
}
