/** A staff act as the log records it: who, what, why, and the state it concerns before and after. */
import { dollars } from '../../games/money.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { Answer } from '../link/desk.ts';
import type { CageSite } from './cage-site.ts';
import type { Room } from './room.ts';
import { stackOf } from './table-view.ts';

export interface StaffDeed {
  readonly by: string;
  /** `deposit $200 account 4000000002`. */
  readonly what: string;
  readonly reason: string | null;
  /** The state it concerns, in words, before and after; null where there is nothing to compare. */
  readonly before: string | null;
  readonly after: string | null;
  readonly answer: Answer;
}

/** `Cass Cage: deposit $200 account 4000000002: $0, active → $200, active`. */
export function deedText({ by, what, reason, before, after, answer }: StaffDeed): string {
  const why = reason === null ? '' : `: ${reason}`;
  const change = answer.ok && before !== null && after !== null && before !== after ? `: ${before} → ${after}` : '';
  return `${by}: ${what}${why}${change}${answer.ok ? '' : ` (refused: ${answer.error.message})`}`;
}

/** The second signer, to append to the act; empty where there is none. */
export const seenBy = (intent: CageIntent | FloorIntent): string =>
  'signature' in intent && intent.signature !== undefined ? `, seen by ${intent.signature.second}` : '';

/** The current state of the account or drawer that a cage act concerns. */
export async function cageState({ port, table }: CageSite, intent: CageIntent): Promise<string | null> {
  const isDrawer = intent.do === 'fill' || intent.do === 'drop' || intent.do === 'open drawer';
  if (isDrawer || intent.do === 'close drawer') return `drawer ${dollars(await port.counter.drawer())}`;
  const account =
    'account' in intent && intent.account !== null ? await port.people.byAccount(intent.account, table.now()) : null;
  return account && `${dollars(await port.counter.balance(account.account))}, ${account.status}`;
}

/** The current state of what a floor act concerns. */
export function floorState(room: Room, intent: FloorIntent): string | null {
  const { table, cage } = room;
  switch (intent.do) {
    case 'standing approval':
      return table.state.standingApproval ? 'on' : 'off';
    case 'stop':
    case 'resume':
      return table.state.stopped === null ? 'playing' : 'stopped';
    case 'close table':
    case 'open table':
      return table.state.closing === null ? 'open' : table.state.sittings.length > 0 ? 'closing' : 'closed';
    case 'give time':
      return `${Math.ceil((table.countdown(intent.seat)?.leftMs ?? 0) / 1000)} seconds left`;
    case 'profile':
      return table.state.nextProfile ?? table.state.profile;
    case 'clear fault':
      return table.state.fault ?? 'no fault';
    case 'void':
      return table.hand ? `hand ${table.hand.facts.number} open` : 'no hand open';
    case 'foul':
      return table.hand?.view('public').seats.find(({ seat }) => seat === intent.seat)?.state ?? null;
    case 'on my way':
    case 'call done': {
      const call = table.sitting(intent.seat)?.call;
      return call == null ? 'no call' : call.answeredBy === null ? 'called' : `${call.answeredBy} on the way`;
    }
    case 'extend': {
      const until = table.sitting(intent.seat)?.awayUntil;
      return until == null ? null : `${Math.ceil((until - table.now()) / 60_000)} minutes of break`;
    }
    case 'cash in':
    case 'warn': {
      const sitting = table.sitting(intent.seat);
      if (!sitting) return 'seat open';
      const money = `${dollars(stackOf(room, intent.seat))} on the table, ${dollars(cage.balance(sitting.account))} on the card`;
      return `${sitting.leaveNext ? 'leaving' : sitting.calledBackAt !== null ? 'called back' : sitting.status}, ${money}`;
    }
    default: {
      const account = 'account' in intent ? room.accounts.byAccount(intent.account) : null;
      return account?.status ?? null;
    }
  }
}
