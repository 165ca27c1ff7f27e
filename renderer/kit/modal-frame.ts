import { createContext, type ReactNode } from 'react';

/** What a screen lets its panels leave visible: a page over a page hides neither a running turn nor its keys. */
export interface ModalFrame {
  /**
   * `above`: leaves the bottom of the screen, with its keys, usable. Otherwise the panel is centered over everything.
   */
  readonly place: 'middle' | 'above';
  /** A line above the heading of every panel; null for none. */
  readonly strip: ReactNode;
}

export const ModalFrameContext = createContext<ModalFrame>({ place: 'middle', strip: null });
