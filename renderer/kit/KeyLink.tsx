import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

const css = classes(styles);

export interface KeyLinkProps {
  readonly children: ReactNode;
  readonly href: string;
  /** The browser tab in which the page opens. */
  readonly target?: string;
  /** The file name, for a link that saves a file instead. */
  readonly download?: string;
  readonly kind?: 'primary' | 'plain';
  readonly label?: string;
  readonly onOpen?: () => void;
  readonly testid?: string;
}

/** A key that opens a page. */
export const KeyLink = ({ children, href, target, download, kind = 'plain', label, onOpen, testid }: KeyLinkProps) => (
  <a
    className={css(`key key-${kind}`)}
    data-part="key"
    href={href}
    target={target}
    download={download}
    aria-label={label}
    onClick={onOpen}
    data-testid={testid}
  >
    {children}
  </a>
);
