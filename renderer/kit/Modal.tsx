import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { CrossIcon } from './icons.tsx';
import styles from './Modal.module.css';
import { ModalFrameContext } from './modal-frame.ts';
import { texts } from './texts.ts';

const css = classes(styles);

export interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Keys at the bottom, the safe choice first. */
  readonly actions?: ReactNode;
  /** Called on Escape; leave it out when a choice is required. A panel without actions gets a close key at the top. */
  readonly onClose?: () => void;
  /** `s` a question, `m` a form, `w` a form with facts next to it, `l` a full page over the page. */
  readonly size?: 's' | 'm' | 'w' | 'l';
  readonly testid?: string;
}

/** Focusable elements, from which the keyboard can scroll the area around them. */
const FOCUSED = 'button, a[href], input, select, textarea, [tabindex]';

/**
 * The middle of a panel. If it scrolls and contains nothing focusable, it takes the focus itself, so that the keyboard
 * can scroll it.
 */
function Body({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [alone, setAlone] = useState(false);
  // Runs after every render, since the content may have changed.
  useEffect(() => {
    const body = box.current;
    if (body === null) return;
    const look = (): void =>
      setAlone(body.scrollHeight > body.clientHeight + 1 && body.querySelector(FOCUSED) === null);
    const observer = new ResizeObserver(look);
    for (const each of [body, ...body.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  const scrolled = alone ? { role: 'region', 'aria-labelledby': heading, tabIndex: 0 } : {};
  return (
    <div ref={box} className={css('modal-body')} data-part="modal-body" {...scrolled}>
      {children}
    </div>
  );
}

/**
 * A panel over the screen. What lies beneath it cannot be touched meanwhile, except for what its frame leaves usable.
 */
export function Modal({ title, children, actions, onClose, size = 's', testid }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { place, strip } = useContext(ModalFrameContext);
  // Before the screen is painted: where one panel follows another, what lies beneath would be bare between them.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (place === 'above') dialog?.show();
    else dialog?.showModal();
    return () => dialog?.close();
  }, [place]);
  return (
    <dialog
      ref={box}
      className={css(`modal modal-${size} ${place === 'above' ? 'modal-above' : ''}`)}
      data-part="modal"
      aria-labelledby={heading}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={({ key }) => {
        // A panel that leaves the keys below usable is not modal, so the browser sends no cancel event on Escape.
        if (place === 'above' && key === 'Escape') onClose?.();
      }}
    >
      {strip}
      <div className={css('modal-head')}>
        <h2 id={heading}>{title}</h2>
        {onClose && !actions && (
          <Button onPress={onClose} testid={testid ? `${testid}-close` : 'modal-close'}>
            <CrossIcon />
            {texts.modal.close}
          </Button>
        )}
      </div>
      <Body heading={heading}>{children}</Body>
      {actions && (
        <div className={css('modal-actions')} data-part="modal-actions">
          {actions}
        </div>
      )}
    </dialog>
  );
}
