import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { texts } from '../texts.ts';
import { ChoiceKey, type OfferedChoice } from './ChoiceKey.tsx';
import styles from './Choices.module.css';

const css = classes(styles);

interface ChoicesProps {
  readonly choices: readonly OfferedChoice[];
  readonly onClose: () => void;
}

/** What a player may choose for all hands to come. */
export function Choices({ choices, onClose }: ChoicesProps) {
  return (
    <Modal title={texts.choices.title} onClose={onClose} testid="choices">
      <p>{texts.choices.how}</p>
      <div className={css('choices')}>
        {choices.map((choice) => (
          <ChoiceKey key={choice.id} choice={choice} size="l" />
        ))}
      </div>
    </Modal>
  );
}
