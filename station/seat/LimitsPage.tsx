import { Modal } from '../../renderer/kit/Modal.tsx';
import { Limits } from '../own/Limits.tsx';
import { texts } from '../texts.ts';

/** The limits that the player at this seat has set for themselves. */
export function LimitsPage({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={texts.limits.title} size="l" onClose={onClose} testid="limits-page">
      <Limits onFailed={onClose} />
    </Modal>
  );
}
