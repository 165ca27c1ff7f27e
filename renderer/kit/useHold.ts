import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/**
 * Press and hold: `held` is true from the finger's touching until it lifts, slides off, or the page loses it; or from
 * the space bar or Enter going down until it comes up or the focus leaves.
 */
export function useHold(): {
  readonly held: boolean;
  readonly bind: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: () => void;
    readonly onBlur: () => void;
    readonly onContextMenu: (event: { preventDefault(): void }) => void;
  };
} {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!held) return;
    const letGo = (): void => setHeld(false);
    window.addEventListener('blur', letGo);
    window.addEventListener('pointerup', letGo);
    document.addEventListener('visibilitychange', letGo);
    return () => {
      window.removeEventListener('blur', letGo);
      window.removeEventListener('pointerup', letGo);
      document.removeEventListener('visibilitychange', letGo);
    };
  }, [held]);
  return {
    held,
    bind: {
      onPointerDown: (event) => {
        if (event.isPrimary && event.button === 0) setHeld(true);
      },
      onPointerUp: () => setHeld(false),
      onPointerCancel: () => setHeld(false),
      onPointerLeave: () => setHeld(false),
      onKeyDown: (event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        setHeld(true);
      },
      onKeyUp: () => setHeld(false),
      onBlur: () => setHeld(false),
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}
