/** Hands of any game as the host would send them, with as much on the felt as there can be: nobody folds, every bet is placed. */
import type { Ask, Decision } from '../../games/ask.ts';
import { handAt } from '../../games/hand-at.ts';
import type { HandView, SeatView } from '../../games/hand-view.ts';
import type { AnyGame } from '../../games/registry.ts';
import type { Viewer } from '../../games/seat.ts';
import { answerAsk } from '../../main/demo/bots/answer.ts';
import { Hand } from '../../main/hand/hand.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import type { StationView } from '../../protocol/station-view.ts';

/** Nobody's view: these answers look at the ask alone. */
const UNSEEN = { table: { hand: null } } as StationView;
/** Decisions after which a hand is looked at no further. */
const MOST_STEPS = 400;

/** After so many decisions nobody raises anymore: without a limit ten players could go on for hours. */
const LAST_RAISE = 40;

/** A hand at one of its moments, as the public sees it. */
export interface Moment {
  /** `Flop`, `play`, `over`. */
  readonly name: string;
  readonly hand: HandView;
}

/**
 * The moments of one hand of so many players in seats 1 and on: each street or stage as it ends, which is when most lies on
 * it, and the end with every hand open.
 */
export function momentsOf(game: AnyGame, players: number, seed: number): readonly Moment[] {
  const moments = new Map<string, HandView>();
  const hands = handsOf(game, players, seed);
  for (const hand of hands.slice(0, -1)) moments.set(nameOf(hand.view('public')), hand.view('public'));
  const last = hands.at(-1);
  if (last) moments.set('over', opened(last));
  return [...moments].map(([name, view]) => ({ name, hand: view }));
}

/** The same hand as the public sees it, before each decision and at its end. */
export const viewsOf = (game: AnyGame, players: number, seed: number): readonly HandView[] =>
  handsOf(game, players, seed).map((hand) => hand.view('public'));

/** The same hand as the player in a seat sees it. */
export const seenFrom = (game: AnyGame, players: number, seed: number, seat: number): readonly HandView[] =>
  handsOf(game, players, seed).map((hand) => hand.view(seat));

/** A hand as one viewer sees it in a house where players may show what they need not show once the pots are pushed. */
export const viewsWithShowing = (
  game: AnyGame,
  players: number,
  seed: number,
  viewer: Viewer = 'public',
): readonly HandView[] => handsOf(game, players, seed, { rules: { mayShow: true } }).map((hand) => hand.view(viewer));

/** The moments at which the chances of open hands are told, everybody being all-in before the first board card. */
export function runOutOf(game: AnyGame, players: number, seed: number): readonly Moment[] {
  const rules = { betting: 'no-limit', allInTabled: true, chances: true };
  const view = handsOf(game, players, seed, { rules, decide: allIn }).at(-1)?.view('public');
  return (view?.events ?? []).flatMap(({ kind }, nth) =>
    view && kind === 'chances' ? [{ name: `run-out ${nth}`, hand: handAt(view, nth + 1) }] : [],
  );
}

interface Manner {
  /** Options that differ from those of the game. */
  readonly rules?: object;
  readonly decide?: (ask: Ask, step: number) => Decision;
}

function handsOf(game: AnyGame, players: number, seed: number, manner: Manner = {}): readonly Hand[] {
  const { rules = {}, decide = decisionOn } = manner;
  let hand = started(game, players, seed, rules);
  const hands = [hand];
  for (let step = 0; step < MOST_STEPS && !hand.over; step += 1) {
    const [ask] = hand.asks();
    if (ask === undefined) break;
    const next = hand.take({ kind: 'decision', seat: ask.seat, decision: decide(ask, step) });
    if (!next.ok) throw new Error(`${game.id}: ${next.error.message}`);
    hand = next.value;
    hands.push(hand);
  }
  if (!hand.over) throw new Error(`${game.id}: the hand is not over after ${MOST_STEPS} decisions`);
  return hands;
}

const nameOf = (hand: HandView): string => (hand.kind === 'banked' ? hand.stage : hand.street);

function started(game: AnyGame, players: number, seed: number, options: object): Hand {
  const seeded = new Seeded(seed);
  const rules = game.rules.parse(options);
  const people = Array.from({ length: players }, (_, nth) => ({
    ...{ seat: nth + 1, player: `player-${nth + 1}`, sittingOut: false, entry: 'post' as const, choices: ['welcome'] },
    // A short stack or two makes side pots.
    stack: nth % 4 === 1 ? 6000 + 400 * nth : 123_450 + nth,
  }));
  const seating = game.seatHand(rules, game.newMemory(), people, (n) => seeded.below(n));
  if (!seating.start) throw new Error(`${game.id}: nobody is dealt in`);
  const deck = seeded.shuffle([...game.deck(rules)]);
  return Hand.begin(game, {
    ...{ number: 1, rules, start: seating.start, memory: seating.memory, deck, seal: '', at: 0 },
  });
}

/** Raises now and then at first, and never folds; places every bet beside a base wager, which differs by seat. */
function decisionOn(ask: Ask, step: number): Decision {
  if (ask.kind === 'bet') {
    if (ask.raise !== null && step < LAST_RAISE && step % 5 === 1) return { kind: 'raise', to: ask.raise.min };
    return ask.call === 0 ? { kind: 'check' } : { kind: 'call' };
  }
  let drawn = 0;
  const random = (): number => (drawn++ === 0 ? ask.seat / 11 : 0);
  return answerAsk(ask, UNSEEN, random);
}

/** Everything that one has. */
function allIn(ask: Ask): Decision {
  if (ask.kind !== 'bet') throw new Error(`a run-out asks for no ${ask.kind}`);
  return ask.raise === null ? { kind: 'call' } : { kind: 'raise', to: ask.raise.max };
}

/** The hand as everybody would see it if nobody had mucked. */
function opened(hand: Hand): HandView {
  const seen = hand.view('public');
  const own = (seat: number): HandView => hand.view(seat);
  const seats = seen.seats.map((seat): SeatView => {
    const mine = own(seat.seat).seats.find((one) => one.seat === seat.seat);
    return seat.state === 'folded' || !mine ? seat : { ...seat, cards: mine.cards, hand: mine.hand, plays: mine.plays };
  });
  if (seen.kind === 'pot') return { ...seen, seats };
  const positions = seen.positions.map((position) => {
    if (position.decides === null) return position;
    const view = own(position.decides);
    const mine = view.kind === 'banked' ? view.positions.find(({ id }) => id === position.id) : undefined;
    return { ...position, hands: mine?.hands ?? position.hands };
  });
  return { ...seen, positions };
}
