import { LockIcon } from '../../renderer/kit/icons.tsx';

/** The station waits for its player's card (LR18). The table behind stays in sight. */
export function Locked({ person }: { readonly person: string }) {
  return (
    <div className="locked" role="alert" data-testid="locked">
      <div className="locked-box">
        <LockIcon />
        <h2>Swipe your card to continue</h2>
        <p>This seat is kept for {person}. Your chips are safe.</p>
      </div>
    </div>
  );
}
