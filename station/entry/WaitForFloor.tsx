import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { ClockIcon } from '../../renderer/kit/icons.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import { CardBalance } from './CardBalance.tsx';
import { EntryPage } from './EntryPage.tsx';
import { Hint } from './Hint.tsx';
import styles from './WaitForFloor.module.css';

const css = classes(styles);

interface WaitForFloorProps {
  readonly person: string;
  /** Cents on the card. */
  readonly balance: number;
}

/** The floor or the board person has to let the player in (LR28a). */
export function WaitForFloor({ person, balance }: WaitForFloorProps) {
  const act = useAct();
  return (
    <EntryPage
      hello={texts.waiting.hello(person)}
      picture={
        <span className={css('picture')}>
          <ClockIcon />
        </span>
      }
      title={texts.waiting.title}
    >
      <Hint short>{texts.waiting.why}</Hint>
      <CardBalance balance={balance} />
      <Button sends onPress={() => act({ do: 'cancel' })} testid="cancel">
        {texts.entry.cancel}
      </Button>
    </EntryPage>
  );
}
