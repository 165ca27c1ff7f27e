import type { ReactNode } from 'react';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './EntryPage.module.css';

const css = classes(styles);

interface EntryPageProps {
  readonly hello: string;
  /** Between the hello and the title. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** What one touches, on the right; without it the words stand in the middle. */
  readonly touches?: ReactNode;
}

/** A page between the swipe of a card and the seat: what it is about and, on the right, what one touches. */
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
