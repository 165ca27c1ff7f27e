import type { StationView } from '../../protocol/station-view.ts';
import { isDecided, seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import type { SeatedPhase } from './Seated.tsx';

interface LeaveQuestionProps {
  readonly view: StationView;
  readonly phase: SeatedPhase;
  readonly onClose: () => void;
}

/** Leaving takes a confirmation; it happens when the hand is over. Until then it is read, and taken back, here. */
export function LeaveQuestion({ view, phase, onClose }: LeaveQuestionProps) {
  if (phase.leaveNext) return <LeavingNoted cashedIn={phase.cashedIn} onClose={onClose} />;
  return <LeaveConfirmation view={view} onClose={onClose} />;
}

interface LeavingNotedProps {
  readonly cashedIn: boolean;
  readonly onClose: () => void;
}

/** That leaving is noted. Whom the floor cashes in cannot stay. */
function LeavingNoted({ cashedIn, onClose }: LeavingNotedProps) {
  const act = useAct();
  return (
    <Modal
      title={cashedIn ? texts.away.cashedIn : texts.away.leaving}
      onClose={onClose}
      testid="leaving-noted"
      actions={
        <>
          <Button size="l" onPress={onClose} testid="leaving-close">
            {texts.wager.close}
          </Button>
          {!cashedIn && (
            <Button size="l" sends onPress={() => act({ do: 'stay' }, onClose)} testid="leaving-stay">
              {texts.away.stay}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.away.toCard}</p>
    </Modal>
  );
}

function LeaveConfirmation({ view, onClose }: Omit<LeaveQuestionProps, 'phase'>) {
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
