import type { Countdown } from '../protocol/table-view.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { clockText, useCountdown } from '../renderer/kit/useCountdown.ts';
import styles from './TurnStrip.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

/** A turn running under an open page: how much time is left, and the way back to it. */
export function TurnStrip({
  clock,
  onBack,
}: {
  readonly clock: Countdown | null;
  readonly onBack: (() => void) | null;
}) {
  const running = useCountdown(clock);
  return (
    <div className={css(`strip ${running?.urgent ? 'urgent' : ''}`)} role="status" data-testid="turn-strip">
      <strong>{texts.turn.yours}</strong>
      {running && <span>{clockText(running.leftMs)}</span>}
      {onBack && (
        <Button kind="primary" onPress={onBack} testid="turn-back">
          {texts.turn.back}
        </Button>
      )}
    </div>
  );
}
