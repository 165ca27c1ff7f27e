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
  /** Uses the house's suggestion; null when there is none. */
  readonly onSuggest: (() => void) | null;
  /** The house way may be taken without looking at the cards. */
  readonly unseen?: boolean;
  /** The label of the last key: what it does, or why it cannot. */
  readonly done: string;
  readonly ready: boolean;
  /** The selection is against the rules, not merely unfinished. */
  readonly foul?: boolean;
  readonly onDone: () => void;
}

/** The keys below the cards being picked or set: uncover, house way, done. */
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
