import { createContext, type ReactNode } from 'react';

/** What a screen has its panels leave to see: a page over a page hides neither a turn that runs nor its keys. */
export interface ModalFrame {
  /** `above` the lower edge, where keys stay in reach; otherwise in the middle, over all. */
  readonly place: 'middle' | 'above';
  /** A line over the heading of every panel; null for none. */
  readonly strip: ReactNode;
}

export const ModalFrameContext = createContext<ModalFrame>({ place: 'middle', strip: null });
