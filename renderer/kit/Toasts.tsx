import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Notice } from '../../protocol/notice.ts';
import { SayContext } from '../link/say.ts';
import { classes } from './classes.ts';
import styles from './Toasts.module.css';

const css = classes(styles);

const SHOWN_FOR = 5000;

/** More than this takes more than two lines beside a toolbar; letters, of which Chinese and Korean ones count twice. */
const LONG = 78;

const isLong = (text: string): boolean =>
  [...text].reduce((length, letter) => length + (letter < '\u2e80' ? 1 : 2), 0) > LONG;

/** Where short messages appear; each new one replaces the one before. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<{ readonly notice: Notice; readonly at: number } | null>(null);
  const say = useCallback((notice: Notice) => setToast({ notice, at: performance.now() }), []);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <SayContext value={say}>
      {children}
      <div className={css('toasts')} role="status" aria-live="polite">
        {toast && (
          <p
            className={css(`toast toast-${toast.notice.level} ${isLong(toast.notice.text) ? 'toast-long' : ''}`)}
            key={toast.at}
            data-testid="toast"
          >
            {toast.notice.text}
          </p>
        )}
      </div>
    </SayContext>
  );
}
