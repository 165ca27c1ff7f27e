import { type ReactNode, useState } from 'react';
import type { StationView, TableView } from '../../protocol/views.ts';
import { collectionLine, potResults, seatIn } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { WarningIcon } from '../../renderer/kit/icons.tsx';
import { Money } from '../../renderer/kit/Money.tsx';
import { clockText, useCountdown } from '../../renderer/kit/useCountdown.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import type { Advance } from '../asks/advance.ts';
import { BankedStandby } from './BankedStandby.tsx';
import { ChoiceKey, Choices } from './Choices.tsx';
import { ownResult } from './results.ts';
import type { SeatedPhase } from './Seated.tsx';

interface StandbyProps {
  readonly view: StationView;
  readonly phase: SeatedPhase;
  readonly advance: Advance | null;
  readonly onAdvance: (advance: Advance | null) => void;
}

/** What goes on while nothing is asked of this player: whose turn it is, why they wait, what they may do about it. */
export function Standby({ view, phase, advance, onAdvance }: StandbyProps) {
  const { table, station } = view;
  const { hand } = table;
  const own = seatIn(hand, station);
  if (table.fault !== null || table.stopped !== null) {
    return <Halted fault={table.fault} stopped={table.stopped} />;
  }
  if (phase.status === 'away') return <OnBreak phase={phase} />;
  if (phase.leaveNext || phase.status === 'leaving') return <Leaving phase={phase} />;
  if (hand === null && table.voided !== null) return <Voided voided={table.voided} station={station} />;
  const plays =
    own !== null && phase.status !== 'sitting out' && (phase.waitingFor === null || table.state === 'settling');
  if (hand?.kind === 'banked' && plays) return <BankedStandby table={table} hand={hand} station={station} />;
  if (hand !== null && !hand.over && own !== null && own.state !== 'folded') {
    return (
      <Panel title={own.state === 'all-in' ? 'You are all-in' : turnLine(table)}>
        {own.state === 'in' ? (
          <Ahead advance={advance} onAdvance={onAdvance} />
        ) : (
          'The cards decide. You can still win every pot your chips are in.'
        )}
        <NextHand phase={phase} />
      </Panel>
    );
  }
  if (phase.status === 'sitting out') return <SittingOut phase={phase} />;
  if (phase.status === 'waiting' || phase.waitingFor !== null) return <ComingIn phase={phase} />;
  if (hand?.over && own !== null) {
    const fees = collectionLine(hand);
    return (
      <Panel title={ownResult(potResults(hand), own, fees)}>
        <p data-testid="own-fees">
          {sentence(fees)}
          {table.state === 'idle' ? 'Waiting for more players.' : 'The next hand begins in a moment.'}
        </p>
        <NextHand phase={phase} />
      </Panel>
    );
  }
  return (
    <Panel title={own?.state === 'folded' ? 'You are out of this hand' : quietLine(table, phase)}>
      {own?.state === 'folded' && phase.dealtInNext && 'You are dealt in again with the next one.'}
      <NextHand phase={phase} />
    </Panel>
  );
}

const sentence = (line: string | null): string => (line === null ? '' : `${line}. `);

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="standby" data-testid="standby">
      <h2>{title}</h2>
      <div className="standby-body">{children}</div>
    </section>
  );
}

/** Nothing is dealt and nothing counts: why, and that nothing is lost. */
function Halted({ fault, stopped }: Pick<TableView, 'fault' | 'stopped'>) {
  return (
    <section className="standby halted" role="alert" data-testid={fault === null ? 'stopped' : 'fault'}>
      <WarningIcon />
      <div>
        <h2>{fault === null ? 'The floor has stopped play' : 'The table has stopped by itself'}</h2>
        <p>{fault ?? stopped}</p>
        <p className="halted-safe">Your chips and cards are kept as they are. The floor lets the game go on.</p>
      </div>
    </section>
  );
}

function turnLine({ hand, places }: TableView): string {
  const names = (hand?.turn ?? []).map((seat) => places[seat - 1]?.player ?? `seat ${seat}`);
  return names.length === 0 ? 'Wait a moment' : `Waiting for ${names.join(' and ')}`;
}

function quietLine({ state, hand, change }: TableView, { dealtInNext }: SeatedPhase): string {
  if (change?.clock) return 'The game changes: waiting for the last answers';
  if (hand !== null && !hand.over)
    return dealtInNext ? 'You are dealt in with the next hand' : 'Wait for the next hand';
  return state === 'idle' ? 'Waiting for more players' : 'The next hand begins in a moment';
}

interface VoidedProps {
  readonly voided: NonNullable<TableView['voided']>;
  readonly station: number;
}

/** The hand does not count: why, and that nobody has lost or won by it (LR14). */
function Voided({ voided: { hand, reason, back }, station }: VoidedProps) {
  const mine = back.find(({ seat }) => seat === station);
  return (
    <section className="standby voided" role="alert" data-testid="voided">
      <WarningIcon />
      <div>
        <h2>Hand {hand.toLocaleString('en-US')} is void</h2>
        <p>{reason}</p>
        <p className="halted-safe">
          {mine ? (
            <>
              The <Money amount={mine.amount} /> you had put in is back in your chips.
            </>
          ) : (
            'Every chip put into it is back with its player.'
          )}
        </p>
      </div>
    </section>
  );
}

/** Choices made ahead of the turn; touching one again takes it back. */
function Ahead({ advance, onAdvance }: Pick<StandbyProps, 'advance' | 'onAdvance'>) {
  const key = (choice: Advance, label: string, testid: string) => (
    <Button
      size="l"
      pressed={advance === choice}
      onPress={() => onAdvance(advance === choice ? null : choice)}
      testid={testid}
    >
      {label}
    </Button>
  );
  return (
    <div className="ahead">
      <span>Choose ahead, if you like:</span>
      {key('check', 'Check', 'ahead-check')}
      {key('check or fold', 'Check or fold', 'ahead-check-fold')}
    </div>
  );
}

/** What happens to the player when this hand is over, if they asked for it. */
function NextHand({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  if (!phase.sitOutNext || phase.status === 'sitting out') return null;
  return (
    <div className="standby-row">
      <span>You sit out from the next hand on.</span>
      <Button sends onPress={() => act({ do: 'sit in' })} testid="sit-in">
        Keep me in
      </Button>
    </div>
  );
}

function SittingOut({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  const left = useCountdown(phase.away);
  return (
    <Panel title={left ? `Sitting out: ${clockText(left.leftMs)} left` : 'You are sitting out'}>
      <p>
        {phase.waitingFor} If you are not back in time, the seat is free and what is on the table goes to your card.
      </p>
      <div className="standby-row">
        <Button kind="primary" size="l" sends onPress={() => act({ do: 'sit in' })} testid="sit-in">
          I’m back
        </Button>
      </div>
    </Panel>
  );
}

function OnBreak({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  const left = useCountdown(phase.away);
  return (
    <Panel title={left ? `On a break: ${clockText(left.leftMs)} left` : 'On a break'}>
      <p>Your chips stay on the table. If you are not back in time, they go to your card and the seat is free.</p>
      <div className="standby-row">
        <Button kind="primary" size="l" sends onPress={() => act({ do: 'sit in' })} testid="sit-in">
          I’m back
        </Button>
      </div>
    </Panel>
  );
}

function Leaving({ phase: { cashedIn } }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  return (
    <Panel title={cashedIn ? 'The floor cashes you in after this hand' : 'You leave after this hand'}>
      <p>Your chips go to your card. The cashier pays you out.</p>
      {!cashedIn && (
        <div className="standby-row">
          <Button size="l" sends onPress={() => act({ do: 'stay' })} testid="stay">
            Stay at the table
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** A player who is not dealt in yet: why, and how they would rather come in (LR28c, LR30). */
function ComingIn({ phase }: { readonly phase: SeatedPhase }) {
  const act = useAct();
  const [choosing, setChoosing] = useState(false);
  const ways = phase.choices.filter(({ enters }) => enters);
  const size = ways.length > 0 ? 'm' : 'l';
  return (
    <Panel title="Waiting to be dealt in">
      <p data-testid="waiting-for">{phase.waitingFor ?? 'You are dealt in with the next hand.'}</p>
      {!phase.mayPost && ways.length > 0 && (
        <div className="standby-row">
          {ways.map((choice) => (
            <ChoiceKey key={choice.id} choice={choice} />
          ))}
        </div>
      )}
      {phase.mayPost && (
        <div className="standby-row">
          <Button
            size={size}
            kind={phase.entry === 'post' ? 'plain' : 'primary'}
            sends
            pressed={phase.entry === 'post'}
            onPress={() => act({ do: 'entry', entry: 'post' })}
            testid="post"
          >
            {phase.entry === 'post' ? 'Posting: you are in the next hand' : 'Post now and play'}
          </Button>
          <Button
            size={size}
            sends
            pressed={phase.entry === 'wait'}
            onPress={() => act({ do: 'entry', entry: 'wait' })}
            testid="wait"
          >
            Wait for the big blind
          </Button>
          {ways.length > 0 && phase.entry === 'wait' && (
            <Button onPress={() => setChoosing(true)} testid="other-ways">
              Other ways
            </Button>
          )}
        </div>
      )}
      {choosing && ways.length > 0 && <Choices choices={ways} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}
