import { Modal } from '../../renderer/kit/Modal.tsx';
import { Limits } from '../own/Limits.tsx';
import { texts } from '../texts.ts';

/** The limits that whoever sits here has set themselves. */
export function LimitsPage({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={texts.limits.title} size="l" onClose={onClose} testid="limits-page">
      <Limits onFailed={onClose} />
    </Modal>
  );
}
