import type { ReactNode } from 'react';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './StandbyPanel.module.css';

const css = classes(styles);

interface StandbyPanelProps {
  readonly title: string;
  readonly titleTestid?: string;
  readonly children: ReactNode;
}

/** What stands beside the own cards while nothing is asked: what goes on, and what may be done about it. */
export function StandbyPanel({ title, titleTestid, children }: StandbyPanelProps) {
  return (
    <section className={css('standby')} data-testid="standby">
      <h2 data-testid={titleTestid}>{title}</h2>
      <div className={css('body')}>{children}</div>
    </section>
  );
}

/** Keys of such a panel, and words between them. */
export const StandbyRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={css('row')}>{children}</div>
);
