import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './printing.css';

/** A sheet of paper: rendered beside the screen, printed at once, and gone when `onPrinted` takes it away. */
export function Printing({ children, onPrinted }: { readonly children: ReactNode; readonly onPrinted: () => void }) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
