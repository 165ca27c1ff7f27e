import { useCallback, useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import type { ShiftSheet } from '../protocol/shift.ts';
import type { SentStaffMember } from '../protocol/staff-member.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Handover } from '../renderer/desk-kit/Handover.tsx';
import { Printing } from '../renderer/desk-kit/Printing.tsx';
import { BarsPage } from '../renderer/desk-kit/people/BarsPage.tsx';
import { SignIn } from '../renderer/desk-kit/SignIn.tsx';
import { Banner } from '../renderer/kit/Banner.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { tableCalled } from '../renderer/kit/table-called.ts';
import { useNow } from '../renderer/kit/useNow.ts';
import { ActDialog } from './ActDialog.tsx';
import { Alerts } from './Alerts.tsx';
import type { FloorAct } from './act.ts';
import { Bar } from './Bar.tsx';
import { Devices } from './Devices.tsx';
import styles from './Floor.module.css';
import floor from './floor.module.css';
import { Games } from './Games.tsx';
import { HandPanel } from './HandPanel.tsx';
import { Log } from './Log.tsx';
import { Meters } from './Meters.tsx';
import { useEndedMoves } from './moves.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { Recall } from './Recall.tsx';
import { Seats } from './Seats.tsx';
import { ShiftPaper } from './ShiftPaper.tsx';
import { ToDo } from './ToDo.tsx';
import { PokerDeskPanel } from './tables/PokerDesk.tsx';
import { texts } from './texts.ts';
import { TournamentsPanel } from './tournaments/Tournaments.tsx';

const css = classes(desk, floor, styles);

/** The panels that open over the console. */
export type Panel = 'games' | 'meters' | 'recall' | 'devices' | 'bars' | 'tournaments' | 'desk';

/**
 * The floor console; a sign-in page while nobody is signed in. `ofHouse`: it is part of the console of a house, where
 * the member of staff has already signed in.
 */
export function Floor({ view, ofHouse = false }: { readonly view: FloorView; readonly ofHouse?: boolean }) {
  const { staff, table, presented, notice } = view;
  if (staff === null) {
    const { house, demo } = table;
    return <SignIn desk={texts.floor.floorConsole} house={house} demo={demo} presented={presented} notice={notice} />;
  }
  // A new sign-in finds nothing of what the previous user had started.
  return <Console key={staff.id} view={view} staff={staff} ofHouse={ofHouse} />;
}

interface ConsoleProps {
  readonly view: FloorView;
  readonly staff: SentStaffMember;
  readonly ofHouse: boolean;
}

/** Everything the floorman is responsible for, and every act of the floor. */
function Console({ view, staff, ofHouse }: ConsoleProps) {
  const [chosen, setChosen] = useState<FloorAct | null>(null);
  const [sheet, setSheet] = useState<ShiftSheet | null>(null);
  const printed = useCallback(() => setSheet(null), []);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [player, setPlayer] = useState<{ readonly seat: number; readonly account: string } | null>(null);
  /**
   * The highest number of a finished hand. It is kept because a voided hand leaves the table, and those are recalled
   * most.
   */
  const [last, setLast] = useState(0);
  const now = useNow();
  if (lastFinished(view) > last) setLast(lastFinished(view));
  const close = (): void => setPanel(null);
  useEndedMoves(view);
  return (
    <div className={css(`desk floor ${ofHouse ? 'floor-of-house' : ''}`)}>
      <Bar view={view} staff={ofHouse ? null : staff} onChoose={setChosen} onPanel={setPanel} />
      <Handover presented={view.presented} staff={staff} />
      {view.notice && <Banner level={view.notice.level}>{view.notice.text}</Banner>}
      <Alerts view={view} onChoose={setChosen} />
      <main className={css('floor-main')}>
        <div className={css('floor-column')}>
          <Seats view={view} now={now} onChoose={setChosen} onPlayer={setPlayer} />
          <HandPanel view={view} onChoose={setChosen} />
        </div>
        <div className={css('floor-column')}>
          <ToDo view={view} now={now} onChoose={setChosen} onPanel={setPanel} />
          <Log entries={view.log} onChoose={setChosen} />
        </div>
      </main>
      {panel === 'games' && <Games view={view} onChoose={setChosen} onClose={close} />}
      {panel === 'meters' && <Meters view={view} onChoose={setChosen} onClose={close} />}
      {panel === 'recall' && <Recall last={last} onClose={close} />}
      {panel === 'devices' && <Devices devices={view.devices} onClose={close} />}
      {panel === 'bars' && <BarsPage onClose={close} />}
      {panel === 'desk' && <PokerDeskPanel view={view} now={now} onClose={close} />}
      {panel === 'tournaments' && <TournamentsPanel view={view} onClose={close} />}
      {player && (
        <PlayerDialog
          key={player.account}
          view={view}
          {...player}
          onChoose={setChosen}
          onClose={() => setPlayer(null)}
        />
      )}
      {chosen && <ActDialog chosen={chosen} view={view} onClose={() => setChosen(null)} onSheet={setSheet} />}
      {sheet && (
        <Printing demo={view.table.demo} onPrinted={printed}>
          <ShiftPaper sheet={sheet} table={`${tableCalled(view.table)} · ${view.table.house}`} />
        </Printing>
      )}
    </div>
  );
}

/** The number of the last finished hand; 0 before the first. */
function lastFinished({ table }: FloorView): number {
  const running = table.hand !== null && !table.hand.over;
  return running ? table.handNumber - 1 : table.handNumber;
}
