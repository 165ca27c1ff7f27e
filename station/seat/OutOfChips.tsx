import { useState } from 'react';
import type { TableView } from '../../protocol/table-view.ts';
import { seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { PlusIcon } from '../../renderer/kit/icons.tsx';
import { Hint } from '../entry/Hint.tsx';
import { texts } from '../texts.ts';
import { AddChips } from './AddChips.tsx';
import type { SeatedPhase } from './Seated.tsx';
import { StandbyRow } from './StandbyPanel.tsx';

/** The seat's chips now, in cents: those in the current hand, or those in front of the seat. */
export const stackOf = ({ hand, places }: TableView, seat: number): number =>
  seatIn(hand, seat)?.stack ?? places[seat - 1]?.stack ?? 0;

/**
 * Whether a player has no chips left and none on the way. Never in a tournament, where a player without chips is out.
 */
export const isOutOfChips = (table: TableView, seat: number, { pending }: SeatedPhase): boolean =>
  stackOf(table, seat) === 0 && pending === 0 && !table.tournament;

/** What a player without chips is looking for: more chips, as long as their card holds enough. */
export function OutOfChips({ phase: { topUp, balance } }: { readonly phase: SeatedPhase }) {
  const [open, setOpen] = useState(false);
  if (topUp === null) return <Hint warn>{texts.buyIn.tooLittle}</Hint>;
  return (
    <StandbyRow>
      <Button kind="primary" size="l" onPress={() => setOpen(true)} testid="out-add-chips">
        <PlusIcon />
        {texts.addChips.title}
      </Button>
      {open && <AddChips topUp={topUp} balance={balance} onClose={() => setOpen(false)} />}
    </StandbyRow>
  );
}
