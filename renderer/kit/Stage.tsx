import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';

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
  const [zoom, setZoom] = useState(() => zoomFor(width, height));
  useEffect(() => {
    const refit = (): void => setZoom(zoomFor(width, height));
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, [width, height]);
  const size = { '--stage-w': `${100 / zoom}vw`, '--stage-h': `${100 / zoom}vh` };
  return (
    <div style={{ ...size, zoom, width: size['--stage-w'], height: size['--stage-h'] } as CSSProperties}>
      {children}
    </div>
  );
}

const zoomFor = (width: number, height: number): number =>
  Math.min(window.innerWidth / width, window.innerHeight / height);
