import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';

interface MoveSeatProps {
  readonly moves: readonly number[];
  readonly moveTo: number | null;
  readonly onClose: () => void;
}

/** Asks for another seat; first come, first served (LR31d), and the floor decides. */
export function MoveSeat({ moves, moveTo, onClose }: MoveSeatProps) {
  const act = useAct();
  const ask = (to: number | null): void => act({ do: 'move', to }, onClose);
  return (
    <Modal
      title="Move to another seat"
      onClose={onClose}
      actions={
        <>
          {moveTo !== null && (
            <Button size="l" sends onPress={() => ask(null)} testid="move-none">
              Keep my seat
            </Button>
          )}
          <Button size="l" onPress={onClose} testid="move-cancel">
            Back
          </Button>
        </>
      }
    >
      <p>
        {moveTo === null
          ? 'The floor lets you move between hands. Then swipe your card at the new seat.'
          : `You have asked for seat ${moveTo}.`}{' '}
        Moving may mean waiting for the blinds again.
      </p>
      <div className="move-seats">
        {moves.map((seat) => (
          <Button key={seat} size="l" sends pressed={seat === moveTo} onPress={() => ask(seat)} testid={`move-${seat}`}>
            Seat {seat}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
