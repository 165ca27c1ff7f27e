import type { ReactNode } from 'react';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './StandbyPanel.module.css';

const css = classes(styles);

interface StandbyPanelProps {
  readonly title: string;
  readonly titleTestid?: string;
  readonly children: ReactNode;
}

/** The panel next to the player's own cards while nothing is asked: what is going on, and what they can do about it. */
export function StandbyPanel({ title, titleTestid, children }: StandbyPanelProps) {
  return (
    <section className={css('standby')} data-testid="standby">
      <h2 data-testid={titleTestid}>{title}</h2>
      <div className={css('body')}>{children}</div>
    </section>
  );
}

/** The keys of such a panel, with words between them. */
export const StandbyRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={css('row')}>{children}</div>
);
