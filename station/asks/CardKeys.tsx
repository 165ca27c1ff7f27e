import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { EyeIcon, WarningIcon } from '../../renderer/kit/icons.tsx';
import { texts } from '../texts.ts';
import asks from './asks.module.css';
import styles from './CardKeys.module.css';

const css = classes(asks, styles);

interface CardKeysProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Takes over what the house suggests; null where it suggests nothing. */
  readonly onSuggest: (() => void) | null;
  /** The house way may be taken unseen. */
  readonly unseen?: boolean;
  /** What the last key says: what it does, or why it does not. */
  readonly done: string;
  readonly ready: boolean;
  /** What is picked is against the rules, and not merely unfinished. */
  readonly foul?: boolean;
  readonly onDone: () => void;
}

/** The keys below cards that are picked or set: uncover, house way, done. */
export function CardKeys({ open, onOpen, onSuggest, unseen, done, ready, foul, onDone }: CardKeysProps) {
  return (
    <div className={css(`keys ${unseen ? 'unseen' : ''}`)}>
      <Button size="l" pressed={open} onPress={() => onOpen(!open)} testid="uncover">
        <EyeIcon />
        {open ? texts.cards.cover : texts.cards.show}
      </Button>
      {onSuggest !== null && (
        <Button size="l" disabled={!open && !unseen} onPress={onSuggest} testid="suggest">
          {texts.cards.houseWay}
        </Button>
      )}
      <Button
        size="l"
        kind="primary"
        sends
        className={css(foul ? 'key-foul' : '')}
        disabled={!ready}
        onPress={onDone}
        testid="cards-confirm"
      >
        {foul && <WarningIcon />}
        {done}
      </Button>
    </div>
  );
}
