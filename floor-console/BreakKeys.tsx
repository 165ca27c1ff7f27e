import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { useSay } from '../renderer/link/say.ts';
import { useAct } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './act.ts';
import styles from './BreakKeys.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface BreakKeysProps {
  readonly seat: number;
  readonly player: string;
  readonly onChoose: (chosen: FloorAct) => void;
  /** Whether these keys carry the test ids; they may appear twice on the page. */
  readonly tests?: boolean;
}

/** For a player on a break: call them back, or give them longer (LR16). */
export function BreakKeys({ seat, player, onChoose, tests = false }: BreakKeysProps) {
  const act = useAct();
  const say = useSay();
  const warn = (): void =>
    act({ do: 'warn', seat }, () => say({ level: 'info', text: texts.breakKeys.seatHasBeenCalled(player, seat) }));
  return (
    <span className={css('break-keys')}>
      <Button size="small" sends onPress={warn} {...(tests ? { testid: `warn-${seat}` } : {})}>
        {texts.breakKeys.warn}
      </Button>
      <Button
        size="small"
        onPress={() => onChoose({ do: 'extend', seat, player })}
        {...(tests ? { testid: `extend-${seat}` } : {})}
      >
        {texts.breakKeys.extend}
      </Button>
    </span>
  );
}
