import { useEffect, useRef } from 'react';
import type { Countdown } from '../../protocol/table-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { play } from '../../renderer/kit/sound.ts';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { texts } from '../texts.ts';
import styles from './TurnBar.module.css';

const css = classes(styles);

interface TurnBarProps {
  readonly clock: Countdown | null;
  readonly text: string;
  /** How much the player's time bank would add, milliseconds. */
  readonly bank: number;
  readonly onMoreTime: () => void;
}

/** Says that it is this player's turn, how much time they have left, and how much they may add. */
export function TurnBar({ clock, text, bank, onMoreTime }: TurnBarProps) {
  const running = useCountdown(clock, 'bar');
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
          {bank >= 1000 && (
            <Button size="small" sends className={css('more')} onPress={onMoreTime} testid="more-time">
              {texts.turn.moreTime(Math.floor(bank / 1000))}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
