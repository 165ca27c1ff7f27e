import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/**
 * Press and hold. `held` is true from the moment the finger touches until it lifts, slides off or the page loses it, or
 * from the moment the space bar or Enter goes down until it comes up or the focus leaves. Nothing is held while `may`
 * is false; setting it to false ends a hold.
 */
export function useHold(may = true): {
  readonly held: boolean;
  /** Which half of the element the finger is on; the keyboard counts as the right half. */
  readonly at: 'left' | 'right';
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
  const [at, setAt] = useState<'left' | 'right'>('right');
  const [touched, setTouched] = useState<Element | null>(null);
  if (held && !may) setHeld(false);
  useEffect(() => {
    if (!held) return;
    const letGo = (): void => setHeld(false);
    // Chromium reports no leave when the part under the mouse was drawn again during the hold.
    const slide = ({ pointerType, target }: globalThis.PointerEvent): void => {
      if (pointerType !== 'mouse' || touched === null) return;
      if (!(target instanceof Node && touched.contains(target))) letGo();
    };
    window.addEventListener('pointermove', slide);
    window.addEventListener('blur', letGo);
    window.addEventListener('pointerup', letGo);
    document.addEventListener('visibilitychange', letGo);
    return () => {
      window.removeEventListener('pointermove', slide);
      window.removeEventListener('blur', letGo);
      window.removeEventListener('pointerup', letGo);
      document.removeEventListener('visibilitychange', letGo);
    };
  }, [held, touched]);
  return {
    held,
    at,
    bind: {
      onPointerDown: (event) => {
        if (!may || !event.isPrimary || event.button !== 0) return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setAt(event.clientX < left + width / 2 ? 'left' : 'right');
        setTouched(event.currentTarget);
        setHeld(true);
      },
      onPointerUp: () => setHeld(false),
      onPointerCancel: () => setHeld(false),
      onPointerLeave: () => setHeld(false),
      onKeyDown: (event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        setAt('right');
        setTouched(null);
        setHeld(may);
      },
      onKeyUp: () => setHeld(false),
      onBlur: () => setHeld(false),
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}
