import { memo, useState } from 'react';
import type { StationView } from '../../protocol/station-view.ts';
import { Banner, DemoBadge } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import {
  BookIcon,
  CheckIcon,
  ClockIcon,
  ExitIcon,
  HandIcon,
  ListIcon,
  PauseIcon,
  PlusIcon,
  SettingsIcon,
  SwapIcon,
} from '../../renderer/kit/icons.tsx';
import { type ModalFrame, ModalFrameContext } from '../../renderer/kit/modal-frame.ts';
import { playedAt, tableCalled } from '../../renderer/kit/table-called.ts';
import { unbroken } from '../../renderer/kit/unbroken.tsx';
import { number } from '../../renderer/language/figures.ts';
import { useSay } from '../../renderer/link/say.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { isSpokenAgain } from '../entry/spoken-again.ts';
import { HistoryPage } from '../history/HistoryPage.tsx';
import { TurnStrip } from '../TurnStrip.tsx';
import { texts } from '../texts.ts';
import { AddChips } from './AddChips.tsx';
import { Choices } from './Choices.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { LimitsPage } from './LimitsPage.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { MuteTool } from './MuteTool.tsx';
import { RulesPage } from './RulesPage.tsx';
import type { SeatedPhase } from './Seated.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { Tool } from './Tool.tsx';
import styles from './Toolbar.module.css';

const css = classes(styles);

type Open = 'chips' | 'choices' | 'move' | 'leave' | 'rules' | 'history' | 'settings' | 'limits' | null;

/** The game and the player's name, and the keys that have nothing to do with the current hand. */
export function Toolbar({ view, phase }: { readonly view: StationView; readonly phase: SeatedPhase }) {
  const { table, station } = view;
  const [open, setOpen] = useState<Open>(() => (isSpokenAgain() ? 'settings' : null));
  const close = (): void => setOpen(null);
  const asked = (table.hand?.ask ?? null) !== null;
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    // A page opened for reading closes when the player's turn comes; the question about leaving may stay.
    if (asked && open !== 'leave') setOpen(null);
  }
  // A page over a locked station could be neither read by its player nor closed by anyone.
  if (phase.locked && open !== null) setOpen(null);
  const frame = frameFor(table, close);
  return (
    <header className={css('toolbar')} data-part="toolbar">
      <div className={css('where')}>
        <div className={css('lines')}>
          <h1 className={css('game')}>{unbroken(playedAt(table))}</h1>
          <p className={css('person')}>
            <span className={css('name')}>
              {table.number !== undefined && <span data-testid="table-called">{tableCalled(table)} · </span>}
              {texts.toolbar.where(station, phase.person)}
            </span>
            {table.handNumber > 0 && (
              <span className={css('hand')}>
                {texts.toolbar.hand(
                  <span data-testid="hand-number" data-hand={table.handNumber}>
                    {number(table.handNumber)}
                  </span>,
                )}
              </span>
            )}
          </p>
        </div>
        {view.notice && (
          <div className={css('notice')}>
            <Banner level={view.notice.level} testid="notice">
              {view.notice.text}
            </Banner>
          </div>
        )}
      </div>
      {table.demo && (
        <span className={css('demo')}>
          <DemoBadge />
        </span>
      )}
      <Keys
        onOpen={setOpen}
        floorCall={phase.floorCall}
        tournament={table.tournament !== undefined}
        mayAdd={phase.topUp !== null}
        mayMove={phase.moves.length > 0 || phase.moveTo !== null}
        choices={choicesOf(phase)}
        mayBreak={phase.mayBreak}
        sitsOut={phase.sitOutNext || phase.status === 'sitting out'}
        leaves={phase.leaveNext}
      />
      <ModalFrameContext value={frame}>
        {open === 'history' && <HistoryPage station={station} onClose={close} />}
        {open === 'rules' && <RulesPage table={table} onClose={close} />}
        {open === 'settings' && <SettingsPage phase={phase} onLimits={() => setOpen('limits')} onClose={close} />}
        {open === 'limits' && <LimitsPage onClose={close} />}
        {open === 'chips' && phase.topUp && <AddChips topUp={phase.topUp} balance={phase.balance} onClose={close} />}
        {open === 'move' && <MoveSeat moves={phase.moves} moveTo={phase.moveTo} onClose={close} />}
        {open === 'choices' && phase.choices.length > 0 && <Choices choices={phase.choices} onClose={close} />}
        {open === 'leave' && <LeaveQuestion view={view} phase={phase} onClose={close} />}
      </ModalFrameContext>
    </header>
  );
}

/** Whether there are choices, and whether any of them is on. */
function choicesOf({ choices }: SeatedPhase): 'none' | 'off' | 'on' {
  if (choices.length === 0) return 'none';
  return choices.some(({ on }) => on) ? 'on' : 'off';
}

interface KeysProps {
  readonly onOpen: (page: Open) => void;
  readonly floorCall: SeatedPhase['floorCall'];
  readonly tournament: boolean;
  readonly mayAdd: boolean;
  readonly mayMove: boolean;
  readonly choices: 'none' | 'off' | 'on';
  readonly mayBreak: boolean;
  readonly sitsOut: boolean;
  readonly leaves: boolean;
}

/** The keys, which are redrawn only for a view that changes one of them. */
const Keys = memo(function Keys({ floorCall, onOpen, ...stay }: KeysProps) {
  const act = useAct();
  const say = useSay();
  return (
    <nav className={css('keys')} aria-label={texts.toolbar.label}>
      <Tool icon={<ListIcon />} label={texts.toolbar.hands} onPress={() => onOpen('history')} testid="history" />
      <Tool icon={<BookIcon />} label={texts.toolbar.rules} onPress={() => onOpen('rules')} testid="rules" />
      <MuteTool />
      <Tool
        icon={<SettingsIcon />}
        label={texts.toolbar.settings}
        onPress={() => onOpen('settings')}
        testid="settings"
      />
      <Tool
        icon={<HandIcon />}
        label={texts.toolbar.floor[floorCall ?? 'none']}
        sends
        pressed={floorCall !== null}
        onPress={() => act({ do: 'call floor' }, () => say({ level: 'info', text: texts.toolbar.floorCalled }))}
        testid="call-floor"
      />
      <span className={css('gap')} />
      <StayKeys {...stay} onOpen={onOpen} />
    </nav>
  );
});

/** The keys that change the player's stay: chips, the seat, choices, a break, leaving. */
function StayKeys({
  onOpen,
  tournament,
  mayAdd,
  mayMove,
  choices,
  mayBreak,
  sitsOut,
  leaves,
}: Omit<KeysProps, 'floorCall'>) {
  const act = useAct();
  return (
    <>
      {!tournament && (
        <>
          <Tool
            icon={<PlusIcon />}
            label={texts.toolbar.addChips}
            disabled={!mayAdd}
            onPress={() => onOpen('chips')}
            testid="add-chips"
          />
          <Tool
            icon={<SwapIcon />}
            label={texts.toolbar.move}
            disabled={!mayMove}
            onPress={() => onOpen('move')}
            testid="move"
          />
        </>
      )}
      {choices !== 'none' && (
        <Tool
          icon={<CheckIcon />}
          label={texts.toolbar.choices}
          pressed={choices === 'on'}
          onPress={() => onOpen('choices')}
          testid="choices-open"
        />
      )}
      <Tool
        icon={<ClockIcon />}
        label={texts.toolbar.takeBreak}
        sends
        spent={!mayBreak}
        onPress={() => act({ do: 'break' })}
        testid="break"
      />
      <Tool
        icon={<PauseIcon />}
        label={texts.toolbar.sitOut}
        sends
        spent={!mayBreak && !sitsOut}
        pressed={sitsOut}
        onPress={() => act(sitsOut ? { do: 'sit in' } : { do: 'sit out' })}
        testid="sit-out"
      />
      {!tournament && (
        <Tool
          icon={<ExitIcon />}
          label={texts.toolbar.leave}
          pressed={leaves}
          onPress={() => onOpen('leave')}
          testid="leave"
        />
      )}
    </>
  );
}

/**
 * What the pages of the toolbar leave visible of a turn: its keys or, when those need the whole table, a strip that
 * leads back to it.
 */
function frameFor({ hand, clock }: StationView['table'], onBack: () => void): ModalFrame {
  const ask = hand?.ask ?? null;
  if (ask === null) return { place: 'middle', strip: null };
  if (ask.kind === 'bet' || ask.kind === 'choose') return { place: 'above', strip: null };
  return { place: 'middle', strip: <TurnStrip clock={clock} onBack={onBack} /> };
}
