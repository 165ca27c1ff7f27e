import { Button } from '../../renderer/kit/Button.tsx';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import { OutOfChips } from './OutOfChips.tsx';
import type { SeatedPhase } from './Seated.tsx';
import { StandbyPanel, StandbyRow } from './StandbyPanel.tsx';

/** What happens to the player after this hand, if they asked for it. */
export function NextHand({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  if (!phase.sitOutNext || phase.status === 'sitting out') return null;
  return (
    <StandbyRow>
      <span>{texts.away.sitsOutNext}</span>
      <Button sends onPress={() => act({ do: 'sit in' })} testid="sit-in">
        {texts.away.keepIn}
      </Button>
    </StandbyRow>
  );
}

/** Sitting out: how long the player may, and the way back. A player without chips can only add some. */
export function SittingOut({ phase, broke }: { readonly phase: SeatedPhase; readonly broke: boolean }) {
  const act = useAct();
  const left = useCountdown(phase.away);
  if (broke) {
    return (
      <StandbyPanel title={left ? texts.away.outOfChipsFor(clockText(left.leftMs)) : texts.away.outOfChips}>
        <p>{texts.away.seatIsFree(phase.waitingFor)}</p>
        <OutOfChips phase={phase} />
      </StandbyPanel>
    );
  }
  return (
    <StandbyPanel title={left ? texts.away.sittingOutFor(clockText(left.leftMs)) : texts.away.sittingOut}>
      <p>{texts.away.seatIsFree(phase.waitingFor)}</p>
      <StandbyRow>
        <Button kind="primary" size="l" sends onPress={() => act({ do: 'sit in' })} testid="sit-in">
          {texts.away.back}
        </Button>
      </StandbyRow>
    </StandbyPanel>
  );
}

/** On a break: how long it may last, and the way back. */
export function OnBreak({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  const left = useCountdown(phase.away);
  return (
    <StandbyPanel title={left ? texts.away.onBreakFor(clockText(left.leftMs)) : texts.away.onBreak}>
      <p>{texts.away.chipsStay}</p>
      <StandbyRow>
        <Button kind="primary" size="l" sends onPress={() => act({ do: 'sit in' })} testid="sit-in">
          {texts.away.back}
        </Button>
      </StandbyRow>
    </StandbyPanel>
  );
}

/** Leaving after this hand; a player who asked for it may still stay. */
export function Leaving({ phase: { cashedIn } }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  return (
    <StandbyPanel title={cashedIn ? texts.away.cashedIn : texts.away.leaving}>
      <p>{texts.away.toCard}</p>
      {!cashedIn && (
        <StandbyRow>
          <Button size="l" sends onPress={() => act({ do: 'stay' })} testid="stay">
            {texts.away.stay}
          </Button>
        </StandbyRow>
      )}
    </StandbyPanel>
  );
}
