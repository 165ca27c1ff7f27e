import { useEffect, useRef } from 'react';
import type { Countdown } from '../../protocol/views.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { play } from '../../renderer/kit/sound.ts';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { texts } from '../texts.ts';
import styles from './TurnBar.module.css';

const css = classes(styles);

/** Says that it is this player's turn, and how much of their time is left. */
export function TurnBar({ clock, text }: { readonly clock: Countdown | null; readonly text: string }) {
  const running = useCountdown(clock);
  const urgent = running?.urgent ?? false;
  const hurried = useRef(false);
  useEffect(() => {
    if (urgent && !hurried.current) play('hurry');
    hurried.current = urgent;
  }, [urgent]);
  return (
    <div className={css(`bar ${urgent ? 'urgent' : ''}`)} data-testid="turn-bar">
      <strong>{urgent ? texts.turn.hurry(text) : text}</strong>
      {running && (
        <>
          <span className={css('track')}>
            <span className={css('left')} style={{ width: `${running.fraction * 100}%` }} />
          </span>
          <span className={css('time')}>{clockText(running.leftMs)}</span>
        </>
      )}
    </div>
  );
}
