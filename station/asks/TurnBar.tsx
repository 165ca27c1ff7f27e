import { useEffect, useRef } from 'react';
import type { Countdown } from '../../protocol/views.ts';
import { play } from '../../renderer/kit/sound.ts';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';

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
    <div className={`turn-bar ${urgent ? 'turn-urgent' : ''}`} data-testid="turn-bar">
      <strong>{urgent ? `Hurry: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text}</strong>
      {running && (
        <>
          <span className="turn-track">
            <span className="turn-left" style={{ width: `${running.fraction * 100}%` }} />
          </span>
          <span className="turn-time">{clockText(running.leftMs)}</span>
        </>
      )}
    </div>
  );
}
