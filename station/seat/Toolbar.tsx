import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { StationView } from '../../protocol/views.ts';
import { DemoBadge } from '../../renderer/kit/Banner.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import {
  BookIcon,
  CheckIcon,
  ClockIcon,
  ExitIcon,
  HandIcon,
  ListIcon,
  PauseIcon,
  PlusIcon,
  SoundOffIcon,
  SoundOnIcon,
  SwapIcon,
} from '../../renderer/kit/icons.tsx';
import { isMuted, onMuted, setMuted } from '../../renderer/kit/sound.ts';
import { useSay } from '../../renderer/link/say.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { HistoryPage } from '../history/HistoryPage.tsx';
import { AddChips } from './AddChips.tsx';
import { Choices } from './Choices.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { RulesPage } from './RulesPage.tsx';
import type { SeatedPhase } from './Seated.tsx';

type Open = 'chips' | 'choices' | 'move' | 'leave' | 'rules' | 'history' | null;

/** Where one is, and the keys that have nothing to do with the running hand. */
export function Toolbar({ view, phase }: { readonly view: StationView; readonly phase: SeatedPhase }) {
  const { table, station } = view;
  const [open, setOpen] = useState<Open>(null);
  const act = useAct();
  const say = useSay();
  const close = (): void => setOpen(null);
  const asked = (table.hand?.ask ?? null) !== null;
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    // A page over the table must not hide that it is one's turn; the question about leaving may stay.
    if (asked && open !== 'leave') setOpen(null);
  }
  const sitsOut = phase.sitOutNext || phase.status === 'sitting out';
  return (
    <header className="toolbar">
      <div className="toolbar-where">
        <p className="toolbar-game">{table.game}</p>
        <p className="toolbar-seat">
          Seat {station} · {phase.person}
          {table.handNumber > 0 && (
            <>
              {' · hand '}
              <span data-testid="hand-number" data-hand={table.handNumber}>
                {table.handNumber.toLocaleString('en-US')}
              </span>
            </>
          )}
        </p>
      </div>
      {table.demo && <DemoBadge />}
      <nav className="toolbar-keys" aria-label="Your seat">
        <Tool icon={<ListIcon />} label="Hands" onPress={() => setOpen('history')} testid="history" />
        <Tool icon={<BookIcon />} label="Rules" onPress={() => setOpen('rules')} testid="rules" />
        <MuteTool />
        <Tool
          icon={<HandIcon />}
          label={FLOOR_KEY[phase.floorCall ?? 'none']}
          sends
          pressed={phase.floorCall !== null}
          onPress={() => act({ do: 'call floor' }, () => say({ level: 'info', text: FLOOR_CALLED }))}
          testid="call-floor"
        />
        <span className="toolbar-gap" />
        <Tool
          icon={<PlusIcon />}
          label="Add chips"
          disabled={phase.topUp === null}
          onPress={() => setOpen('chips')}
          testid="add-chips"
        />
        <Tool
          icon={<SwapIcon />}
          label="Move"
          disabled={phase.moves.length === 0 && phase.moveTo === null}
          onPress={() => setOpen('move')}
          testid="move"
        />
        {phase.choices.length > 0 && (
          <Tool
            icon={<CheckIcon />}
            label="Choices"
            pressed={phase.choices.some(({ on }) => on)}
            onPress={() => setOpen('choices')}
            testid="choices-open"
          />
        )}
        <Tool
          icon={<ClockIcon />}
          label="Break"
          sends
          spent={!phase.mayBreak}
          onPress={() => act({ do: 'break' })}
          testid="break"
        />
        <Tool
          icon={<PauseIcon />}
          label="Sit out"
          sends
          spent={!phase.mayBreak && !sitsOut}
          pressed={sitsOut}
          onPress={() => act(sitsOut ? { do: 'sit in' } : { do: 'sit out' })}
          testid="sit-out"
        />
        <Tool icon={<ExitIcon />} label="Leave" onPress={() => setOpen('leave')} testid="leave" />
      </nav>
      {open === 'history' && <HistoryPage station={station} onClose={close} />}
      {open === 'rules' && <RulesPage table={table} onClose={close} />}
      {open === 'chips' && phase.topUp && <AddChips topUp={phase.topUp} balance={phase.balance} onClose={close} />}
      {open === 'move' && <MoveSeat moves={phase.moves} moveTo={phase.moveTo} onClose={close} />}
      {open === 'choices' && phase.choices.length > 0 && <Choices choices={phase.choices} onClose={close} />}
      {open === 'leave' && <LeaveQuestion view={view} onClose={close} />}
    </header>
  );
}

const FLOOR_CALLED = 'The floor has been called. The key shows when somebody is on the way.';

/** What the key for the floor says: it stays down until the floor has been here. */
const FLOOR_KEY = { none: 'Floor', called: 'Called', 'on the way': 'On the way' } as const;

interface ToolProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onPress: () => void;
  readonly testid: string;
  readonly sends?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** Used up for now: dimmed, but whoever presses it is told when it can be had again. */
  readonly spent?: boolean;
}

function Tool({ icon, label, onPress, testid, sends = false, disabled = false, pressed, spent = false }: ToolProps) {
  return (
    <Button
      kind="quiet"
      className={spent ? 'tool tool-spent' : 'tool'}
      onPress={onPress}
      sends={sends}
      disabled={disabled}
      {...(pressed === undefined ? {} : { pressed })}
      testid={testid}
    >
      {icon}
      <span>{label}</span>
    </Button>
  );
}

function MuteTool() {
  const muted = useSyncExternalStore(onMuted, isMuted);
  return (
    <Tool
      icon={muted ? <SoundOffIcon /> : <SoundOnIcon />}
      label={muted ? 'Muted' : 'Sound'}
      onPress={() => setMuted(!muted)}
      testid="mute"
    />
  );
}
