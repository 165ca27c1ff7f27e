/** Plays a scenario: hand after hand at one table, and reports what was wrong with them. */
import type { Decision } from '../../games/ask.ts';
import type { Occupant, Seating } from '../../games/hand-start.ts';
import type { Cents } from '../../games/money.ts';
import type { AnyMemory, AnyStart } from '../../games/registry.ts';
import type { Seat } from '../../games/seat.ts';
import { unaccounted } from '../../main/hand/conservation.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import type { Problem } from '../../main/rules-file.ts';
import { catchUp } from './bank.ts';
import { NamedDeck, NoSuchCard } from './cards.ts';
import { type Aftermath, failureOf, failuresOf } from './checks.ts';
import { decisionOf } from './decision.ts';
import { playOut, ScenarioHand } from './hand.ts';
import { readMemory, writeMemory } from './memory.ts';
import { isPosition, parseSeat } from './places.ts';
import { type HandReport, type Refused, reportOf } from './report.ts';
import type { Changes, HandScript, Scenario } from './schema.ts';
import { type Line, type ScriptedAct, VERBS } from './script.ts';

export interface Played {
  readonly title: string;
  /** What was not as expected; the scenario passes when this is empty. */
  readonly failures: readonly string[];
  readonly hands: readonly HandReport[];
}

/** Thrown for a file that cannot be played as written: its cards, its button or its memory make no sense. */
export class ScenarioProblem extends Error {
  readonly problem: Problem;

  constructor(path: string, message: string) {
    super(message);
    this.problem = { path, message };
  }
}

export function playScenario(scenario: Scenario): Played {
  const table = new ScenarioTable(scenario);
  const hands: HandReport[] = [];
  for (const script of scenario.hands) {
    const { failures, report } = table.play(script);
    if (report) hands.push(report);
    if (failures.length > 0) {
      return { title: scenario.title, failures: failures.map((failure) => `${script.path}${failure}`), hands };
    }
  }
  return { title: scenario.title, failures: [], hands };
}

/** Zones that a game may reach only by decisions, in addition to those of its deal order. */
const ZONES = ['board', 'dealer', 'player', 'banker', 'shoe', 'burn'];

class ScenarioTable {
  readonly #scenario: Scenario;
  readonly #seeded: Seeded;
  #people: readonly Occupant[];
  #memory: AnyMemory;
  #hands = 0;
  #arrivals = 0;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#seeded = new Seeded(scenario.seed);
    this.#people = [...scenario.seats].map(([seat, stack]) => occupant(seat, `seat-${seat}`, stack));
    const remembered = readMemory(scenario, this.#people);
    if (!remembered.ok) throw new ScenarioProblem('memory', remembered.error);
    const { memory, entry } = remembered.value;
    this.#memory = memory;
    this.#people = this.#people.map((one) => ({ ...one, entry: entry.get(one.seat) ?? one.entry }));
  }

  play(script: HandScript): { failures: readonly string[]; report: HandReport | null } {
    const { game, rules, title } = this.#scenario;
    this.#change(script.changes);
    const seating = this.#seat(script.dice);
    if (!seating.start) return { failures: ['no hand can be dealt: too few players are ready'], report: null };
    const { start } = seating;
    const hand = new ScenarioHand(game, rules, start, this.#deck(script, start));
    const { failure, refused } = runScript(script, hand);
    playOut(hand);
    const outcome = game.outcome(hand.state);
    this.#settle(hand, seating, outcome.stacks);
    const report = reportOf(title, hand, outcome, refused);
    const missing = unaccounted(start, outcome);
    if (missing) return { failures: [missing], report };
    if (failure) return { failures: [failure], report };
    return { failures: failuresOf(script.expect, hand, outcome, this.#aftermath(seating, start)), report };
  }

  #change({ leave, move, sit, sittingOut, entry, choices }: Changes): void {
    const gone = this.#people.filter(({ seat }) => !leave.includes(seat));
    const moved = gone.map((one) => ({ ...one, seat: move.get(one.seat) ?? one.seat }));
    const come = [...sit].map(([seat, stack]) => {
      this.#arrivals += 1;
      return occupant(seat, `arrival-${this.#arrivals}`, stack);
    });
    this.#people = [...moved, ...come].map((one) => ({
      ...one,
      sittingOut: sittingOut ? sittingOut.includes(one.seat) : one.sittingOut,
      entry: entry.get(one.seat) ?? one.entry,
      choices: choices.get(one.seat) ?? one.choices ?? [],
    }));
  }

  /** Seats a hand; in the first, the button is where the file puts it, which may require finding a matching lot. */
  #seat(dice: readonly number[] | null): Seating<AnyStart, AnyMemory> {
    const { button } = this.#scenario;
    const thrown = [...(dice ?? [])];
    const { seating, choices } = this.#seatWith((n) => (thrown.shift() ?? this.#seeded.below(n) + 1) - 1);
    if (this.#hands > 0 || button === null || !seating.start || seating.start.button === button) return seating;
    for (let choice = 0; choice < choices; choice++) {
      const other = this.#seatWith(() => choice).seating;
      if (other.start?.button === button) return other;
    }
    const message = `expected a seat that can have the button; here it goes to seat ${seating.start.button}`;
    throw new ScenarioProblem('button', message);
  }

  #seatWith(lot: (n: number) => number): { seating: Seating<AnyStart, AnyMemory>; choices: number } {
    const { game, rules } = this.#scenario;
    let choices = 0;
    const counted = (n: number): number => {
      choices = Math.max(choices, n);
      return lot(n);
    };
    return { seating: game.seatHand(rules, this.#memory, this.#people, counted), choices };
  }

  #deck(script: HandScript, start: AnyStart): NamedDeck {
    const { game, rules } = this.#scenario;
    const order = game.dealOrder(rules, start);
    const stray = [...script.cards.keys()].find((zone) => !isPosition(zone) && ![...ZONES, ...order].includes(zone));
    if (stray !== undefined) {
      const zones = [...new Set([...order.filter((zone) => parseSeat(zone) === null), ...ZONES])].join(', ');
      throw new ScenarioProblem(`${script.path}cards.${stray}`, `expected a seat from 1 to 10 or ${zones}`);
    }
    // A board comes last of all, so with one the whole deal is known beforehand.
    for (const [zone, cards] of order.at(-1) === 'board' ? script.cards : []) {
      const most = order.filter((each) => each === zone).length;
      if (most > 0 && cards.length > most) {
        throw new ScenarioProblem(
          `${script.path}cards.${zone}`,
          `expected ${most} cards or fewer, not ${cards.length}`,
        );
      }
    }
    try {
      return new NamedDeck(game.deck(rules), order, script.cards, this.#seeded, start.used);
    } catch (error) {
      if (error instanceof NoSuchCard) throw new ScenarioProblem(`${script.path}cards.${error.zone}`, error.message);
      throw error;
    }
  }

  #settle(
    hand: ScenarioHand,
    seating: Seating<AnyStart, AnyMemory>,
    stacks: readonly { seat: Seat; after: Cents }[],
  ): void {
    this.#hands += 1;
    this.#memory = this.#scenario.game.after(hand.state, seating.memory);
    this.#people = this.#people.map((one) => {
      const stack = stacks.find(({ seat }) => seat === one.seat);
      return stack ? { ...one, stack: stack.after } : one;
    });
  }

  #aftermath(seating: Seating<AnyStart, AnyMemory>, start: AnyStart): Aftermath {
    const next = this.#seatWith(() => 0).seating;
    return {
      button: next.start?.button ?? null,
      memory: writeMemory(this.#memory, this.#people),
      dealt: start.players.map(({ seat }) => seat),
      waiting: new Map(seating.waiting.map(({ seat, why }) => [seat, why])),
    };
  }
}

function occupant(seat: Seat, player: string, stack: Cents): Occupant {
  return { seat, player, stack, sittingOut: false, entry: 'wait' };
}

/** Does what the script says, up to the first line that does not work as written. */
function runScript(
  { path, script }: HandScript,
  hand: ScenarioHand,
): { readonly failure: string | null; readonly refused: readonly Refused[] } {
  const refused: Refused[] = [];
  for (const [i, line] of script.entries()) {
    if (line.kind === 'refuse') catchUp(hand, line.act.seat, line.act.word);
    if (line.kind === 'refuse' && !isVerb(line.act.word, hand)) {
      const message = `expected a verb or a choice that is offered, not "${line.act.word}": "${line.text}"`;
      throw new ScenarioProblem(`${path}script[${i}]`, message);
    }
    const failure = runLine(line, hand, refused);
    if (failure) return { failure: `script[${i}] "${line.text}": ${failure}`, refused };
  }
  return { failure: null, refused };
}

/** Any word that is not a verb would be refused: a typo must not pass for a rule. */
function isVerb(word: string, hand: ScenarioHand): boolean {
  return VERBS.has(word) || hand.asks.some((ask) => ask.kind === 'choose' && ask.options.some(({ id }) => id === word));
}

function runLine(line: Line, hand: ScenarioHand, refused: Refused[]): string | null {
  switch (line.kind) {
    case 'check':
      if ('seat' in line.check) catchUp(hand, line.check.seat, null);
      return failureOf(line.check, hand);
    case 'absent':
      catchUp(hand, line.seat, null);
      if (!hand.ask(line.seat)) return notAsked(hand, line.seat);
      hand.absent(line.seat);
      return null;
    case 'act':
      return act(line.act, hand);
    case 'refuse':
      return mustBeRefused(line, hand, refused);
  }
}

function act(what: ScriptedAct, hand: ScenarioHand): string | null {
  catchUp(hand, what.seat, what.word);
  const ask = hand.ask(what.seat);
  if (!ask) return notAsked(hand, what.seat);
  const decision = decisionOf(what, ask);
  if (!decision.ok) return decision.error;
  const refusal = hand.decide(what.seat, decision.value);
  return refusal ? `refused: ${refusal.message}${offered(hand, decision.value)}` : null;
}

function notAsked(hand: ScenarioHand, seat: Seat): string {
  const turn = hand.asks.map((ask) => ask.seat);
  return turn.length === 0 ? 'the hand is over' : `seat ${seat} owes no decision; seat ${turn.join(', ')} does`;
}

function offered(hand: ScenarioHand, decision: Decision): string {
  const [ask] = hand.asks;
  if (decision.kind !== 'raise' || ask?.kind !== 'bet' || !ask.raise) return '';
  return ` It is from ${ask.raise.min / 100} to ${ask.raise.max / 100}.`;
}

function mustBeRefused(
  line: Extract<Line, { act: ScriptedAct }>,
  hand: ScenarioHand,
  refused: Refused[],
): string | null {
  const decision = decisionOf(line.act, hand.ask(line.act.seat));
  if (!decision.ok) {
    refused.push({ line: line.text, code: 'not-offered', message: decision.error });
    return null;
  }
  const before = JSON.stringify(hand.view('public'));
  const refusal = hand.decide(line.act.seat, decision.value);
  if (!refusal) return 'was taken, expected to be refused';
  if (JSON.stringify(hand.view('public')) !== before) return 'was refused but changed the hand';
  refused.push({ line: line.text, ...refusal });
  return null;
}
