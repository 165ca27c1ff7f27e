import { createContext, useContext } from 'react';
import type { Notice } from '../../protocol/notice.ts';

/** The receiver of short messages; `kit/Toasts.tsx` shows them. */
export const SayContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a short message over the screen for a few seconds: `say({ level: 'info', text: 'Saved.' })`. */
export const useSay = (): ((notice: Notice) => void) => useContext(SayContext);
