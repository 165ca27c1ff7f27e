import { useEffect, useRef, useState } from 'react';
import type { StationPhase, StationView, TableView } from '../../protocol/views.ts';
import { handsOf, namesAt } from '../../renderer/hand/banked-facts.ts';
import { hasTabled, seatIn } from '../../renderer/hand/hand-facts.ts';
import { Banner } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { TableScene } from '../../renderer/scene/TableScene.tsx';
import { AskPanel, askKey } from '../asks/AskPanel.tsx';
import { type Advance, advanceDecision } from '../asks/advance.ts';
import { BankBox } from './BankBox.tsx';
import { GameQuestion } from './GameQuestion.tsx';
import { Locked } from './Locked.tsx';
import { MyMoney } from './MyMoney.tsx';
import { OwnCards } from './OwnCards.tsx';
import { OwnHands } from './OwnHands.tsx';
import styles from './Seated.module.css';
import { Standby } from './Standby.tsx';
import { TimeDue } from './TimeDue.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCues } from './useCues.ts';

const css = classes(styles);

export type SeatedPhase = Extract<StationPhase, { name: 'seated' }>;

interface SeatedProps {
  readonly view: StationView;
  readonly phase: SeatedPhase;
}

/** A player at the table: the table all round them, their cards, their chips, and what they are asked. */
export function Seated({ view, phase }: SeatedProps) {
  const { table, station } = view;
  const { hand } = table;
  const [peeking, setPeeking] = useState(false);
  const [advance, setAdvance] = useAdvance(view);
  useCues(view);
  const own = seatIn(hand, station);
  const halted = table.stopped !== null || table.fault !== null;
  const ask = halted || phase.locked ? null : (hand?.ask ?? null);
  return (
    <div className={css('seat')}>
      <div className={css('parts')} inert={phase.locked}>
        <Toolbar view={view} phase={phase} />
        <div>
          {view.notice && (
            <div className={css('notice')}>
              <Banner level={view.notice.level} testid="notice">
                {view.notice.text}
              </Banner>
            </div>
          )}
          <TimeDue collection={table.collection} owes={phase.owes} />
          {table.change && phase.gameChange && !phase.locked && (
            <GameQuestion change={table.change} question={phase.gameChange} />
          )}
        </div>
        <div className={css('scene')}>
          <TableScene table={table} from={station} lifted={peeking ? (own?.plays ?? []) : []} />
        </div>
        <div className={css('dock')} data-part="dock">
          <OwnSide table={table} station={station} onPeek={setPeeking} />
          <MyMoney view={view} phase={phase} />
          {ask !== null && advance === null ? (
            <AskPanel key={askKey(ask, table.handNumber)} ask={ask} table={table} />
          ) : (
            <Standby view={view} phase={phase} advance={advance} onAdvance={setAdvance} />
          )}
        </div>
      </div>
      {phase.locked && <Locked person={phase.person} />}
    </div>
  );
}

interface OwnSideProps {
  readonly table: TableView;
  readonly station: number;
  readonly onPeek: (peeking: boolean) => void;
}

/** The player's own cards; in a player-dealer game the hands they look after or, without any, the bank. */
function OwnSide({ table, station, onPeek }: OwnSideProps) {
  const { hand } = table;
  if (hand?.kind === 'banked') {
    const hasCards = handsOf(hand, station).some(({ hand: { cards } }) => cards.length > 0);
    if (hasCards) return <OwnHands hand={hand} station={station} onPeek={onPeek} />;
    return <BankBox hand={hand} station={station} nameOf={namesAt(table)} clock={table.clock} />;
  }
  const own = seatIn(hand, station);
  return (
    <OwnCards
      seat={own}
      tabled={hand !== null && hasTabled(hand, station)}
      won={hand?.over === true && (own?.won ?? 0) > 0}
      onPeek={onPeek}
    />
  );
}

/**
 * The choice made in advance, for this hand only. When the turn comes it is checked against the ask: it is sent if it
 * fits and dropped if not.
 */
function useAdvance({ table }: StationView): [Advance | null, (advance: Advance | null) => void] {
  const [made, setMade] = useState<{ readonly advance: Advance; readonly hand: number } | null>(null);
  const act = useAct();
  const ask = table.hand?.ask ?? null;
  const advance = made?.hand === table.handNumber && table.hand?.over === false ? made.advance : null;
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (ask === null) answered.current = null;
    if (advance === null || ask === null || answered.current === JSON.stringify(ask)) return;
    answered.current = JSON.stringify(ask);
    const decision = advanceDecision(advance, ask);
    if (decision === null) setMade(null);
    else
      act(
        { do: 'decide', decision },
        () => setMade(null),
        () => setMade(null),
      );
  }, [advance, ask, act]);
  return [advance, (chosen) => setMade(chosen && { advance: chosen, hand: table.handNumber })];
}
