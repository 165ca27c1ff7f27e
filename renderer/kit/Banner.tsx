import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classes } from './classes.ts';
import { WarningIcon } from './icons.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

export interface BannerProps {
  readonly level: 'info' | 'warning' | 'error';
  readonly children: ReactNode;
  readonly testid?: string;
}

/** A line across the screen that stays for as long as its message is true. */
export function Banner({ level, children, testid }: BannerProps) {
  return (
    <div
      className={css(`banner banner-${level}`)}
      data-part="banner"
      role={level === 'info' ? 'status' : 'alert'}
      data-testid={testid}
    >
      {level !== 'info' && <WarningIcon />}
      <span>{children}</span>
    </div>
  );
}

/** Marks every screen of a demo house: no real money is involved. */
export function DemoBadge() {
  return (
    <span className={css('demo-badge')} data-part="demo-badge" data-testid="demo-badge">
      {texts.banner.playMoney}
    </span>
  );
}
