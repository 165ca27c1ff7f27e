import type { ReactNode } from 'react';
import type { Preferences } from '../../protocol/preferences.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { CardRow } from '../../renderer/kit/Card.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';
import { AmountStepper } from '../AmountStepper.tsx';
import { Languages } from '../entry/Languages.tsx';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import type { SeatedPhase } from './Seated.tsx';
import styles from './SettingsPage.module.css';

const css = classes(styles);

interface SettingsPageProps {
  readonly phase: SeatedPhase;
  readonly onLimits: () => void;
  readonly onClose: () => void;
}

/** The player's settings for every station; each change takes effect at once, here and wherever they sit down. */
export function SettingsPage({ phase, onLimits, onClose }: SettingsPageProps) {
  const { keepAt } = phase;
  const { topUpTo } = usePreferences();
  const act = useAct();
  return (
    <Modal title={texts.settings.title} size="l" onClose={onClose} testid="settings-page">
      <div className={css('settings')}>
        <section>
          <Row label={texts.settings.deck} name="deck" values={['four-color', 'two-color']} />
          <Row label={texts.settings.back} name="back" values={['blue', 'red', 'green', 'black']} />
          <Row label={texts.settings.side} name="side" values={['right', 'left']} />
          <Row label={texts.settings.text} name="text" values={['usual', 'large']} />
          <div className={css('line')}>
            <span>{texts.settings.language}</span>
            <Languages />
          </div>
          <span className={css('sample')}>
            <CardRow cards={[null, 'As', 'Kh', 'Qd', 'Jc']} />
          </span>
          <Button onPress={onLimits} testid="limits-open">
            {texts.settings.limits}
          </Button>
        </section>
        <section>
          <Row label={texts.settings.volume} name="volume" values={[0, 30, 60, 100]} />
          <Row label={texts.settings.speed} name="speed" values={['calm', 'swift', 'at-once']} />
          <Row label={texts.settings.confirmCalls} name="confirmCalls" values={[false, true]} />
          <Row label={texts.settings.nameHand} name="nameHand" values={[false, true]} />
          <Row label={texts.settings.autoPost} name="autoPost" values={[false, true]} />
          {keepAt && (
            <Line label={texts.settings.topUpTo} look="keys keys-stack">
              <Button
                sends
                pressed={topUpTo === null}
                onPress={() => act({ do: 'prefer', changed: { topUpTo: null } })}
                testid="topUpTo-off"
              >
                {texts.settings.never}
              </Button>
              <AmountStepper
                title={texts.settings.topUpTo}
                range={keepAt}
                amount={topUpTo === null ? keepAt.min : Math.min(Math.max(topUpTo, keepAt.min), keepAt.max)}
                onChange={(amount) => act({ do: 'prefer', changed: { topUpTo: amount } })}
                width="narrow"
                testid="topUpTo"
              />
            </Line>
          )}
        </section>
      </div>
    </Modal>
  );
}

interface RowProps<Name extends keyof Preferences> {
  readonly label: string;
  readonly name: Name;
  readonly values: readonly Preferences[Name][];
}

/** One setting with a key for each value it may have. */
function Row<
  Name extends 'deck' | 'back' | 'side' | 'text' | 'volume' | 'speed' | 'confirmCalls' | 'nameHand' | 'autoPost',
>({ label, name, values }: RowProps<Name>) {
  const preferences = usePreferences();
  const act = useAct();
  return (
    <Line label={label}>
      {values.map((value) => (
        <Button
          key={String(value)}
          sends
          className={css('key')}
          pressed={preferences[name] === value}
          onPress={() => act({ do: 'prefer', changed: { [name]: value } })}
          testid={`${name}-${value}`}
        >
          {texts.settings.value(name, value)}
        </Button>
      ))}
    </Line>
  );
}

interface LineProps {
  readonly label: string;
  readonly look?: 'keys' | 'keys keys-stack';
  readonly children: ReactNode;
}

const Line = ({ label, look = 'keys', children }: LineProps) => (
  <div className={css('line')}>
    <span>{label}</span>
    <span className={css(look)}>{children}</span>
  </div>
);
