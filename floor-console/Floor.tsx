import { useState } from 'react';
import type { FloorView } from '../main/link/views.ts';
import { SignIn } from '../renderer/SignIn.tsx';
import { useNow } from '../renderer/useNow.ts';
import { ActDialog } from './ActDialog.tsx';
import { Alerts } from './Alerts.tsx';
import type { Wish } from './acts.ts';
import { Bar } from './Bar.tsx';
import { Devices } from './Devices.tsx';
import { Games } from './Games.tsx';
import { HandPanel } from './HandPanel.tsx';
import { Log } from './Log.tsx';
import { Recall } from './Recall.tsx';
import { Seats } from './Seats.tsx';
import { ToDo } from './ToDo.tsx';
import '../renderer/desk.css';
import './floor.css';

/** The panels that open over the console. */
export type Panel = 'games' | 'recall' | 'devices';

/** The floor console: everything the floorman answers for, and every act that is his. */
export function Floor({ view }: { readonly view: FloorView }) {
  const [wish, setWish] = useState<Wish | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const now = useNow();
  const { table } = view;
  if (view.staff === null) return <SignIn desk="Floor console" house={table.house} demo={table.demo} />;
  const close = (): void => setPanel(null);
  return (
    <div className="desk floor">
      <Bar view={view} staff={view.staff} onWish={setWish} onPanel={setPanel} />
      <Alerts view={view} onWish={setWish} />
      <main className="floor-main">
        <div className="floor-column">
          <Seats view={view} now={now} onWish={setWish} />
          <HandPanel view={view} onWish={setWish} />
        </div>
        <div className="floor-column">
          <ToDo view={view} now={now} onWish={setWish} onPanel={setPanel} />
          <Log entries={view.log} />
        </div>
      </main>
      {panel === 'games' && <Games view={view} onWish={setWish} onClose={close} />}
      {panel === 'recall' && <Recall last={lastFinished(view)} onClose={close} />}
      {panel === 'devices' && <Devices devices={view.devices} onClose={close} />}
      {wish && <ActDialog wish={wish} view={view} onClose={() => setWish(null)} />}
    </div>
  );
}

/** Number of the last hand that is over; 0 before the first. */
function lastFinished({ table }: FloorView): number {
  const running = table.hand !== null && !table.hand.over;
  return running ? table.handNumber - 1 : table.handNumber;
}
