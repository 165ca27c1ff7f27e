import type { StationView } from '../../protocol/views.ts';
import { seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';

/** Leaving is asked twice; it happens when the hand is over. */
export function LeaveQuestion({ view, onClose }: { readonly view: StationView; readonly onClose: () => void }) {
  const { table, station } = view;
  const own = seatIn(table.hand, station);
  const playing = table.hand !== null && !table.hand.over && own !== null && own.state !== 'folded';
  const act = useAct();
  return (
    <Modal
      title="Leave the table?"
      onClose={onClose}
      testid="leave-question"
      actions={
        <>
          <Button size="l" onPress={onClose} testid="leave-cancel">
            Stay
          </Button>
          <Button size="l" kind="danger" sends onPress={() => act({ do: 'leave' }, onClose)} testid="leave-confirm">
            Leave
          </Button>
        </>
      }
    >
      <p>
        {playing ? 'You finish this hand first. Then your chips' : 'Your chips'} go to your card
        {!playing && (
          <>
            : <Money amount={own?.stack ?? table.places[station - 1]?.stack ?? 0} />
          </>
        )}
        . The cashier pays you out.
      </p>
    </Modal>
  );
}
