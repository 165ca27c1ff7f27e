import { useEffect, useRef } from 'react';
import type { Ask } from '../../games/ask.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { isBank } from '../asks/wagers.ts';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import styles from './FirstHand.module.css';

const css = classes(styles);

interface FirstHandProps {
  readonly table: TableView;
  readonly station: number;
}

/** Says beside the table what to do next, in the first hand that an account ever plays; then never again. */
export function FirstHand({ table, station }: FirstHandProps) {
  const { knowsTable } = usePreferences();
  const act = useAct();
  const { hand } = table;
  const played = hand?.over === true && seatIn(hand, station) !== null;
  const told = useRef(false);
  useEffect(() => {
    // Whoever banks has said before that they want to: they know the table.
    if (knowsTable || !played || told.current) return;
    told.current = true;
    act({ do: 'prefer', changed: { knowsTable: true } });
  }, [knowsTable, played, act]);
  const ask = hand?.ask ?? null;
  if (knowsTable || hand === null || seatIn(hand, station) === null || (ask && isBank(ask))) return null;
  return (
    <aside className={css('first')} data-testid="first-hand">
      <p>{hand.over ? texts.firstHand.over : hintFor(ask)}</p>
      <Button sends onPress={() => act({ do: 'prefer', changed: { knowsTable: true } })} testid="first-hand-done">
        {texts.firstHand.done}
      </Button>
    </aside>
  );
}

function hintFor(ask: Ask | null): string {
  if (ask === null) return texts.firstHand.waiting;
  // A hint names no key that is not there.
  return ask.kind === 'bet' && ask.call === 0 ? texts.firstHand.free : texts.firstHand.asks[ask.kind];
}
