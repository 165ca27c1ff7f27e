import { Button } from '../../renderer/kit/Button.tsx';
import { CheckIcon } from '../../renderer/kit/icons.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import type { SeatedPhase } from './Seated.tsx';

type Choice = SeatedPhase['choices'][number];

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
}

/** What a player may ask for in all hands to come. */
export function Choices({ choices, onClose }: ChoicesProps) {
  return (
    <Modal title="For all hands to come" onClose={onClose} testid="choices">
      <p>What you switch on holds from the next hand on, until you switch it off or leave the game.</p>
      <div className="choices">
        {choices.map((choice) => (
          <ChoiceKey key={choice.id} choice={choice} size="l" />
        ))}
      </div>
    </Modal>
  );
}

interface ChoiceKeyProps {
  readonly choice: Choice;
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
      className="choice-key"
      onPress={() => act({ do: 'choice', choice: id, on: !on })}
      testid={`choice-${id}`}
    >
      <span className="choice-mark">{on && <CheckIcon />}</span>
      {label}
    </Button>
  );
}
