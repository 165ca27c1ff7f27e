/** What the floor console of a table shows. */
import { z } from 'zod';
import { along } from './along.ts';
import { cents, gameLabel, instant, name, seat, text } from './fields.ts';
import { language } from './language.ts';
import { notice } from './notice.ts';
import { relation } from './person.ts';
import { deskListShown } from './poker-desk.ts';
import { staffMember } from './staff-member.ts';
import { waitingItem } from './table-status.ts';
import { tableView } from './table-view.ts';
import { tournament, tournamentGame } from './tournament.ts';

/** A line of the floor's log. */
export const logEntry = z.strictObject({
  id: z.number().int(),
  at: instant,
  level: z.enum(['info', 'warning', 'error']),
  code: z.string().max(40),
  text,
  seat: seat.nullable(),
  /** The person who did it, if a person did. */
  by: name.nullable(),
});
export type LogEntry = z.infer<typeof logEntry>;

/** A request that only a floorman or board person may grant. */
export const request = z.strictObject({
  id: z.string().max(40),
  kind: z.enum(['entry', 'move']),
  seat,
  to: seat.nullable(),
  person: name,
  account: z.string().max(20),
  balance: cents,
  since: instant,
  /** What the floor should know first: `left with $340 twenty minutes ago`, `related to seat 4`. */
  remarks: z.array(text),
  /** The game asks less of a player who comes from a broken game or is forced to move. Absent: it does not. */
  transfers: z.literal(true).exactOptional(),
});
export type FloorRequest = z.infer<typeof request>;

export const device = z.strictObject({
  id: z.string().max(120),
  station: z.string().max(20),
  kind: z.string().max(20),
  state: z.enum(['ok', 'lost']),
  detail: text,
  /** For a touch controller: the station whose screen it drives, and whether it is being calibrated. */
  touch: z.strictObject({ seat, calibrating: z.boolean() }).exactOptional(),
});
export type Device = z.infer<typeof device>;

export const floorView = z.strictObject({
  screen: z.literal('floor-console'),
  language: language.exactOptional(),
  table: tableView,
  /** Null when nobody has signed in and the console requires it. */
  staff: staffMember.nullable(),
  /** The member of staff whose card was swiped here a moment ago: only their PIN is missing. */
  presented: staffMember.nullable(),
  /** Why a card swiped here was not accepted as a staff card. */
  notice: notice.nullable(),
  /** What waits for the floor, the worst and oldest first. Absent from a table whose version does not report it. */
  waiting: z.array(waitingItem).max(60).exactOptional(),
  requests: z.array(request),
  /** Members of staff whose sign-in is locked after wrong PINs. */
  locked: z.array(staffMember).max(20),
  /** Players calling the floor, longest waiting first; `onTheWay` names the floorman who is going there. */
  calls: z.array(z.strictObject({ seat, person: name, since: instant, onTheWay: name.nullable() })).max(10),
  /** Players may enter without a request each time; the floorman may switch it off. */
  standingApproval: z.boolean(),
  /** What can be done at each occupied seat, in addition to what the table view says. */
  seats: z.array(
    z.strictObject({
      seat,
      account: z.string().max(20),
      balance: cents,
      boughtIn: cents,
      mayFoul: z.boolean(),
      /** Since when the player is out of the game: on a break, sitting out, out of chips (LR16). */
      awaySince: instant.nullable(),
      overdue: z.boolean(),
      related: z.array(relation),
      /** Null when no game change is coming. */
      along: along.nullable(),
      /** The seat to which they move as soon as no hand is in progress, by order of the floor. Absent: they stay. */
      movesTo: seat.exactOptional(),
    }),
  ),
  /** Seats with new players whom the floor may declare moved here by the house. Absent: none. */
  mayBeMoved: z.array(seat).max(10).exactOptional(),
  /** Related players who sit side by side: one of them has to move (LR20). */
  neighbors: z.array(z.strictObject({ seats: z.array(seat).length(2), players: z.array(name).length(2) })),
  mayVoid: z.boolean(),
  /** Hands at any table that have hit a house jackpot and that two people have not decided yet. Absent: none. */
  hits: z
    .array(
      z.strictObject({
        ...{ number: z.int().min(1), name, table: z.int().min(1), hand: z.int().min(1), amount: cents, text },
        shares: z
          .array(z.strictObject({ who: name, part: z.enum(['loser', 'winner', 'table']), amount: cents }))
          .max(10),
        at: instant,
      }),
    )
    .max(20)
    .exactOptional(),
  /** `made`: when and by whom it was made at a console of this table; absent for one from its files. */
  profiles: z.array(
    z.strictObject({
      id: name,
      label: gameLabel,
      current: z.boolean(),
      made: z.strictObject({ by: name, at: instant }).exactOptional(),
    }),
  ),
  /** The games for which a profile can be made. */
  games: z.array(z.strictObject({ id: name, name: gameLabel })).exactOptional(),
  /** The profile that takes over after the current hand. */
  nextProfile: name.nullable(),
  devices: z.array(device),
  /** Newest first. */
  log: z.array(logEntry).max(200),
  /** The tournaments of the house on the same host, for their director. Absent: the house is elsewhere. */
  tournaments: z.array(tournament).max(60).exactOptional(),
  /** The games in which one can be announced. */
  tournamentGames: z.array(tournamentGame).max(20).exactOptional(),
  /** The lists of the house's poker desk on the same host. Absent: the house is elsewhere. */
  desk: z.array(deskListShown).exactOptional(),
});
export type FloorView = z.infer<typeof floorView>;
