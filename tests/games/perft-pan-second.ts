/**
 * The ways to play a hand of pan, counted a second time. Written from the printed rules and from nothing of the engine: it keeps
 * the bare list of what was done, and before every decision works out the whole table from that list again. Cards are
 * their texts; chips are left out, for with deep stacks no payment changes what a player may do.
 */

export interface SecondPan {
  /** Cards each, in the order of play. */
  readonly hands: readonly (readonly string[])[];
  /** What is drawn, first card first. */
  readonly stock: readonly string[];
  readonly melding?: 'may' | 'must';
  readonly forcing?: boolean;
  readonly splitTops?: boolean;
}

/** So many sequences of so many decisions, after which somebody is asked again, or the hand is over. */
export interface PanCount {
  readonly goesOn: readonly number[];
  readonly over: readonly number[];
}

type Act =
  | { readonly do: 'in' | 'out' | 'draw' | 'pass' | 'force' | 'let' | 'done' | 'offer' | 'agree' | 'refuse' }
  | { readonly do: 'discard'; readonly card: string }
  | { readonly do: 'lay'; readonly from: readonly string[]; readonly melds: readonly Meld[] };

type Meld = readonly string[];

interface Person {
  hand: string[];
  melds: Meld[];
  declared: 'in' | 'out' | null;
  offered: boolean;
}

type Asked = 'declare' | 'turn' | 'drawn' | 'forced' | 'force' | 'more' | 'discard' | 'split';

interface Scene {
  readonly people: Person[];
  player: number;
  /** Null when the hand is over. */
  asked: Asked | null;
  open: string | null;
  drawnBy: number;
  drawn: number;
  /** Who may still force the open card on the player. */
  forcers: number[];
}

/** Counts to a depth: so many decisions from the first on. */
export function countPanAgain(setup: SecondPan, depth: number): PanCount {
  const goesOn = Array.from({ length: depth }, () => 0);
  const over = Array.from({ length: depth }, () => 0);
  const from = (acts: readonly Act[]): void => {
    if (acts.length === depth) return;
    for (const act of actsOf(setup, sceneAfter(setup, acts))) {
      const after = [...acts, act];
      const isOver = sceneAfter(setup, after).asked === null;
      const list = isOver ? over : goesOn;
      list[acts.length] = (list[acts.length] ?? 0) + 1;
      if (!isOver) from(after);
    }
  };
  from([]);
  return { goesOn, over };
}

// ----------------------------------------------------------------------------------------------- melds, as printed

const RANKS = ['A', '2', '3', '4', '5', '6', '7', 'J', 'Q', 'K'];
const rank = (card: string): number => RANKS.indexOf(card.charAt(0));
const suit = (card: string): string => card.charAt(1);

/** Three cards or more of one rank: of one suit, of three suits or more, or aces or kings of any suits. */
function isSet(cards: Meld): boolean {
  const suits = new Set(cards.map(suit)).size;
  const ranks = new Set(cards.map(rank));
  return ranks.size === 1 && (suits !== 2 || ranks.has(0) || ranks.has(9));
}

/** Consecutive cards of one suit, the jack after the seven. */
function isRope(cards: Meld): boolean {
  const order = cards.map(rank).sort((a, b) => a - b);
  return new Set(cards.map(suit)).size === 1 && order.every((each, n) => n === 0 || each === (order[n - 1] ?? 0) + 1);
}

const isMeld = (cards: Meld): boolean => cards.length >= 3 && (isSet(cards) || isRope(cards));

/** A set of one suit stays one. */
const isSuitedSet = (cards: Meld): boolean => isSet(cards) && new Set(cards.map(suit)).size === 1;

const takes = (meld: Meld, card: string): boolean =>
  isMeld([...meld, card]) && (!isSuitedSet(meld) || isSuitedSet([...meld, card]));

function less(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

const spares = (meld: Meld, card: string): boolean => {
  const left = less(meld, [card]);
  return isMeld(left) && (new Set(left.map(suit)).size === 1) === (new Set(meld.map(suit)).size === 1);
};

/** Cards of a list taken so many at a time, each choice of faces once. */
function choices(cards: readonly string[], many: number): string[][] {
  const found = new Map<string, string[]>();
  const pick = (from: number, picked: readonly string[]): void => {
    if (picked.length === many) {
      const sorted = [...picked].sort();
      found.set(sorted.join(' '), sorted);
      return;
    }
    for (let n = from; n < cards.length; n += 1) pick(n + 1, [...picked, cards[n] ?? '']);
  };
  pick(0, []);
  return [...found.values()];
}

type Lay = Extract<Act, { do: 'lay' }>;

/** Ways to lay down `own` cards of the hand, with the open card where there is one. */
function newMelds({ hand, melds }: Person, open: readonly string[]): Lay[] {
  const lays: Lay[] = [];
  for (const from of choices(hand, 3 - open.length)) {
    if (isMeld([...open, ...from])) lays.push({ do: 'lay', from, melds: [...melds, [...open, ...from]] });
  }
  for (const from of choices(hand, 2 - open.length)) {
    melds.forEach((meld, at) => {
      for (const lent of new Set(meld)) {
        const made = [...open, ...from, lent];
        if (!isMeld(made) || !spares(meld, lent)) continue;
        lays.push({ do: 'lay', from, melds: [...melds.with(at, less(meld, [lent])), made] });
      }
    });
  }
  return lays;
}

function additions({ melds }: Person, card: string, from: readonly string[]): Lay[] {
  return melds.flatMap((meld, at): Lay[] =>
    takes(meld, card) ? [{ do: 'lay', from, melds: melds.with(at, [...meld, card]) }] : [],
  );
}

/** A rope cut in two, or three of one suit taken off a set that stays one of several suits. */
function splits({ melds }: Person): Lay[] {
  return melds.flatMap((meld, at): Lay[] => {
    const parted = (off: Meld, rest: Meld): Lay => ({ do: 'lay', from: [], melds: [...melds.with(at, rest), off] });
    const order = [...meld].sort((a, b) => rank(a) - rank(b));
    if (isRope(meld)) {
      return order.flatMap((_, cut) =>
        cut >= 3 && order.length - cut >= 3 ? [parted(order.slice(0, cut), order.slice(cut))] : [],
      );
    }
    if (isSuitedSet(meld)) return [];
    return [...new Set(meld)].flatMap((card) => {
      const three = [card, card, card];
      if (meld.filter((each) => each === card).length < 3) return [];
      const rest = less(meld, three);
      return isMeld(rest) && !isSuitedSet(rest) ? [parted(three, rest)] : [];
    });
  });
}

// ------------------------------------------------------------------------------------------------ what may be done

function person(scene: Scene, at: number): Person {
  const one = scene.people[at];
  if (!one) throw new Error(`no player ${at}`);
  return one;
}

function usesOfOpen(scene: Scene): Lay[] {
  if (scene.open === null) return [];
  const one = person(scene, scene.player);
  return [...additions(one, scene.open, []), ...newMelds(one, [scene.open])];
}

function moreOf(one: Person): Lay[] {
  return [
    ...newMelds(one, []),
    ...[...new Set(one.hand)].flatMap((card) => additions(one, card, [card])),
    ...splits(one),
  ];
}

const playing = (scene: Scene): number[] => scene.people.flatMap(({ declared }, n) => (declared === 'in' ? [n] : []));

function after(scene: Scene, from: number): number {
  const round = scene.people.map((_, n) => (from + 1 + n) % scene.people.length);
  return round.find((n) => person(scene, n).declared === 'in') ?? from;
}

function actsOf({ melding = 'may', forcing = true, splitTops = true }: SecondPan, scene: Scene): Act[] {
  const one = person(scene, scene.player);
  switch (scene.asked) {
    case null:
      return [];
    case 'declare':
      return [{ do: 'in' }, { do: 'out' }];
    case 'turn': {
      const offer: Act[] = splitTops && playing(scene).length === 2 && !one.offered ? [{ do: 'offer' }] : [];
      return [...usesOfOpen(scene), { do: 'draw' }, ...offer];
    }
    case 'drawn': {
      const next = person(scene, after(scene, scene.player));
      const fitsNext = next.melds.some((meld) => takes(meld, scene.open ?? ''));
      const putsOut = fitsNext && next.hand.length === 0;
      const uses = usesOfOpen(scene);
      const pass: Act[] = putsOut && uses.length > 0 ? [] : [{ do: 'pass' }];
      return [...uses, ...pass, ...(forcing && fitsNext && !putsOut ? [{ do: 'force' } as const] : [])];
    }
    case 'forced':
      return additions(one, scene.open ?? '', []);
    case 'force':
      return [{ do: 'let' }, { do: 'force' }];
    case 'more': {
      const more = moreOf(one);
      const mustLay = melding === 'must' && more.some(({ from, melds }) => from.length > 0 && !isBorrowed(one, melds));
      return mustLay ? more : [...more, { do: 'done' }];
    }
    case 'discard':
      return [...new Set(one.hand)].map((card) => ({ do: 'discard', card }));
    case 'split':
      return [{ do: 'agree' }, { do: 'refuse' }];
  }
}

/** Whether a meld that lay there has lent a card. */
const isBorrowed = (one: Person, melds: readonly Meld[]): boolean =>
  one.melds.some((meld, at) => (melds[at]?.length ?? 0) < meld.length);

// --------------------------------------------------------------------------------------- what a list of acts leads to

function sceneAfter(setup: SecondPan, acts: readonly Act[]): Scene {
  const scene: Scene = {
    people: setup.hands.map((hand) => ({ hand: [...hand], melds: [], declared: null, offered: false })),
    ...{ player: 0, asked: 'declare', open: null, drawnBy: -1, drawn: 0, forcers: [] },
  };
  for (const act of acts) carryOut(setup, scene, act);
  return scene;
}

function carryOut(setup: SecondPan, scene: Scene, act: Act): void {
  const one = person(scene, scene.player);
  switch (act.do) {
    case 'in':
    case 'out':
      one.declared = act.do;
      declared(scene);
      break;
    case 'draw': {
      const others = playing(scene).filter((n) => n !== scene.player);
      const fits = scene.open !== null && one.melds.some((meld) => takes(meld, scene.open ?? ''));
      scene.forcers = others.length === 1 ? others : others.filter((n) => n !== scene.drawnBy);
      if (setup.forcing !== false && fits && scene.forcers.length > 0) scene.asked = 'force';
      else drawCard(setup, scene);
      break;
    }
    case 'pass':
      scene.player = after(scene, scene.player);
      scene.asked = 'turn';
      break;
    case 'force':
      if (scene.asked === 'drawn') scene.player = after(scene, scene.player);
      scene.asked = 'forced';
      break;
    case 'let':
      scene.forcers.shift();
      if (scene.forcers.length === 0) drawCard(setup, scene);
      break;
    case 'lay':
      one.hand = less(one.hand, act.from);
      one.melds = [...act.melds];
      if (scene.asked !== 'more') scene.open = null;
      if (one.hand.length === 0) scene.asked = null;
      else scene.asked = moreOf(one).length > 0 ? 'more' : 'discard';
      break;
    case 'done':
      scene.asked = 'discard';
      break;
    case 'discard':
      one.hand = less(one.hand, [act.card]);
      scene.player = after(scene, scene.player);
      scene.asked = 'turn';
      break;
    case 'offer':
      one.offered = true;
      scene.player = after(scene, scene.player);
      scene.asked = 'split';
      break;
    case 'agree':
      scene.asked = null;
      break;
    case 'refuse':
      scene.player = after(scene, scene.player);
      scene.asked = 'turn';
      break;
  }
}

/** Each says in order whether they play; of whom nobody else plays is not asked. With one in, the hand is over. */
function declared(scene: Scene): void {
  const open = scene.people.findIndex(({ declared: said }) => said === null);
  const isLast = open === scene.people.length - 1;
  if (open >= 0 && !(isLast && playing(scene).length === 0)) {
    scene.player = open;
    return;
  }
  const [first = 0] = playing(scene);
  scene.player = first;
  scene.asked = playing(scene).length > 1 ? 'turn' : null;
}

/** With no card left the hand is over. */
function drawCard({ stock }: SecondPan, scene: Scene): void {
  const card = stock[scene.drawn];
  scene.open = card ?? null;
  scene.drawnBy = scene.player;
  scene.drawn += 1;
  scene.asked = card === undefined ? null : 'drawn';
}
