/** What a seated player may press, and what it does at the table. */
import { ok, refuse } from '../../games/result.ts';
import type { ChangedPreferences } from '../../protocol/preferences.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { Answer, IntentMeta } from '../link/desk.ts';
import type { Sitting } from '../table/state.ts';
import type { Room } from './room.ts';

/** Carries out a press by the player of a sitting. Refused as `not now` when the key is not theirs to press. */
export function asSeated(room: Room, sitting: Sitting, intent: StationIntent, meta: IntentMeta): Answer {
  const { seats, table } = room;
  const { seat } = sitting;
  switch (intent.do) {
    case 'decide':
      return table.decide(seat, intent.decision, meta);
    case 'more time':
      return table.drawTime(seat);
    case 'top up':
      return seats.chips.topUp(seat, intent.amount, `top-up:${seat}:${meta.id}`, meta.rev);
    case 'sit out':
      return seats.out.sitOut(seat);
    case 'sit in':
      return seats.out.sitIn(seat, meta.rev);
    case 'entry':
      return seats.entry(seat, intent.entry, meta.rev);
    case 'choice':
      return seats.choose(seat, intent.choice, intent.on, meta.rev);
    case 'break':
      return seats.out.takeBreak(seat);
    case 'come along':
      return seats.game.answer(seat, intent.change, true, intent.most);
    case 'stay out':
      return seats.game.answer(seat, intent.change, false, 0);
    case 'move':
      return seats.moves.ask(seat, intent.to);
    case 'leave':
      return seats.leaving.leave(seat, null);
    case 'stay':
      return seats.leaving.stay(seat);
    case 'turn':
      return table.squeeze.turn(seat, intent.zone, intent.open, table.now());
    case 'call floor':
      return callFloor(room, sitting);
    case 'prefer':
      return prefer(room, sitting, intent.changed);
    default:
      return refuse('not now', 'That cannot be done now.');
  }
}

/** Automatic top-ups and posted blinds take effect from the next hand on. */
function prefer({ accounts, seats, table }: Room, sitting: Sitting, changed: ChangedPreferences): Answer {
  const before = accounts.preferences.of(sitting.account);
  const { autoPost } = accounts.preferences.change(sitting.account, changed);
  if (autoPost === before.autoPost) return ok(null);
  return seats.entry(sitting.seat, autoPost ? 'post' : 'wait', table.rev);
}

/** Logged once for each call, however often the key is pressed. */
function callFloor({ seats, table }: Room, { seat, handle }: Sitting): Answer {
  const called = seats.calls.call(seat);
  if (!called.ok) return called;
  const text = `${handle} calls the floor`;
  if (called.value) table.note({ level: 'warning', code: 'floor called', text, seat, by: null });
  return ok(null);
}
