import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { CrossIcon } from './icons.tsx';

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
      className={`modal modal-${size}`}
      aria-labelledby={heading}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="modal-head">
        <h2 id={heading}>{title}</h2>
        {onClose && !actions && (
          <Button onPress={onClose} testid={testid ? `${testid}-close` : 'modal-close'}>
            <CrossIcon />
            Close
          </Button>
        )}
      </div>
      <div className="modal-body">{children}</div>
      {actions && <div className="modal-actions">{actions}</div>}
    </dialog>
  );
}
