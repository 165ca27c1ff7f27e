import type { ReactNode } from 'react';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './EntryPage.module.css';

const css = classes(styles);

interface EntryPageProps {
  readonly hello: string;
  /** Between the greeting and the title. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The controls on the right; without them the text is centered. */
  readonly touches?: ReactNode;
}

/** A page between the swipe of a card and the seat: what it is about and, on the right, its controls. */
export function EntryPage({ hello, picture, title, children, touches }: EntryPageProps) {
  return (
    <section className={css(touches ? 'entry' : 'entry single')}>
      <div className={css('words')} data-testid="entry-words">
        <p className={css('hello')}>{hello}</p>
        {picture}
        <h1>{title}</h1>
        {children}
      </div>
      {touches}
    </section>
  );
}
