/**
 * Writes the hands of a scenario file down as they are played: who posts, what is dealt, what each seat is asked and
 * does, what everybody sees as each street begins, and where every chip goes in the end. For people to read, and for
 * tests to notice when anything of it changes.
 */

import type { Ask } from '../../games/ask.ts';
import type { CardText } from '../../games/card.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Occupant } from '../../games/hand-start.ts';
import type { HandView, SeatView, TableHand } from '../../games/hand-view.ts';
import { dollars } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import type { AnyMemory, AnyStart } from '../../games/registry.ts';
import { NamedDeck } from '../../lab/scenario/cards.ts';
import { decisionOf } from '../../lab/scenario/decision.ts';
import { ScenarioHand } from '../../lab/scenario/hand.ts';
import { readMemory } from '../../lab/scenario/memory.ts';
import { type HandScript, loadScenarios, type Scenario } from '../../lab/scenario/schema.ts';
import type { Line } from '../../lab/scenario/script.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { writeRules } from '../../main/rules-file.ts';

/** The transcript of all hands of a file. Throws, with what there is of it, where the script goes wrong. */
export const transcriptOf = (path: string): string =>
  transcribed(path)
    .map(({ lines }) => lines.join('\n'))
    .join('\n\n');

/** The hands of a file, played to their ends. */
export const handsOf = (path: string): readonly ScenarioHand[] => transcribed(path).flatMap(({ hands }) => hands);

function transcribed(path: string): readonly Transcript[] {
  const scenarios = loadScenarios(path);
  if (!scenarios.ok) throw new Error(scenarios.error.map((problem) => `${path}: ${problem.message}`).join('; '));
  return scenarios.value.map((scenario) => new Transcript(scenario));
}

class Transcript {
  readonly lines: string[] = [];
  readonly hands: ScenarioHand[] = [];
  readonly #scenario: Scenario;
  readonly #seeded: Seeded;
  #people: readonly Occupant[];
  #memory: AnyMemory;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#seeded = new Seeded(scenario.seed);
    this.#people = [...scenario.seats].map(([seat, stack]) => {
      return { seat, player: `seat ${seat}`, stack, sittingOut: false, entry: 'wait' };
    });
    const remembered = readMemory(scenario, this.#people);
    if (!remembered.ok) throw new Error(`memory: ${remembered.error}`);
    this.#memory = remembered.value.memory;
    this.lines.push(scenario.title, `Rules: ${changedRules(scenario)}`);
    for (const [i, script] of scenario.hands.entries()) this.#hand(i + 1, script);
  }

  #hand(number: number, script: HandScript): void {
    const { game, rules } = this.#scenario;
    this.#change(script);
    const seating = this.#seat(number, script.dice);
    const { start, waiting } = seating;
    if (!start) throw new Error(`hand ${number}: too few players`);
    const seats = start.players.map(({ seat, stack }) => `${seat} ${dollars(stack)}`);
    this.lines.push('', `Hand ${number}: button ${start.button}; ${seats.join(', ')}`);
    for (const { seat, message } of waiting) this.lines.push(`  seat ${seat} waits: ${message}`);
    const deck = new NamedDeck(game.deck(rules), game.dealOrder(rules, start), script.cards, this.#seeded, start.used);
    const hand = new ScenarioHand(game, rules, start, deck);
    const page = new Page(hand, this.lines);
    page.turn();
    for (const line of script.script) {
      const wrong = carryOut(hand, line);
      if (wrong) throw new Error([...this.lines, wrong].join('\n'));
      page.turn();
    }
    if (hand.asks.length > 0) throw new Error([...this.lines, 'the script ends before the hand'].join('\n'));
    this.#settle(hand, start, seating.memory);
    this.hands.push(hand);
  }

  #change({ changes: { leave, move, sit, sittingOut, entry, choices } }: HandScript): void {
    const stayed = this.#people.filter(({ seat }) => !leave.includes(seat));
    const come = [...sit].map(([seat, stack]): Occupant => {
      return { seat, player: `newcomer in ${seat}`, stack, sittingOut: false, entry: 'wait' };
    });
    this.#people = [...stayed.map((one) => ({ ...one, seat: move.get(one.seat) ?? one.seat })), ...come].map((one) => ({
      ...one,
      sittingOut: sittingOut?.includes(one.seat) ?? one.sittingOut,
      entry: entry.get(one.seat) ?? one.entry,
      choices: choices.get(one.seat) ?? one.choices ?? [],
    }));
  }

  /** The first hand has the button where the file puts it: the lot that gives it there is found by trying. */
  #seat(number: number, dice: readonly number[] | null) {
    const { game, rules, button } = this.#scenario;
    const seatings = this.#people.map((_, lot) => {
      const thrown = [...(dice ?? [])];
      return game.seatHand(rules, this.#memory, this.#people, () => (thrown.shift() ?? lot + 1) - 1);
    });
    const wanted = number === 1 ? seatings.find(({ start }) => start?.button === button) : seatings[0];
    if (!wanted) throw new Error(`seat ${button} cannot have the button`);
    return wanted;
  }

  #settle(hand: ScenarioHand, start: AnyStart, memory: AnyMemory): void {
    const outcome = hand.game.outcome(hand.state);
    this.lines.push('  Settled', ...settlement(outcome).map((line) => `    ${line}`));
    this.#memory = hand.game.after(hand.state, memory);
    this.#people = this.#people.map((one) => {
      const at = start.players.findIndex(({ seat }) => seat === one.seat);
      return { ...one, stack: outcome.stacks[at]?.after ?? one.stack };
    });
  }
}

function changedRules({ game, rules }: Scenario): string {
  const defaults = writeRules(game, game.rules.parse({}));
  const changed = Object.entries(writeRules(game, rules)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return changed.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ') || 'as they come';
}

/** What is wrong with a line; null when it was carried out. */
function carryOut(hand: ScenarioHand, line: Line): string | null {
  if (line.kind === 'absent') {
    hand.absent(line.seat);
    return null;
  }
  if (line.kind !== 'act') return `"${line.text}" has no place in a playthrough`;
  const decision = decisionOf(line.act, hand.ask(line.act.seat));
  if (!decision.ok) return `"${line.text}": ${decision.error}`;
  const refusal = hand.decide(line.act.seat, decision.value);
  return refusal && `"${line.text}" is refused: ${refusal.message}`;
}

/** Writes what is new since the last look: events, then what is seen when a street begins or the hand is over, then asks. */
class Page {
  readonly #hand: ScenarioHand;
  readonly #lines: string[];
  #written = 0;
  #asked: readonly string[] = [];
  #street = '';

  constructor(hand: ScenarioHand, lines: string[]) {
    this.#hand = hand;
    this.#lines = lines;
  }

  turn(): void {
    const events = this.#hand.events().map((event, i) => this.#ownDiscard(event, i));
    for (const event of events.slice(this.#written)) this.#lines.push(`  ${eventLine(event)}`);
    this.#written = events.length;
    const view = this.#hand.view('public');
    if (view.street !== this.#street || view.over) this.#look(view);
    this.#street = view.street;
    // Of several who are asked at once, each is written down once.
    const asked = this.#hand.asks.map((ask) => `    seat ${ask.seat} may ${askLine(ask)}`);
    for (const line of asked) if (this.#hand.asks.length === 1 || !this.#asked.includes(line)) this.#lines.push(line);
    this.#asked = asked;
  }

  /** A card that is thrown away, as its owner saw it. */
  #ownDiscard(event: HandEvent, i: number): HandEvent {
    return event.kind === 'discard' ? (this.#hand.view(event.seat).events[i] ?? event) : event;
  }

  #look(everybody: HandView): void {
    this.#lines.push(`    everybody sees ${middle(everybody)}`);
    for (const line of places(everybody)) this.#lines.push(`      ${line}`);
    for (const one of everybody.seats) {
      const own = this.#hand.view(one.seat).seats.find(({ seat }) => seat === one.seat);
      const seen = own && holding(own) !== holding(one) ? `, sees ${holding(own)}` : '';
      this.#lines.push(`      seat ${one.seat}: ${seatLine(one)}${seen}`);
    }
  }
}

const holding = ({ cards, hand, plays }: SeatView): string => {
  const made = hand === null ? '' : ` (${hand}${plays.length > 0 ? `: ${plays.join(' ')}` : ''})`;
  return `${cards.length === 0 ? 'no cards' : cardLine(cards)}${made}`;
};

const cardLine = (cards: readonly (CardText | null)[]): string => cards.map((card) => card ?? '??').join(' ');

/** What lies between the seats: the street, the cards that are nobody's, the pots, whose turn it is. */
function middle(view: HandView): string {
  const zones = view.zones.map(({ id, cards }) => `${id} ${cards.join(' ') || 'empty'}`);
  const pots = (view.kind === 'pot' ? view.pots : []).map(
    ({ label, amount, seats }) => `${label} ${dollars(amount)} for ${seats.join(' ')}`,
  );
  const turn = view.over ? 'the hand is over' : `seat ${view.turn.join(' ')} to act`;
  return `${view.street}: ${[...zones, ...pots, turn].join('; ')}`;
}

/** The hands on the positions of a player-dealer game, as far as there are cards. */
function places(view: HandView): readonly string[] {
  return (view.kind === 'banked' ? view.positions : []).flatMap(({ id, hands }) =>
    hands
      .filter(({ cards }) => cards.length > 0)
      .map(({ label, cards, text }) => `place ${id}${label && ` ${label}`}: ${cardLine(cards)}${text && ` (${text})`}`),
  );
}

function seatLine(one: SeatView): string {
  const bet = one.bet > 0 ? `, bet ${dollars(one.bet)}` : '';
  const won = one.won > 0 ? `, won ${dollars(one.won)}` : '';
  return `${dollars(one.stack)} ${one.state}${bet}${won}, ${holding(one)}`;
}

function askLine(ask: Ask): string {
  switch (ask.kind) {
    case 'bet': {
      const { fold, call, callVerb, callAllIn, raise } = ask;
      const range =
        raise && (raise.min === raise.max ? dollars(raise.min) : `${dollars(raise.min)} to ${dollars(raise.max)}`);
      return [
        ...(fold ? ['fold'] : []),
        ...(call === null ? [] : [call === 0 ? callVerb : `${callVerb} ${dollars(call)}${callAllIn ? ' all-in' : ''}`]),
        ...(raise ? [`${raise.verb}${raise.verb === 'bet' ? '' : ' to'} ${range}`] : []),
      ].join(', ');
    }
    case 'choose':
      return ask.options.map(({ label, cost }) => (cost === null ? label : `${label} for ${dollars(cost)}`)).join(', ');
    case 'cards':
      return `pick: ${ask.prompt}`;
    case 'wager':
      return ask.spots
        .map(({ id, at, min, max }) => `${id}${at === null ? '' : ` (${at})`} ${dollars(min)} to ${dollars(max)}`)
        .join(', ');
  }
}

function eventLine(event: HandEvent): string {
  switch (event.kind) {
    case 'street':
      return event.name;
    case 'post':
      return `seat ${event.seat} posts ${event.what} ${dollars(event.amount)}${event.allIn ? ' all-in' : ''}`;
    case 'deal':
      return `${/^\d+$/.test(event.to) ? `seat ${event.to}` : event.to} gets ${cardLine(event.cards)}`;
    case 'act': {
      const amount = event.amount === 0 ? '' : ` ${dollars(event.amount)}, in all ${dollars(event.to)}`;
      return `seat ${event.seat} ${event.what}${amount}${event.allIn ? ', all-in' : ''}${event.absent ? ', absent' : ''}`;
    }
    case 'returned':
      return `seat ${event.seat} gets back ${dollars(event.amount)}`;
    case 'collected':
      return `${event.place} takes ${dollars(event.amount)}`;
    case 'shown':
      return `seat ${event.seat} shows ${cardLine(event.cards)}${event.hand ? `: ${event.hand}` : ''}`;
    case 'won':
      return `seat ${event.seat} wins ${dollars(event.amount)} of the ${event.from}${event.hand ? `: ${event.hand}` : ''}`;
    case 'exposed':
      return `seat ${event.seat} turns up ${cardLine(event.cards)}`;
    case 'discard':
      if (event.cards.length === 0) return `seat ${event.seat} stands pat`;
      return `seat ${event.seat} throws away ${cardLine(event.cards)}`;
    case 'chances':
      return `chances ${event.of.map(({ seat, thousandths }) => `seat ${seat} ${thousandths}`).join(', ')}`;
    case 'carried':
      return `${dollars(event.amount)} ${event.into === 'pot' ? 'is in the pot from the hand before' : 'stays for the next hand'}`;
    case 'laid':
      return `seat ${event.seat} lays ${event.hands.map(laidLine).join('; ')}`;
    case 'paid':
      return `seat ${event.from} pays seat ${event.to} ${dollars(event.amount)}: ${event.why}`;
    case 'jackpot': {
      const { name, lost, won, beaten, best } = event;
      return beaten === null
        ? `${name}: seat ${won.join(', ')} has ${best}`
        : `${name}: ${beaten} of seat ${lost.join(', ')} beaten by ${best} of seat ${won.join(', ')}`;
    }
    case 'told':
      return event.text;
    case 'settled':
      return `seat ${event.seat} ${event.spot} ${dollars(event.amount)}: ${event.result}, won ${dollars(event.won)}, lost ${dollars(event.lost)}. ${event.text}`;
    case 'mucked':
      return `seat ${event.seat} mucks`;
    case 'fouled':
      return `the hand of seat ${event.seat} is foul`;
  }
}

const laidLine = ({ label, cards, text }: TableHand): string =>
  [label, cardLine(cards), text && `(${text})`].filter((part) => part !== '').join(' ');

function settlement({ pots, moves, stacks, shown }: Outcome): string[] {
  return [
    ...pots.map(({ label, amount, shares }) => {
      const to = shares.map((share) => `${dollars(share.amount)} to seat ${share.seat}`);
      return `${label} ${dollars(amount)}: ${to.join(', ') || 'to nobody'}`;
    }),
    ...moves.map(({ from, to, amount, why }) => `${dollars(amount)} from ${from} to ${to} (${why})`),
    `shown: ${shown.join(' ') || 'nobody'}`,
    `stacks: ${stacks.map(({ seat, before, after }) => `${seat} ${dollars(before)} → ${dollars(after)}`).join(', ')}`,
  ];
}
