import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { CrossIcon } from './icons.tsx';
import styles from './Modal.module.css';
import { texts } from './texts.ts';

const css = classes(styles);

export interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Keys at the foot, the safe choice first. */
  readonly actions?: ReactNode;
  /** Called on Escape; leave out for a choice that must be made. A panel without actions gets a key for it on top. */
  readonly onClose?: () => void;
  /** `s` a question, `m` a form, `l` a page over the page. */
  readonly size?: 's' | 'm' | 'l';
  readonly testid?: string;
}

/** A panel over the screen; what lies beneath it cannot be touched meanwhile. */
export function Modal({ title, children, actions, onClose, size = 's', testid }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={css(`modal modal-${size}`)}
      data-part="modal"
      aria-labelledby={heading}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={css('modal-head')}>
        <h2 id={heading}>{title}</h2>
        {onClose && !actions && (
          <Button onPress={onClose} testid={testid ? `${testid}-close` : 'modal-close'}>
            <CrossIcon />
            {texts.modal.close}
          </Button>
        )}
      </div>
      <div className={css('modal-body')} data-part="modal-body">
        {children}
      </div>
      {actions && (
        <div className={css('modal-actions')} data-part="modal-actions">
          {actions}
        </div>
      )}
    </dialog>
  );
}
