import { useMemo } from 'react';
import type { StationPhase, StationView } from '../../protocol/station-view.ts';
import type { TableView } from '../../protocol/table-view.ts';
import { handsOf, namesAt } from '../../renderer/hand/banked-facts.ts';
import { hasTabled, isDecided, seatIn } from '../../renderer/hand/hand-facts.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { TableScene } from '../../renderer/scene/TableScene.tsx';
import { TournamentLine } from '../../renderer/scene/TournamentLine.tsx';
import { useTurned } from '../../renderer/scene/theatre/useTurned.ts';
import { useCues } from '../../renderer/scene/useCues.ts';
import { AskPanel, askKey } from '../asks/AskPanel.tsx';
import { useAdvance } from '../asks/useAdvance.ts';
import { isBank } from '../asks/wagers.ts';
import { Notices } from '../Notices.tsx';
import { BankBox } from './BankBox.tsx';
import { Closing } from './Closing.tsx';
import { FirstHand } from './FirstHand.tsx';
import { GameQuestion } from './GameQuestion.tsx';
import { Locked } from './Locked.tsx';
import { MyMoney } from './MyMoney.tsx';
import { OwnCards } from './OwnCards.tsx';
import { OwnHands } from './OwnHands.tsx';
import styles from './Seated.module.css';
import { Standby } from './Standby.tsx';
import { TimeDue } from './TimeDue.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TurnUp } from './TurnUp.tsx';

const css = classes(styles);

export type SeatedPhase = Extract<StationPhase, { name: 'seated' }>;

interface SeatedProps {
  readonly view: StationView;
  readonly phase: SeatedPhase;
}

/** A player at the table: the table around them, their cards, their chips, and what they are asked. */
export function Seated({ view: received, phase }: SeatedProps) {
  const table = useTurned(received.table);
  const view = useMemo(() => ({ ...received, table }), [received, table]);
  const { station } = view;
  const { hand } = table;
  const [advance, setAdvance] = useAdvance(view);
  useCues(view.table, view.station, view.loudness);
  const halted = table.stopped !== null || table.fault !== null;
  const ask = halted || phase.locked ? null : (hand?.ask ?? null);
  const bets = ask?.kind === 'wager' && advance === null && !isBank(ask);
  return (
    <div className={css('seat')}>
      <div className={css('parts')} inert={phase.locked}>
        <Toolbar view={view} phase={phase} />
        <div className={css('strips')}>
          {table.closing && <Closing closing={table.closing} />}
          <TimeDue collection={table.collection} owes={phase.owes} />
          {bets && <Notices view={view} look="strip" />}
          <TournamentLine tournament={table.tournament} />
          {table.change && phase.gameChange && !phase.locked && (
            <GameQuestion change={table.change} question={phase.gameChange} />
          )}
          {view.preferences && !phase.locked && <FirstHand table={table} station={station} />}
        </div>
        <div className={css(bets ? 'scene scene-covered' : 'scene')}>
          <TableScene table={table} from={station} />
        </div>
        {!bets && <Notices view={view} look="corner" />}
        <div className={css('dock')} data-part="dock">
          <OwnSide table={table} whole={received.table.hand} station={station} mayLook={!phase.locked} />
          <MyMoney view={view} phase={phase} />
          {ask !== null && advance === null ? (
            <AskPanel key={askKey(ask, table.handNumber)} ask={ask} table={table} bank={phase.timeBank ?? 0} />
          ) : (
            <Standby view={view} phase={phase} advance={advance} onAdvance={setAdvance} />
          )}
        </div>
      </div>
      {phase.locked && <Locked phase={phase} />}
    </div>
  );
}

interface OwnSideProps {
  readonly table: TableView;
  /** The complete hand, with the cards that its player is still turning up. */
  readonly whole: TableView['hand'];
  readonly station: number;
  readonly mayLook: boolean;
}

/** The player's own cards; in a player-dealer game the hands they play or, when there are none, the bank. */
function OwnSide({ table, whole, station, mayLook }: OwnSideProps) {
  const { hand } = table;
  if (hand?.kind === 'banked') {
    const mine = hand.over ? [] : (hand.turns ?? []).filter(({ seat }) => seat === station);
    if (mine.length > 0) return <TurnUp hand={hand} whole={whole} mine={mine} mayTouch={mayLook} />;
    const hasCards = handsOf(hand, station).some(({ hand: { cards } }) => cards.length > 0);
    if (hasCards) return <OwnHands hand={hand} station={station} mayLook={mayLook} />;
    return <BankBox hand={hand} station={station} nameOf={namesAt(table)} clock={table.clock} />;
  }
  const own = seatIn(hand, station);
  return (
    <OwnCards
      seat={own}
      tabled={hand !== null && hasTabled(hand, station)}
      won={hand !== null && isDecided(hand) && (own?.won ?? 0) > 0}
      mayLook={mayLook}
    />
  );
}
