/** Replays a hand of a history by our rules and compares the result with what the history says. */

import type { Cents } from '../../games/money.ts';
import type { Outcome } from '../../games/outcome.ts';
import type { Seat } from '../../games/seat.ts';
import { takenOut, unaccounted } from '../../main/hand/conservation.ts';
import type { Problem } from '../../main/rules-file.ts';
import { amountOf, unitsOf } from './amount.ts';
import { BOARD, deckOf, isSeen, type SeenCards, seenCards, withoutHands } from './cards.ts';
import { drawsOf, heldInTheEnd } from './draws.ts';
import { type History, readHistory } from './history.ts';
import { type PlayedHistory, play } from './play.ts';
import { type Reading, readingsOf, withOtherOddChips } from './readings.ts';
import { type PhhSetup, setupOf, withReshuffles } from './setup.ts';
import { VARIANTS } from './variants.ts';

export type ReplayVerdict =
  /**
   * Every action was taken and every stack equals the one in the file. `note` is anything else worth reporting;
   * `reading` is present when it took a reading other than ours, and says which.
   */
  | { readonly kind: 'passed'; readonly note: string | null; readonly reading?: string }
  /** `why` by our own reading; `others` where other readings were tried, and why each of them failed too. */
  | { readonly kind: 'failed'; readonly why: string; readonly others?: readonly FailedReading[] }
  /** The history says too little. */
  | { readonly kind: 'skipped'; readonly why: string }
  /** It is not a hand in this format. */
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** A reading other than ours, by its note, and why the hand fails by it. */
export interface FailedReading {
  readonly reading: string;
  readonly why: string;
}

/** The number of decks tried to find one in which the mucked hands win nothing. */
const MOST_DECKS = 300;

/** Replays one hand, given by its fields. */
export function replay(fields: Readonly<Record<string, unknown>>): ReplayVerdict {
  const code = fields.variant;
  const variant = typeof code === 'string' ? VARIANTS.get(code) : undefined;
  if (!variant) {
    const message = `expected one of ${[...VARIANTS.keys()].join(', ')}, not ${JSON.stringify(code)}`;
    return { kind: 'invalid', problems: [{ path: 'variant', message }] };
  }
  const history = readHistory(variant, fields);
  if (!history.ok) return { kind: 'invalid', problems: history.error };
  let why = '';
  const others: FailedReading[] = [];
  for (const reading of readingsOf(history.value)) {
    const verdict = replayBy(reading, history.value);
    if (verdict.kind !== 'failed') return verdict;
    if (reading.note === null) why = verdict.why;
    else others.push({ reading: reading.note, why: verdict.why });
  }
  return others.length > 0 ? { kind: 'failed', why, others } : failed(why);
}

function replayBy(reading: Reading, history: History): ReplayVerdict {
  const setup = setupOf(history, reading);
  if (!setup.ok) return { kind: 'invalid', problems: setup.error };
  const seen = seenCards(history, setup.value);
  if (!seen.ok) return { kind: 'invalid', problems: seen.error };
  const whole = history.variant.draws
    ? withReshuffles(setup.value, drawsOf(history, setup.value).reshuffles)
    : setup.value;
  return replayHand(history, whole, seen.value);
}

const failed = (why: string): ReplayVerdict => ({ kind: 'failed', why });
const skipped = (why: string): ReplayVerdict => ({ kind: 'skipped', why });

function replayHand(history: History, setup: PhhSetup, seen: SeenCards): ReplayVerdict {
  const mucked = muckedIn(history);
  const replaced = new Set<number>();
  let wrong: string | null = null;
  for (let attempt = 0; attempt < MOST_DECKS; attempt++) {
    const deck = deckOf(withoutHands(seen, replaced), setup, attempt);
    const played = play(history, setup, deck);
    if (!played.ok) {
      // An open card that the history leaves out may be any that makes the right player act.
      wrong ??= played.error;
      if (hidesOpenCards(history) && attempt < MOST_DECKS - 1) continue;
      return failed(wrong);
    }
    if (played.value.unfinished !== null || history._voided) return judgeUnfinished(history, played.value);
    const outcome = setup.game.outcome(played.value.state);
    const forfeiting = winnersOf(outcome).filter((player) => mucked.has(player));
    if (forfeiting.length === 0) {
      return judge({ history, setup, seen, played: played.value, outcome, mucked, replaced });
    }
    // A player who mucks has no part in the pot, whatever they held: they are given cards that lose.
    for (const player of forfeiting) replaced.add(player);
  }
  return skipped(`whatever p${[...replaced].join(' and p')} mucked, it would share in the pot by our rules`);
}

/** Whether cards are missing that decide who acts first. */
const hidesOpenCards = ({ variant, actions }: History): boolean =>
  variant.forced === 'bring-in' && actions.some((action) => action.kind === 'hole' && action.cards.includes(null));

/** Players who folded or mucked. In a hand of our own the rules have handled that, with the actual cards. */
function muckedIn({ actions, _rules }: History): ReadonlySet<number> {
  if (_rules !== undefined) return new Set();
  return new Set(actions.flatMap((action) => (action.kind === 'muck' ? [action.player] : [])));
}

/** Players who win a part of a pot by their hands. */
const winnersOf = ({ pots }: Outcome): number[] =>
  pots.flatMap(({ shares }) => shares.filter(({ hand }) => hand !== null).map(({ seat }) => seat));

function judgeUnfinished(history: History, { unfinished }: PlayedHistory): ReplayVerdict {
  if (history._voided) {
    const same = history.finishing_stacks?.every((stack, i) => stack === history.starting_stacks[i]) ?? true;
    return same ? { kind: 'passed', note: 'voided' } : failed('expected a voided hand to give every chip back');
  }
  // A history may break off; one that records how the hand ended does not.
  if (history.finishing_stacks === undefined) return skipped(`it stops early: ${unfinished}`);
  return failed(String(unfinished));
}

/** A hand played to its end, and what the history says about it. */
interface Ended {
  readonly history: History;
  readonly setup: PhhSetup;
  readonly seen: SeenCards;
  readonly played: PlayedHistory;
  readonly outcome: Outcome;
  /** Players who mucked, and those of them who were given other cards because of it. */
  readonly mucked: ReadonlySet<number>;
  readonly replaced: ReadonlySet<number>;
}

function judge(ended: Ended): ReplayVerdict {
  const { history, setup, outcome, replaced } = ended;
  const unseen = unseenAtShowdown(ended);
  if (unseen !== null) return skipped(unseen);
  const after = new Map(outcome.stacks.map((stack) => [stack.seat, stack.after]));
  const wrong = wrongStacks(ended, after);
  const oddChips =
    wrong !== null && history._rules === undefined && wrongStacks(ended, withOtherOddChips(outcome)) === null;
  const fault = unaccounted(setup.start, outcome) ?? wrongFees(ended) ?? (oddChips ? null : wrong);
  if (fault !== null) return failed(fault);
  const winners = [...replaced].filter((player) => isHandSeen(ended, player));
  const readings = [setup.reading.note, oddChips ? 'odd chips given out another way' : null];
  const notes = [
    ...readings,
    winners.length > 0 ? `p${winners.join(' and p')} mucking a hand that wins` : null,
    history.finishing_stacks === undefined ? 'no finishing stacks to compare' : null,
  ].filter((note) => note !== null);
  const reading = readings.filter((each) => each !== null).join(', ');
  return {
    kind: 'passed',
    note: notes.length > 0 ? `with ${notes.join(', ')}` : null,
    ...(reading === '' ? {} : { reading }),
  };
}

/** Cards that decide the hand and that the history does not know; null when it knows them all. */
function unseenAtShowdown(ended: Ended): string | null {
  const { setup, seen, played, outcome, mucked } = ended;
  if (winnersOf(outcome).length === 0) return null;
  const { seats, zones } = setup.game.view(played.state, 'public');
  const board = zones.find(({ id }) => id === BOARD)?.cards.length ?? 0;
  if (!isSeen(seen, BOARD, board)) return 'the board at the showdown is not known';
  const live = seats.filter(({ state }) => state !== 'folded');
  const unseen = live.find(({ seat }) => !mucked.has(seat) && !isHandSeen(ended, seat));
  return unseen ? `the hand of p${unseen.seat} at the showdown is not known` : null;
}

/** Whether the history knows all of a player's final cards. */
function isHandSeen(ended: Ended, seat: Seat): boolean {
  const { history, seen } = ended;
  if (history.variant.draws) return !heldInTheEnd(history, seat).includes(null);
  return isSeen(seen, String(seat), heldBy(ended, seat));
}

/** How many cards a player holds at the end. */
const heldBy = ({ setup, played }: Ended, seat: Seat): number =>
  setup.game.view(played.state, seat).seats.find((each) => each.seat === seat)?.cards.length ?? 0;

function wrongStacks({ history, setup }: Ended, stacks: ReadonlyMap<Seat, Cents>): string | null {
  const wrong = [...stacks].flatMap(([seat, after]): string[] => {
    const expected = history.finishing_stacks?.[seat - 1];
    if (expected === undefined || !isKnown(history, seat) || unitsOf(expected, setup.decimals) === after) return [];
    return [`p${seat} ends with ${amountOf(after, setup.decimals)}, in the file with ${expected}`];
  });
  return wrong.length > 0 ? wrong.join('; ') : null;
}

const isKnown = ({ starting_stacks, finishing_stacks }: History, seat: Seat): boolean =>
  Number.isFinite(starting_stacks[seat - 1]) && Number.isFinite(finishing_stacks?.[seat - 1]);

/** What the house took, where the history records it: only those written by this program do. */
function wrongFees({ history, setup, outcome }: Ended): string | null {
  if (history._collections === undefined) return null;
  const { collections, jackpots } = takenOut(outcome);
  const ours = Object.fromEntries(
    [...collections, ...jackpots].map(([name, amount]) => [name, amountOf(amount, setup.decimals)]),
  );
  const [taken, expected] = [ours, history._collections].map((fees) => JSON.stringify(Object.entries(fees).sort()));
  return taken === expected ? null : `the house takes ${taken}, in the file ${expected}`;
}
