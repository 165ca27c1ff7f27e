import { useEffect, useRef, useState } from 'react';
import type { View } from '../../../protocol/views.ts';

type Screen = View['screen'];

const PAGES: Readonly<Record<Screen, string>> = {
  station: 'station/index.html',
  'center-display': 'center-display/index.html',
  'floor-console': 'floor-console/index.html',
  cage: 'cage/index.html',
  lobby: 'renderer/lobby/index.html',
  tables: 'floor-console/tables.html',
  board: 'center-display/board.html',
  clock: 'center-display/clock.html',
};

/** Sizes that a screen is looked at in, its usual one first. */
const SIZES: Readonly<Record<Screen, readonly (readonly [width: number, height: number])[]>> = {
  station: [
    [1280, 800],
    [1024, 768],
    [1920, 1080],
  ],
  'center-display': [
    [1920, 1080],
    [1024, 768],
    [3840, 2160],
  ],
  'floor-console': [
    [1280, 800],
    [1024, 768],
    [1920, 1080],
  ],
  cage: [
    [1280, 800],
    [1024, 768],
  ],
  lobby: [
    [1280, 800],
    [1024, 768],
  ],
  tables: [
    [1280, 800],
    [1024, 768],
    [1920, 1080],
  ],
  board: [
    [1920, 1080],
    [1024, 768],
  ],
  clock: [
    [1920, 1080],
    [1024, 768],
  ],
};

/** A screen on a stand, in the size it is made for, drawn as large as the window has room for. */
export function ScreenFrame({ screen, stand }: { readonly screen: Screen; readonly stand: string }) {
  const [size, setSize] = useState(0);
  const sizes = SIZES[screen];
  const [width, height] = sizes[size] ?? sizes[0] ?? [1280, 800];
  const { box, room } = useRoom();
  const scale = Math.min(1, room / width);
  const address = `/${PAGES[screen]}?stand=${encodeURIComponent(stand)}`;
  return (
    <section className="gallery-frame" ref={box}>
      <p>
        {sizes.map(([wide, high], nth) => (
          <button key={wide} type="button" aria-pressed={nth === size} onClick={() => setSize(nth)}>
            {wide} × {high}
          </button>
        ))}
        <a href={address} target="_blank" rel="noreferrer">
          by itself
        </a>
      </p>
      <div style={{ height: height * scale }}>
        <iframe
          key={address}
          title={`${screen}, ${stand}`}
          src={address}
          data-testid="screen-frame"
          style={{ width, height, scale: String(scale) }}
        />
      </div>
    </section>
  );
}

/** How wide the box is, as it changes. */
function useRoom() {
  const box = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(1280);
  useEffect(() => {
    if (box.current === null) return;
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, room };
}
