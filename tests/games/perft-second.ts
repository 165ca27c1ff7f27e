/**
 * The ways to bet a hand of a flop game, counted a second time. Written from the printed rules and from nothing of the
 * engine: it keeps the bare list of what was done and, before every decision, works out the whole table from that list
 * again. Slow, and as plain as can be. Amounts are whole dollars.
 */

export interface SecondSetup {
  readonly structure: 'limit' | 'no-limit' | 'pot-limit';
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Limit: bets before the flop and on it, and after it (V-SL2). */
  readonly lower: number;
  readonly higher: number;
  /** Limit: raises after the bet while three or more are in action (V-SL4). */
  readonly raises: number;
  /** Rounds of betting, and how many of them are at the lower limit; four and two where it is not said. */
  readonly rounds?: number;
  readonly lowRounds?: number;
  /** Chips of the players, clockwise; the first has the button. */
  readonly stacks: readonly number[];
}

export interface SecondCount {
  readonly streets: readonly { readonly asked: number; readonly ended: number }[];
  readonly sequences: number;
}

type BettingAct = 'fold' | 'stay' | number; // a number is what the player bets or raises to
type Deed = { readonly player: number; readonly act: BettingAct };

/** A player as the list of deeds leaves them. */
interface Person {
  chips: number;
  /** In the pot from this street, and from the whole hand. */
  street: number;
  hand: number;
  folded: boolean;
  acted: boolean;
}

/** What is on the table after some deeds. */
interface Scene {
  readonly people: Person[];
  street: number;
  /** What must be matched to stay in. */
  toMatch: number;
  /** Limit: the last bet or raise that counted as one, from which the next is reckoned. */
  lastFull: number;
  /** No limit and pot limit: by how much the last full bet or raise went up. */
  lastSize: number;
  /** Limit: bets and raises made on this street. */
  made: number;
  /** Limit: the action was down to two before the last raise was made, so that there is no cap anymore. */
  unlimited: boolean;
  /** Who is asked next; null when nobody is anymore. */
  asked: number | null;
}

const roundsOf = ({ rounds = 4 }: SecondSetup): number => rounds;

export function countAgain(setup: SecondSetup): SecondCount {
  const streets = Array.from({ length: roundsOf(setup) }, () => ({ asked: 0, ended: 0 }));
  const from = (deeds: readonly Deed[]): void => {
    const scene = sceneAfter(setup, deeds);
    const at = streets[scene.street];
    const player = scene.asked;
    if (player === null || !at) return;
    at.asked += 1;
    for (const act of openTo(setup, scene, player)) {
      const after = [...deeds, { player, act }];
      if (sceneAfter(setup, after).asked === null) at.ended += 1;
      else from(after);
    }
  };
  from([]);
  return { streets, sequences: streets.reduce((sum, { ended }) => sum + ended, 0) };
}

// ------------------------------------------------------------------------------------- what a list of deeds leads to

function sceneAfter(setup: SecondSetup, deeds: readonly Deed[]): Scene {
  const scene = posted(setup);
  passOn(setup, scene, leftOf(setup, bigBlindOf(setup)));
  for (const { player, act } of deeds) {
    if (scene.asked !== player) throw new Error(`player ${player} acts though ${scene.asked} is asked`);
    carryOut(setup, scene, player, act);
    passOn(setup, scene, leftOf(setup, player));
  }
  return scene;
}

const leftOf = ({ stacks }: SecondSetup, player: number): number => (player + 1) % stacks.length;

/** LR22: left of the button the small blind, left of it the big one; of two players the button has the small blind. */
const smallBlindOf = (setup: SecondSetup): number => (setup.stacks.length === 2 ? 0 : 1);
const bigBlindOf = (setup: SecondSetup): number => leftOf(setup, smallBlindOf(setup));

function posted(setup: SecondSetup): Scene {
  const people = setup.stacks.map((chips) => ({ chips, street: 0, hand: 0, folded: false, acted: false }));
  const scene: Scene = {
    people,
    street: 0,
    // V-NL4: a big blind who has less than the big blind does not lower what the others must match.
    toMatch: setup.bigBlind,
    lastFull: setup.bigBlind,
    lastSize: setup.bigBlind,
    made: 1, // the big blind is the bet of the first round
    unlimited: false,
    asked: null,
  };
  payIn(scene, smallBlindOf(setup), setup.smallBlind);
  payIn(scene, bigBlindOf(setup), setup.bigBlind);
  return scene;
}

function payIn({ people }: Scene, player: number, amount: number): void {
  const person = people[player];
  if (!person) throw new Error(`no player ${player}`);
  const paid = Math.min(amount, person.chips);
  person.chips -= paid;
  person.street += paid;
  person.hand += paid;
}

function carryOut(setup: SecondSetup, scene: Scene, player: number, act: BettingAct): void {
  const person = scene.people[player];
  if (!person) throw new Error(`no player ${player}`);
  person.acted = true;
  if (act === 'fold') person.folded = true;
  else if (act === 'stay') payIn(scene, player, scene.toMatch - person.street);
  else {
    payIn(scene, player, act - person.street);
    if (setup.structure === 'limit') limitWager(setup, scene, act);
    else if (act - scene.toMatch >= scene.lastSize) scene.lastSize = act - scene.toMatch; // V-NL6
    scene.toMatch = act;
  }
}

/** V-SL3: an all-in of less than half the limit is no bet or raise, one of half or more is. */
function limitWager(setup: SecondSetup, scene: Scene, to: number): void {
  if ((to - scene.lastFull) * 2 < limitOf(setup, scene)) return;
  scene.lastFull = to;
  scene.made += 1;
}

const limitOf = ({ lower, higher, lowRounds = 2 }: SecondSetup, { street }: Scene): number =>
  street < lowRounds ? lower : higher;

/** Finds who is asked next from a player on, going to the next streets where the betting is over. */
function passOn(setup: SecondSetup, scene: Scene, from: number): void {
  let first = from;
  for (;;) {
    scene.asked = null;
    if (scene.people.filter(({ folded }) => !folded).length === 1) return;
    liftCap(setup, scene);
    scene.asked = nextAsked(scene, first);
    if (scene.asked !== null || scene.street === roundsOf(setup) - 1 || !canBetMore(scene)) return;
    nextStreet(setup, scene);
    first = leftOf(setup, 0); // LR29c
  }
}

/** LD18: with at most one who has chips there is no more betting. */
const canBetMore = (scene: Scene): boolean => withChips(scene).length > 1;

const withChips = ({ people }: Scene): Person[] => people.filter(({ folded, chips }) => !folded && chips > 0);

function nextStreet(setup: SecondSetup, scene: Scene): void {
  scene.street += 1;
  scene.toMatch = 0;
  scene.lastFull = 0;
  scene.lastSize = setup.bigBlind; // V-NL3
  scene.made = 0;
  scene.unlimited = false;
  for (const person of scene.people) {
    person.street = 0;
    person.acted = false;
  }
}

function nextAsked(scene: Scene, from: number): number | null {
  const { people } = scene;
  const round = people.map((_, step) => (from + step) % people.length);
  return round.find((player) => mustAct(scene, player)) ?? null;
}

function mustAct(scene: Scene, player: number): boolean {
  const person = scene.people[player];
  if (!person || person.folded || person.chips === 0) return false;
  const others = scene.people.filter((other) => other !== person && !other.folded);
  // Alone with chips, a player only answers those who are in for more.
  if (others.every(({ chips }) => chips === 0)) {
    return person.street < scene.toMatch && others.some(({ hand }) => hand > person.hand);
  }
  return !person.acted || person.street < scene.toMatch;
}

/** V-SL4: raises are unlimited once the action is down to two before the last raise is made. */
function liftCap({ raises }: SecondSetup, scene: Scene): void {
  if (withChips(scene).length <= 2 && scene.made <= raises) scene.unlimited = true;
}

// ------------------------------------------------------------------------------------------- what a player may do

/** Folding, checking or calling, and every bet or raise that stands for the range (see `perft.ts`). */
function openTo(setup: SecondSetup, scene: Scene, player: number): BettingAct[] {
  const person = scene.people[player];
  if (!person) throw new Error(`no player ${player}`);
  const acts: BettingAct[] = ['fold', 'stay'];
  const everything = person.street + person.chips;
  const somebodyCouldCall = withChips(scene).some((other) => other !== person);
  if (everything <= scene.toMatch || !somebodyCouldCall || !bettingIsOpen(setup, scene, person)) return acts;
  const [min, most] = setup.structure === 'limit' ? limitRaise(setup, scene) : openRaise(setup, scene, person);
  const low = Math.min(min, everything); // LR26: all-in for less than the minimum raise
  const high = Math.max(low, Math.min(most, everything));
  return [...acts, ...new Set([low, low + Math.floor((high - low) / 2), high])];
}

/** V-SL3, V-SL4; V-NL2 and V-NL7: one who has acted must face a full raise, in one piece or several, to raise again. */
function bettingIsOpen(setup: SecondSetup, scene: Scene, person: Person): boolean {
  const faces = scene.toMatch - person.street;
  if (setup.structure !== 'limit') return !person.acted || faces >= scene.lastSize;
  if (!scene.unlimited && scene.made > setup.raises) return false;
  return !person.acted || faces * 2 >= limitOf(setup, scene);
}

function limitRaise(setup: SecondSetup, scene: Scene): [number, number] {
  const to = scene.lastFull + limitOf(setup, scene);
  return [to, to];
}

/** V-NL3 to V-NL6. With pot limit at most what the pot would be after a call is added to it (000:5059). */
function openRaise({ structure }: SecondSetup, scene: Scene, person: Person): [number, number] {
  const min = scene.toMatch + scene.lastSize;
  if (structure === 'no-limit') return [min, Number.POSITIVE_INFINITY];
  const pot = scene.people.reduce((sum, { hand }) => sum + hand, 0);
  const call = scene.toMatch - person.street;
  return [min, scene.toMatch + pot + call];
}
