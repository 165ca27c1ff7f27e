import type { FloorView } from '../protocol/floor-view.ts';
import type { SentStaffMember } from '../protocol/staff-member.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { SignedIn } from '../renderer/desk-kit/SignedIn.tsx';
import { DemoBadge } from '../renderer/kit/Banner.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import {
  BarIcon,
  BookIcon,
  ListIcon,
  PauseIcon,
  ScreenIcon,
  SwapIcon,
  TournamentIcon,
  WarningIcon,
} from '../renderer/kit/icons.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import { playedAt, tableCalled } from '../renderer/kit/table-called.ts';
import type { FloorAct } from './act.ts';
import type { Panel } from './Floor.tsx';
import floor from './floor.module.css';
import { TABLE_STATES } from './seat-state.ts';
import { texts } from './texts.ts';
import { texts as tournamentTexts } from './tournaments/texts.ts';

const css = classes(desk, floor);

export interface BarProps {
  readonly view: FloorView;
  /** The member of staff signed in at this screen; null when another part of the page shows it. */
  readonly staff: SentStaffMember | null;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onPanel: (panel: Panel) => void;
}

/** The strip along the top: which table this is, its state, and the one key that must always be within reach. */
export function Bar({ view, staff, onChoose, onPanel }: BarProps) {
  const { table } = view;
  const lost = view.devices.filter(({ state }) => state === 'lost').length;
  return (
    <header className={css('desk-bar')}>
      <div className={css('desk-title')}>
        <h1 title={table.game}>{playedAt(table)}</h1>
        <p title={table.house}>
          {tableCalled(table)}
          {table.tournament && texts.bar.level(table.tournament.level)}
          <span className={css('title-house')}> · {table.house}</span>
        </p>
      </div>
      <span className={css('bar-state')}>
        <State view={view} />
        {table.demo && <DemoBadge />}
      </span>
      <span className={css('desk-gap')} />
      <Button size="small" onPress={() => onPanel('devices')} testid="devices-open">
        {lost === 0 ? <ScreenIcon /> : <WarningIcon />}
        <span className={css(lost === 0 ? '' : 'bad-text')}>
          {lost === 0 ? texts.bar.devicesOk : texts.bar.devicesLost(lost)}
        </span>
      </Button>
      <Button size="small" onPress={() => onPanel('meters')} testid="meters-open">
        <ListIcon /> {texts.meters.key}
      </Button>
      <Button size="small" onPress={() => onPanel('recall')} testid="recall-open">
        <BookIcon /> {texts.bar.hands}
      </Button>
      <Button size="small" onPress={() => onPanel('bars')} testid="bars-open">
        <BarIcon /> {texts.bar.bars}
      </Button>
      {view.tournaments && (
        <Button size="small" onPress={() => onPanel('tournaments')} testid="tournaments-open">
          <TournamentIcon /> {tournamentTexts.tournaments.key}
        </Button>
      )}
      <Button size="small" onPress={() => onPanel('games')} testid="games-open">
        <SwapIcon /> {texts.bar.game}
      </Button>
      {staff && <SignedIn staff={staff} />}
      <Button
        className={css('stop-key')}
        kind="danger"
        disabled={table.stopped !== null}
        onPress={() => onChoose({ do: 'stop' })}
        testid="stop"
      >
        <PauseIcon /> {table.stopped === null ? texts.common.stopPlay : texts.bar.stopped}
      </Button>
    </header>
  );
}

function State({ view }: { readonly view: FloorView }) {
  const { state, stopped, fault, handNumber } = view.table;
  if (fault !== null) return <Tag tone="bad">{texts.bar.faultNotDealing}</Tag>;
  if (stopped !== null) return <Tag tone="bad">{texts.bar.playStopped}</Tag>;
  const calm = state === 'hand' || state === 'settling' ? 'good' : 'calm';
  return (
    <Tag tone={calm} testid="table-state">
      {state === 'hand' ? texts.bar.handRunning(handNumber) : TABLE_STATES[state]}
    </Tag>
  );
}
