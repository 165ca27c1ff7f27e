import { useEffect } from 'react';
import type { FloorRequest, FloorView } from '../protocol/views.ts';
import desk from '../renderer/desk-kit/desk.module.css';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { CheckIcon, HandIcon, WarningIcon } from '../renderer/kit/icons.tsx';
import { Money } from '../renderer/kit/Money.tsx';
import { play } from '../renderer/kit/sound.ts';
import { Tag } from '../renderer/kit/Tag.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAct, useHeld } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './acts.ts';
import { BreakKeys } from './BreakKeys.tsx';
import { errands } from './errands.ts';
import type { Panel } from './Floor.tsx';
import floor from './floor.module.css';
import { since } from './seat-state.ts';
import styles from './ToDo.module.css';

const css = classes(desk, floor, styles);

export interface ToDoProps {
  readonly view: FloorView;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onPanel: (panel: Panel) => void;
}

/** What waits for the floorman, most pressing first, each with the keys that settle it. */
export function ToDo({ view, now, onChoose, onPanel }: ToDoProps) {
  const { calls, entries, moves, overdue, neighbors, dark, locked, count } = errands(view);
  useCallSound(calls);
  return (
    <section className={css('panel to-do')} aria-label="For you to do">
      <div className={css('panel-head')}>
        <h2>
          For you to do <Tag tone={count > 0 ? 'gold' : 'dim'}>{count}</Tag>
        </h2>
      </div>
      <StandingApproval on={view.standingApproval} />
      <ul className={css('errands')}>
        {count === 0 && (
          <li className={css('empty')}>
            <CheckIcon /> Nothing waits for you.
          </li>
        )}
        {calls.map((call) => (
          <CallCard key={`call ${call.seat}`} call={call} now={now} />
        ))}
        {dark.map(({ seat, player, faults }) => (
          <li key={`dark ${seat}`} className={css('errand errand-bad')}>
            <p className={css('errand-head')}>
              <WarningIcon /> <strong>Seat {seat}</strong> <span>{player}</span>
            </p>
            <p className={css('errand-text')}>{sentence(faults)} The player cannot answer: stop play if need be.</p>
            <Button size="small" onPress={() => onPanel('devices')}>
              See devices
            </Button>
          </li>
        ))}
        {overdue.map(({ seat, player, awaySince }) => (
          <li key={seat} className={css('errand errand-bad')}>
            <p className={css('errand-head')}>
              <WarningIcon /> <strong>{player}</strong> <span>seat {seat}</span>
            </p>
            <p className={css('errand-text')}>
              Away for {since(awaySince, now)}: the break is over. Without an answer to the warning the seat is lost
              (LR16).
            </p>
            <BreakKeys seat={seat} player={player} onChoose={onChoose} />
          </li>
        ))}
        {neighbors.map(({ seats, players }) => (
          <li key={`beside ${seats.join(' ')}`} className={css('errand errand-bad')} data-testid="side-by-side">
            <p className={css('errand-head')}>
              <WarningIcon /> <strong>{players.join(' and ')}</strong> <span>seats {seats.join(' and ')}</span>
            </p>
            <p className={css('errand-text')}>
              They are related and may not sit side by side (LR20): ask one of them to move, or cash one in.
            </p>
          </li>
        ))}
        {locked.map((member) => (
          <LockedCard key={`locked ${member.id}`} member={member} />
        ))}
        {entries.map((request) => (
          <RequestCard key={request.id} request={request} now={now} onChoose={onChoose} place={null} />
        ))}
        {moves.map((request, index) => (
          <RequestCard key={request.id} request={request} now={now} onChoose={onChoose} place={index + 1} />
        ))}
      </ul>
    </section>
  );
}

type Call = FloorView['calls'][number];

/** Rings for every call that is new, and again as long as nobody is on the way to somebody. */
function useCallSound(calls: readonly Call[]): void {
  const waiting = calls.flatMap(({ seat, since: at, onTheWay }) => (onTheWay === null ? [`${seat} ${at}`] : [])).join();
  useEffect(() => {
    if (waiting === '') return;
    play('call');
    const again = setInterval(() => play('call'), RING_AGAIN_MS);
    return () => clearInterval(again);
  }, [waiting]);
}

const RING_AGAIN_MS = 15_000;

/** A player who calls the floor: where, for how long, and who is on the way. */
function CallCard({ call: { seat, person, since: at, onTheWay }, now }: { readonly call: Call; readonly now: number }) {
  const act = useAct();
  return (
    <li className={css(`errand ${onTheWay === null ? 'errand-call' : ''}`)} data-testid={`call-${seat}`}>
      <p className={css('errand-head')}>
        <HandIcon /> <strong>Seat {seat} calls the floor</strong> <span>{person}</span>
      </p>
      <p className={css('errand-text')}>
        <span>{now - at < 60_000 ? 'just now' : `for ${since(at, now)}`}</span>
        {onTheWay !== null && <Tag tone="calm">{onTheWay} is on the way</Tag>}
      </p>
      <div className={css('errand-keys')}>
        <Button sends onPress={() => act({ do: 'call done', seat })} testid={`call-done-${seat}`}>
          Done
        </Button>
        {onTheWay === null && (
          <Button kind="go" sends onPress={() => act({ do: 'on my way', seat })} testid={`on-my-way-${seat}`}>
            On my way
          </Button>
        )}
      </div>
    </li>
  );
}

/** A member of staff who has typed too many wrong PINs, or for whom somebody has. */
function LockedCard({ member: { id, name, role } }: { readonly member: FloorView['locked'][number] }) {
  const act = useAct();
  const say = useSay();
  const unlock = (): void =>
    act({ do: 'unlock staff', staff: id }, () => say({ level: 'info', text: `${name} may sign in again.` }));
  return (
    <li className={css('errand')} data-testid={`locked-${id}`}>
      <p className={css('errand-head')}>
        <WarningIcon /> <strong>{name}</strong> <span>{role}</span>
      </p>
      <p className={css('errand-text')}>
        The sign-in is locked after five wrong PINs. Ask them whether they typed those.
      </p>
      <div className={css('errand-keys')}>
        <Button sends onPress={unlock} testid={`unlock-${id}`}>
          Unlock
        </Button>
      </div>
    </li>
  );
}

interface RequestCardProps {
  readonly request: FloorRequest;
  readonly now: number;
  readonly onChoose: (chosen: FloorAct) => void;
  /** Which of the seat changes was asked for first (LR31d); null for an entry. */
  readonly place: number | null;
}

function RequestCard({ request, now, onChoose, place }: RequestCardProps) {
  const act = useAct();
  const say = useSay();
  const { id, kind, seat, to, person, account, balance, remarks } = request;
  const entry = kind === 'entry';
  const approve = (): void =>
    act({ do: 'approve', request: id }, () =>
      say({
        level: 'info',
        text: entry ? `${person} may enter at seat ${seat}.` : `${person} may move to seat ${to}.`,
      }),
    );
  return (
    <li className={css('errand')} data-testid={`request-${seat}`}>
      <p className={css('errand-head')}>
        <strong>{person}</strong>
        <span>{entry ? `wants to enter at seat ${seat}` : `wants to move from ${seat} to ${to ?? '?'}`}</span>
      </p>
      <p className={css('errand-text')}>
        {place !== null && <Tag tone="calm">{ordinal(place)} in line</Tag>}
        <span>{ago(request.since, now)}</span>
        <span>
          account <span className={css('number')}>{account}</span>
        </span>
        <span>
          <Money amount={balance} /> on the card
        </span>
      </p>
      {remarks.map((remark) => (
        <p key={remark} className={css('remark')}>
          <WarningIcon /> {remark}
        </p>
      ))}
      <div className={css('errand-keys')}>
        <Button onPress={() => onChoose({ do: 'deny', request })} testid={`deny-${seat}`}>
          Deny…
        </Button>
        <Button kind="go" sends onPress={approve} testid={`approve-${seat}`}>
          <CheckIcon /> Approve
        </Button>
      </div>
    </li>
  );
}

/** `Screen dark, reader lost.` */
function sentence(faults: readonly string[]): string {
  const text = faults.join(', ').toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const ordinal = (place: number): string => ['First', 'Second', 'Third'][place - 1] ?? `${place}th`;

const ago = (instant: number, now: number): string =>
  now - instant < 60_000 ? 'asked just now' : `asked ${since(instant, now)} ago`;

function StandingApproval({ on }: { readonly on: boolean }) {
  const act = useAct();
  const held = useHeld();
  return (
    <label className={css('switch')}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={held}
        data-testid="standing-approval"
        onChange={() => act({ do: 'standing approval', on: !on })}
      />
      <span className={css('switch-track')} aria-hidden="true" />
      <span>
        <strong>{on ? 'Standing approval is on' : 'Standing approval is off'}</strong>
        <small>{on ? 'Everyone may enter without asking.' : 'Each player waits for your yes.'}</small>
      </span>
    </label>
  );
}
