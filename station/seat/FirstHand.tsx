import type { HandView } from '../../games/hand-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { handsOf } from '../../renderer/hand/banked-facts.ts';
import { seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useAct, useAskOnce } from '../../renderer/link/useLink.tsx';
import { isBank } from '../asks/wagers.ts';
import { usePreferences } from '../preferences.ts';
import { texts } from '../texts.ts';
import styles from './FirstHand.module.css';

const css = classes(styles);

interface FirstHandProps {
  readonly table: TableView;
  readonly station: number;
}

/** Shows next to the table what to do next, during the first hand that an account ever plays; never again afterward. */
export function FirstHand({ table, station }: FirstHandProps) {
  const { knowsTable } = usePreferences();
  const act = useAct();
  const { hand } = table;
  const ask = hand?.ask ?? null;
  // A player who banks has already asked to do so and knows the table.
  if (knowsTable || hand === null || seatIn(hand, station) === null || (ask && isBank(ask))) return null;
  return (
    <aside className={css('first')} data-testid="first-hand">
      {hand.over && <Played />}
      <p>{hintFor(hand, station)}</p>
      <Button sends onPress={() => act({ do: 'prefer', changed: { knowsTable: true } })} testid="first-hand-done">
        {texts.firstHand.done}
      </Button>
    </aside>
  );
}

/**
 * Notes that the player has played a hand. The view of its end comes before the answer to the press that ended it, while
 * nothing else can be sent, so it waits for that answer.
 */
function Played() {
  useAskOnce({ do: 'prefer', changed: { knowsTable: true } });
  return null;
}

function hintFor(hand: HandView, seat: number): string {
  const { ask, over } = hand;
  if (over) return texts.firstHand.over;
  if (ask === null) return waitingHint(hand, seat);
  // A hint never mentions a key that is not shown.
  return ask.kind === 'bet' && ask.call === 0 ? texts.firstHand.free : texts.firstHand.asks[ask.kind];
}

/**
 * It mentions the player's own cards only when there are any: in baccarat the cards on the table belong to everyone.
 */
function waitingHint(hand: HandView, seat: number): string {
  const { waiting, noCards, turnUp } = texts.firstHand;
  if (hand.kind === 'pot') return (seatIn(hand, seat)?.cards.length ?? 0) > 0 ? waiting : noCards;
  if (hand.turns?.some((turn) => turn.seat === seat)) return turnUp;
  return handsOf(hand, seat).some(({ hand: { cards } }) => cards.length > 0) ? waiting : noCards;
}
