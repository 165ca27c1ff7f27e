import type { FloorView, StaffMember } from '../protocol/views.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { SignedIn } from '../renderer/desk-kit/SignedIn.tsx';
import { DemoBadge } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { BarIcon, BookIcon, PauseIcon, ScreenIcon, SwapIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import type { FloorAct } from './acts.ts';
import type { Panel } from './Floor.tsx';
import floor from './floor.module.css';
import { TABLE_STATES } from './seat-state.ts';

const css = classes(desk, floor);

export interface BarProps {
  readonly view: FloorView;
  readonly staff: StaffMember;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onPanel: (panel: Panel) => void;
}

/** The strip along the top: which table this is, what it does, and the one key that must always be at hand. */
export function Bar({ view, staff, onChoose, onPanel }: BarProps) {
  const { table } = view;
  const lost = view.devices.filter(({ state }) => state === 'lost').length;
  return (
    <header className={css('desk-bar')}>
      <div className={css('desk-title')}>
        <h1 title={table.game}>{table.game}</h1>
        <p>
          {table.table} · {table.house}
        </p>
      </div>
      <State view={view} />
      {table.demo && <DemoBadge />}
      <span className={css('desk-gap')} />
      <Button size="small" onPress={() => onPanel('devices')} testid="devices-open">
        {lost === 0 ? <ScreenIcon /> : <WarningIcon />}
        <span className={css(lost === 0 ? '' : 'bad-text')}>
          {lost === 0 ? 'Devices ok' : `${lost} device${lost === 1 ? '' : 's'} lost`}
        </span>
      </Button>
      <Button size="small" onPress={() => onPanel('recall')} testid="recall-open">
        <BookIcon /> Hands
      </Button>
      <Button size="small" onPress={() => onPanel('bars')} testid="bars-open">
        <BarIcon /> Bars
      </Button>
      <Button size="small" onPress={() => onPanel('games')} testid="games-open">
        <SwapIcon /> Game
      </Button>
      <SignedIn staff={staff} />
      <Button
        className={css('stop-key')}
        kind="danger"
        disabled={table.stopped !== null}
        onPress={() => onChoose({ do: 'stop' })}
        testid="stop"
      >
        <PauseIcon /> {table.stopped === null ? 'Stop play' : 'Stopped'}
      </Button>
    </header>
  );
}

function State({ view }: { readonly view: FloorView }) {
  const { state, stopped, fault, handNumber } = view.table;
  if (fault !== null) return <Tag tone="bad">Fault: not dealing</Tag>;
  if (stopped !== null) return <Tag tone="bad">Play stopped</Tag>;
  const calm = state === 'hand' || state === 'settling' ? 'good' : 'calm';
  return (
    <Tag tone={calm} testid="table-state">
      {state === 'hand' ? `Hand ${handNumber} running` : TABLE_STATES[state]}
    </Tag>
  );
}
