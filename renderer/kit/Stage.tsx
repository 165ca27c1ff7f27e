import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';

export interface StageProps {
  /** The size for which the screen is designed, CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Scales a screen designed for one size to fit its window. The longer side of the window is filled, so there is no
 * letterbox; text and cards stay crisp.
 */
export function Stage({ width, height, children }: StageProps) {
  // In the same frame: as state of its own, a new size would be drawn after the window had been shown with the old one.
  const zoom = useSyncExternalStore(onResize, () => zoomFor(width, height));
  const size = { '--stage-w': `${100 / zoom}vw`, '--stage-h': `${100 / zoom}vh` };
  return (
    <div style={{ ...size, zoom, width: size['--stage-w'], height: size['--stage-h'] } as CSSProperties}>
      {children}
    </div>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const zoomFor = (width: number, height: number): number =>
  Math.min(window.innerWidth / width, window.innerHeight / height);
