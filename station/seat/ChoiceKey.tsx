import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { CheckIcon } from '../../renderer/kit/icons.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import styles from './ChoiceKey.module.css';
import type { SeatedPhase } from './Seated.tsx';

const css = classes(styles);

export type OfferedChoice = SeatedPhase['choices'][number];

interface ChoiceKeyProps {
  readonly choice: OfferedChoice;
  readonly size?: 'm' | 'l';
}

/** One choice, on or off. */
export function ChoiceKey({ choice: { id, label, on }, size = 'm' }: ChoiceKeyProps) {
  const act = useAct();
  return (
    <Button
      size={size}
      sends
      pressed={on}
      className={css('key')}
      onPress={() => act({ do: 'choice', choice: id, on: !on })}
      testid={`choice-${id}`}
    >
      <span className={css('mark')}>{on && <CheckIcon />}</span>
      {label}
    </Button>
  );
}
