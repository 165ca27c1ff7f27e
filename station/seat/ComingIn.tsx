import { useState } from 'react';
import { Button } from '../../renderer/kit/Button.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import { ChoiceKey } from './ChoiceKey.tsx';
import { Choices } from './Choices.tsx';
import type { SeatedPhase } from './Seated.tsx';
import { StandbyPanel, StandbyRow } from './StandbyPanel.tsx';

/** A player who is not dealt in yet: why, and how they would like to come in (LR28c, LR30). */
export function ComingIn({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  const [choosing, setChoosing] = useState(false);
  const ways = phase.choices.filter(({ enters }) => enters);
  const size = ways.length > 0 ? 'm' : 'l';
  return (
    <StandbyPanel title={texts.comingIn.title}>
      <p data-testid="waiting-for">{phase.waitingFor ?? texts.comingIn.next}</p>
      {!phase.mayPost && ways.length > 0 && (
        <StandbyRow>
          {ways.map((choice) => (
            <ChoiceKey key={choice.id} choice={choice} />
          ))}
        </StandbyRow>
      )}
      {phase.mayPost && (
        <StandbyRow>
          <Button
            size={size}
            sends
            pressed={phase.entry === 'post'}
            onPress={() => act({ do: 'entry', entry: 'post' })}
            testid="post"
          >
            {phase.entry === 'post' ? texts.comingIn.posting : texts.comingIn.post}
          </Button>
          <Button
            size={size}
            sends
            pressed={phase.entry === 'wait'}
            onPress={() => act({ do: 'entry', entry: 'wait' })}
            testid="wait"
          >
            {texts.comingIn.wait}
          </Button>
          {ways.length > 0 && phase.entry === 'wait' && (
            <Button onPress={() => setChoosing(true)} testid="other-ways">
              {texts.comingIn.otherWays}
            </Button>
          )}
        </StandbyRow>
      )}
      {choosing && ways.length > 0 && <Choices choices={ways} onClose={() => setChoosing(false)} />}
    </StandbyPanel>
  );
}
