import type { StationView } from '../../protocol/station-view.ts';
import { isDecided, seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';

/** Leaving takes a confirmation; it happens when the hand is over. */
export function LeaveQuestion({ view, onClose }: { readonly view: StationView; readonly onClose: () => void }) {
  const { table, station } = view;
  const own = seatIn(table.hand, station);
  const playing = table.hand !== null && !isDecided(table.hand) && own !== null && own.state !== 'folded';
  const stack = own?.stack ?? table.places[station - 1]?.stack ?? 0;
  const act = useAct();
  return (
    <Modal
      title={texts.leave.title}
      onClose={onClose}
      testid="leave-question"
      actions={
        <>
          <Button size="l" onPress={onClose} testid="leave-cancel">
            {texts.leave.stay}
          </Button>
          <Button size="l" kind="danger" sends onPress={() => act({ do: 'leave' }, onClose)} testid="leave-confirm">
            {texts.leave.leave}
          </Button>
        </>
      }
    >
      <p>{playing ? texts.leave.playing : texts.leave.notPlaying(<Money amount={stack} />)}</p>
    </Modal>
  );
}
