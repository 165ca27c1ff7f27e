/**
 * The memory that a scenario writes by seat, and a game's own. Games with a button and blinds share one form: `{"owes":
 * {"4": ["small", "big"]}, "waiting": {"7": "post"}}`. Any other game's memory is written as the game has it.
 */

import { z } from 'zod';
import { bankedMemory, newBankedMemory } from '../../games/banked/memory.ts';
import type { BankedRules } from '../../games/banked/rules.ts';
import type { Occupant } from '../../games/hand-start.ts';
import {
  newcomer,
  newPokerMemory,
  type PokerMemory,
  placeFrom,
  pokerMemory,
  type Standing,
} from '../../games/poker/memory.ts';
import type { AnyMemory } from '../../games/registry.ts';
import { ok, type Result } from '../../games/result.ts';
import { type Seat, seat } from '../../games/seat.ts';
import { parseSeat } from './places.ts';
import type { Scenario } from './schema.ts';

const seatKey = z.string().refine((text) => parseSeat(text) !== null);

const written = z.strictObject({
  /** Blinds that a seat has missed. */
  owes: z.partialRecord(seatKey, z.array(z.enum(['small', 'big'])).min(1)).default({}),
  /** Seats not dealt in since they sat down, and how they want to come in. */
  waiting: z.partialRecord(seatKey, z.enum(['post', 'wait'])).default({}),
  /** Where the button and blinds were in the last hand. */
  button: seat.optional(),
  smallBlind: seat.optional(),
  bigBlind: seat.optional(),
  /** Where there are kill pots: who won the last hand alone, and who must kill the next. */
  winner: seat.optional(),
  killer: seat.optional(),
});

type Written = z.output<typeof written>;

type ScenarioStart = Pick<Scenario, 'game' | 'rules' | 'memory' | 'button'>;

/** What a table remembers at the start of a scenario, and how its players want to come in. */
export interface Remembered {
  readonly memory: AnyMemory;
  readonly entry: ReadonlyMap<Seat, Occupant['entry']>;
}

/**
 * Reads the memory of a scenario. Seats not named as owing or waiting were dealt in last time. The last button follows
 * from `button`, its next place, unless it is given. The error says what was expected.
 */
export function readMemory(scenario: ScenarioStart, people: readonly Occupant[]): Result<Remembered, string> {
  const { game, memory: file, button } = scenario;
  const fresh = game.newMemory();
  const banked = bankedMemory.safeParse(fresh);
  if (banked.success) return readBankedMemory(scenario);
  if (Object.keys(file).length === 0) return ok({ memory: fresh, entry: new Map() });
  if (!pokerMemory.safeParse(fresh).success) {
    const own = game.memory.safeParse({ ...(fresh as object), ...file });
    return own.success ? ok({ memory: own.data, entry: new Map() }) : failed(own.error);
  }
  const read = written.safeParse(file);
  if (!read.success) return failed(read.error);
  const stranger = strangerIn(read.data, people);
  if (stranger !== null) return { ok: false, error: `${stranger}: expected an occupied seat` };
  const memory = pokerMemoryOf(read.data, people, button);
  if (!memory) return { ok: false, error: 'expected a seat that neither owes nor waits' };
  const entry = Object.entries(read.data.waiting).map(([key, how]) => [Number(key), how ?? 'wait'] as const);
  return ok({ memory: game.memory.parse(memory), entry: new Map(entry) });
}

/** A player-dealer game: the bank is offered to `button` first, unless the file says who had it last. */
function readBankedMemory({ game, rules, memory: file, button }: ScenarioStart): Result<Remembered, string> {
  const back = (rules as unknown as BankedRules).bankTurns === 'counterclockwise' ? 1 : 9;
  const bank = button === null ? null : { seat: ((button + back - 1) % 10) + 1, player: '', hands: 2 };
  const read = game.memory.safeParse({ ...newBankedMemory(), bank, ...file });
  return read.success ? ok({ memory: read.data, entry: new Map() }) : failed(read.error);
}

/** An empty seat that is said to owe, wait or win; null when there is none. */
function strangerIn({ owes, waiting, winner, killer }: Written, people: readonly Occupant[]): string | null {
  const named: [string, Seat | undefined][] = [
    ...Object.keys(owes).map((key): [string, Seat] => [`owes.${key}`, Number(key)]),
    ...Object.keys(waiting).map((key): [string, Seat] => [`waiting.${key}`, Number(key)]),
    ['winner', winner],
    ['killer', killer],
  ];
  const stray = named.find(([, at]) => at !== undefined && !people.some((one) => one.seat === at));
  return stray ? stray[0] : null;
}

function failed(error: z.ZodError): { readonly ok: false; readonly error: string } {
  const [issue] = error.issues;
  return { ok: false, error: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a memory'}` };
}

function pokerMemoryOf(file: Written, people: readonly Occupant[], next: Seat | null): PokerMemory | null {
  const dealt = people.filter(({ seat }) => !(String(seat) in file.owes) && !(String(seat) in file.waiting));
  const last = file.button ?? buttonBefore(dealt, next);
  if (last === null) return null;
  const standings = people.map(({ seat, player }): Standing => {
    const stranger = newcomer(player, seat);
    if (String(seat) in file.waiting && !(String(seat) in file.owes)) return stranger;
    return { ...stranger, entering: null, freePass: false, missed: file.owes[String(seat)] ?? [] };
  });
  const playerIn = (at: Seat | undefined): string | null => people.find(({ seat }) => seat === at)?.player ?? null;
  return {
    ...newPokerMemory(),
    button: last,
    smallBlind: file.smallBlind ?? null,
    bigBlind: file.bigBlind ?? null,
    dealt: dealt.map(({ seat, player }) => ({ seat, player })),
    standings,
    winner: playerIn(file.winner),
    killer: playerIn(file.killer),
  };
}

/** The seat from which the button moves on to `next`: of those dealt in, the closest on its right. */
function buttonBefore(dealt: readonly Occupant[], next: Seat | null): Seat | null {
  const from = next ?? 1;
  const [closest] = dealt.map(({ seat }) => seat).sort((a, b) => placeFrom(a, from) - placeFrom(b, from));
  return closest ?? null;
}

/** A game's memory in the form in which scenarios write it. */
export function writeMemory(memory: AnyMemory, people: readonly Occupant[]): Record<string, unknown> {
  const poker = pokerMemory.safeParse(memory);
  if (!poker.success) return memory as unknown as Record<string, unknown>;
  const owes: Record<string, readonly string[]> = {};
  const waiting: Record<string, string> = {};
  for (const { seat, player, entry } of people) {
    const standing = poker.data.standings.find((one) => one.player === player);
    if (standing && standing.missed.length > 0) owes[String(seat)] = standing.missed;
    else if (!standing || standing.entering !== null) waiting[String(seat)] = entry;
  }
  const { button, smallBlind, bigBlind, winner, killer } = poker.data;
  const seatOf = (who: string | null): Seat | null => people.find(({ player }) => player === who)?.seat ?? null;
  return { owes, waiting, button, smallBlind, bigBlind, winner: seatOf(winner), killer: seatOf(killer) };
}
