import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../kit/classes.ts';
import styles from './Printing.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface PrintingProps {
  readonly children: ReactNode;
  /** Marks the paper of a demo house as play money. */
  readonly demo: boolean;
  readonly onPrinted: () => void;
}

/** A sheet of paper: rendered next to the screen, printed at once, and unmounted by the caller in `onPrinted`. */
export function Printing({ children, demo, onPrinted }: PrintingProps) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  return createPortal(
    <div className={css('print-sheet')}>
      {demo && <p className={css('print-demo')}>{texts.printing.playMoneyDemonstrationWorth}</p>}
      {children}
    </div>,
    document.body,
  );
}
