import { classes } from '../../renderer/kit/classes.ts';
import { LockIcon } from '../../renderer/kit/icons.tsx';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { texts } from '../texts.ts';
import styles from './Locked.module.css';
import type { SeatedPhase } from './Seated.tsx';

const css = classes(styles);

/**
 * The station waits for its player's card (LR18), and during a break shows how much of it is left. The table behind
 * stays visible.
 */
export function Locked({ phase }: { readonly phase: SeatedPhase }) {
  return (
    <div className={css('locked')} role="alert" data-testid="locked">
      <div className={css('box')}>
        <LockIcon />
        <h2>{texts.locked.title}</h2>
        <p>{texts.locked.kept(phase.person)}</p>
        <TimeLeft phase={phase} />
      </div>
    </div>
  );
}

/** How long the player may be away (LR16), shown without a swipe for a player who passes by during a break. */
function TimeLeft({ phase: { away, status } }: { readonly phase: SeatedPhase }) {
  const left = useCountdown(away);
  if (left === null || (status !== 'away' && status !== 'sitting out')) return null;
  const says = status === 'away' ? texts.away.onBreakFor : texts.away.sittingOutFor;
  // Not part of the alert, or a screen reader would read the clock every second.
  return (
    <p className={css('left')} aria-live="off" data-testid="locked-left">
      {says(clockText(left.leftMs))}
    </p>
  );
}
