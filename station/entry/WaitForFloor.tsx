import { Button } from '../../renderer/kit/Button.tsx';
import { ClockIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { useAct } from '../../renderer/link/useLink.tsx';

interface WaitForFloorProps {
  readonly person: string;
  /** Cents on the card. */
  readonly balance: number;
}

/** The floor or the board person has to let the player in (LR28a). */
export function WaitForFloor({ person, balance }: WaitForFloorProps) {
  const act = useAct();
  return (
    <section className="entry entry-single">
      <div className="entry-words">
        <p className="entry-hello">Welcome, {person}</p>
        <span className="entry-icon">
          <ClockIcon />
        </span>
        <h1>Waiting for the floor</h1>
        <p className="entry-hint">The floorman sees your request and lets you in. This takes a moment.</p>
        <p className="entry-balance">
          On your card <Money amount={balance} testid="balance" />
        </p>
        <Button sends onPress={() => act({ do: 'cancel' })} testid="cancel">
          Cancel
        </Button>
      </div>
    </section>
  );
}
