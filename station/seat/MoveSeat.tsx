import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import styles from './MoveSeat.module.css';

const css = classes(styles);

interface MoveSeatProps {
  readonly moves: readonly number[];
  readonly moveTo: number | null;
  readonly onClose: () => void;
}

/** Asks the floor for another seat; first come, first served (LR31d). */
export function MoveSeat({ moves, moveTo, onClose }: MoveSeatProps) {
  const act = useAct();
  const ask = (to: number | null): void => act({ do: 'move', to }, onClose);
  return (
    <Modal
      title={texts.move.title}
      onClose={onClose}
      actions={
        <>
          {moveTo !== null && (
            <Button size="l" sends onPress={() => ask(null)} testid="move-none">
              {texts.move.keep}
            </Button>
          )}
          <Button size="l" onPress={onClose} testid="move-cancel">
            {texts.move.back}
          </Button>
        </>
      }
    >
      <p>{moveTo === null ? texts.move.how : texts.move.asked(moveTo)}</p>
      <div className={css('seats')}>
        {moves.map((seat) => (
          <Button key={seat} size="l" sends pressed={seat === moveTo} onPress={() => ask(seat)} testid={`move-${seat}`}>
            {texts.move.seat(seat)}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
