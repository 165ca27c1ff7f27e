/**
 * The floor's rulings on hands, chips and jackpots. Most are signed by a second person in another role, and the players
 * concerned are shown the reason.
 */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { Answer, IntentMeta, IntentTo } from '../link/desk.ts';
import type { Room } from './room.ts';
import { secondSignature } from './second-signature.ts';
import { closeShift } from './shift-close.ts';

/** The refusal for a press that meant a hand which has ended since. */
export const THAT_HAND_IS_OVER = refuse('stale', 'That hand is over; another one is being played.');

/** Two people of different roles sign the table's totals at the end of a shift. */
export async function signShift(
  room: Room,
  { signature }: IntentTo<FloorIntent, 'close shift'>,
  staff: StaffMember,
): Promise<Answer> {
  const signed = await secondSignature(room, 'second a shift', staff, signature);
  if (!signed.ok) return signed;
  return ok({ kind: 'shift closed', sheet: closeShift(room, staff, signed.value) });
}

/** Two people of different roles confirm that the table may deal again, and what failed passes (M2). */
export async function clearFault(
  room: Room,
  { signature }: IntentTo<FloorIntent, 'clear fault'>,
  staff: StaffMember,
): Promise<Answer> {
  const signed = await secondSignature(room, 'second a clearing', staff, signature);
  if (!signed.ok) return signed;
  const cleared = await room.table.clearFault();
  // Chips that came in the meantime were waiting for this, too.
  if (cleared.ok) room.seats.house.goOn();
  return cleared;
}

/** Voiding a hand moves chips back, so it takes two people of different roles. */
export async function voidHand(
  room: Room,
  { reason, signature }: IntentTo<FloorIntent, 'void'>,
  staff: StaffMember,
  { rev }: IntentMeta,
): Promise<Answer> {
  const { table } = room;
  const meant = table.openNumber;
  if (rev < table.handSince) return THAT_HAND_IS_OVER;
  const signed = await secondSignature(room, 'second a ruling', staff, signature);
  if (!signed.ok) return signed;
  // The hand may have ended while the PIN was being checked.
  if (table.openNumber !== meant) return THAT_HAND_IS_OVER;
  return table.void(reason, { by: staff.id, second: signed.value.id });
}

/** The house pays a jackpot hit, or rules that there was none; two people of different roles sign. */
export async function decideJackpot(
  room: Room,
  { hit, pays, reason, signature }: IntentTo<FloorIntent, 'decide jackpot'>,
  staff: StaffMember,
  { id }: IntentMeta,
): Promise<Answer> {
  const { line } = room;
  const signed = await secondSignature(room, 'second a ruling', staff, signature);
  if (!signed.ok) return signed;
  const signers = { by: staff.id, second: signed.value.id };
  const done = await line.ask({ ask: 'decide hit', key: `hit:${hit}:${id}`, hit, pays, reason, ...signers });
  return done.ok ? ok(null) : done;
}

/** During a fault chips go only to the card, once all of the books are proven and two people have signed. */
export async function cashInDespiteFault(
  room: Room,
  intent: IntentTo<FloorIntent, 'cash in'>,
  staff: StaffMember,
  { rev }: IntentMeta,
): Promise<Answer> {
  const { table, seats } = room;
  if (intent.signature === undefined) {
    return refuse('second-person', 'Until the fault is cleared, cashing in needs a second person’s signature.');
  }
  const signed = await secondSignature(room, 'second a ruling', staff, intent.signature);
  if (!signed.ok) return signed;
  const wrong = await table.proveBooks();
  if (wrong !== null) return refuse('fault', `Not cashed in: ${wrong}`);
  if (!seats.meant(intent.seat, rev)) return refuse('stale', `Seat ${intent.seat} has changed hands since you looked.`);
  return toldOfCashIn(
    room,
    intent,
    seats.leaving.cashInDespiteFault(intent.seat, { by: staff.id, second: signed.value.id }),
  );
}

/** The player and all others in the hand are shown the ruling and its reason (LR9). */
export function foul(room: Room, { seat, reason }: IntentTo<FloorIntent, 'foul'>, by: string): Answer {
  const { table } = room;
  const others = table.hand?.facts.start.players.filter((one) => one.seat !== seat) ?? [];
  const player = table.sitting(seat)?.handle ?? `Seat ${seat}`;
  const done = table.foul(seat, by);
  if (!done.ok) return done;
  tell(room, seat, `The floor has ruled your hand foul: ${reason}. What you have bet stays in the pot.`);
  for (const one of others) tell(room, one.seat, `The floor has ruled the hand of ${player} foul: ${reason}.`);
  return done;
}

/** The floor takes a player out of the game, with their chips to their card (LR15). */
export function cashIn(room: Room, intent: IntentTo<FloorIntent, 'cash in'>, by: string): Answer {
  return toldOfCashIn(room, intent, room.seats.leaving.leave(intent.seat, by));
}

/** Shows the player why they are cashed in (LR15). */
function toldOfCashIn(room: Room, { seat, reason }: IntentTo<FloorIntent, 'cash in'>, done: Answer): Answer {
  if (!done.ok) return done;
  const stays = room.table.sitting(seat) !== undefined;
  tell(
    room,
    seat,
    stays
      ? `The floor cashes you in when this hand is over: ${reason}. The cashier pays out what is on your card.`
      : `The floor has cashed you in: ${reason}. The cashier pays out what is on your card.`,
  );
  return done;
}

function tell(room: Room, seat: Seat, text: string): void {
  room.stations.get(seat)?.tellRuling(text);
}
