import { type ReactNode, useCallback, useEffect, useReducer } from 'react';
import type { Notice } from '../../protocol/notice.ts';
import { SayContext } from '../link/say.ts';
import { classes } from './classes.ts';
import { NOTHING_SAID, saidAfter } from './said.ts';
import styles from './Toasts.module.css';

const css = classes(styles);

const SHOWN_FOR = 5000;

/** More than this takes more than two lines next to a toolbar; letters, of which Chinese and Korean ones count twice. */
const LONG = 78;

const isLong = (text: string): boolean =>
  [...text].reduce((length, letter) => length + (letter < '\u2e80' ? 1 : 2), 0) > LONG;

/** Where short messages appear; each new one replaces those before, unless they came together. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [{ notices, count }, dispatch] = useReducer(saidAfter, NOTHING_SAID);
  const say = useCallback((notice: Notice) => dispatch({ event: 'said', notice }), []);
  useEffect(() => {
    if (count === 0) return;
    dispatch({ event: 'drawn', count });
    const timer = setTimeout(() => dispatch({ event: 'over', count }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <SayContext value={say}>
      {children}
      <div className={css('toasts')} role="status" aria-live="polite">
        {notices.map(({ level, text, number }) => (
          <p
            className={css(`toast toast-${level} ${isLong(text) ? 'toast-long' : ''}`)}
            key={number}
            data-testid="toast"
          >
            {text}
          </p>
        ))}
      </div>
    </SayContext>
  );
}
