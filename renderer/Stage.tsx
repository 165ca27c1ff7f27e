import { type ReactNode, useEffect, useState } from 'react';

export interface StageProps {
  /** The size the screen is designed for, CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Enlarges or reduces a screen designed for one size so that it fits the window it is in. The longer side of the
 * window is filled, so nothing is letterboxed; text and cards stay crisp.
 */
export function Stage({ width, height, children }: StageProps) {
  const [zoom, setZoom] = useState(() => zoomFor(width, height));
  useEffect(() => {
    const refit = (): void => setZoom(zoomFor(width, height));
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, [width, height]);
  return (
    <div className="stage" style={{ zoom, width: `${100 / zoom}vw`, height: `${100 / zoom}vh` }}>
      {children}
    </div>
  );
}

const zoomFor = (width: number, height: number): number =>
  Math.min(window.innerWidth / width, window.innerHeight / height);
