import { useEffect, useRef, useState } from 'react';
import type { StationView } from '../../protocol/station-view.ts';
import { useSay } from '../../renderer/link/say.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import { type Advance, advanceDecision, priceNow, stillFits } from './advance.ts';

/**
 * The choice made in advance, for this hand only. It is dropped, and the player is told, as soon as the price differs
 * from the one at which it was made. When the turn comes it is checked against the ask and sent if it fits.
 */
export function useAdvance({ table, station }: StationView): [Advance | null, (advance: Advance | null) => void] {
  const [made, setMade] = useState<{ readonly advance: Advance; readonly hand: number } | null>(null);
  const act = useAct();
  const say = useSay();
  const { hand, handNumber } = table;
  const ask = hand?.ask ?? null;
  const advance = made?.hand === handNumber && hand?.over === false ? made.advance : null;
  const price = hand?.kind === 'pot' && ask === null ? priceNow(hand, station) : null;
  const answered = useRef<string | null>(null);
  useEffect(() => {
    const drop = (dropped: Advance): void => {
      setMade(null);
      say({ level: 'warning', text: texts.ahead.dropped(dropped) });
    };
    if (ask === null) answered.current = null;
    if (advance === null) return;
    if (price !== null && !stillFits(advance, price)) return drop(advance);
    if (ask === null || answered.current === JSON.stringify(ask)) return;
    answered.current = JSON.stringify(ask);
    const decision = advanceDecision(advance, ask);
    if (decision === null) return drop(advance);
    act(
      { do: 'decide', decision },
      () => setMade(null),
      () => setMade(null),
    );
  }, [advance, ask, price, act, say]);
  return [advance, (chosen) => setMade(chosen && { advance: chosen, hand: handNumber })];
}
