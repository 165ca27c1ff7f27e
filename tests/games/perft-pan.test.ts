/** The ways to play a hand of pan, decision by decision, by the game itself and by a second counter. */
import { describe, expect, it } from 'vitest';
import { panDeck } from '../../games/across/pan/cards.ts';
import { panguingueGame as pan } from '../../games/across/pan/pan.ts';
import type { PanState } from '../../games/across/pan/state.ts';
import type { Ask, Decision } from '../../games/ask.ts';
import { type Card, cardText, parseCards } from '../../games/card.ts';
import type { Occupant } from '../../games/hand-start.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { countPanAgain, type PanCount, type SecondPan } from './perft-pan-second.ts';

/** A table: the first cards of each player in the order of play, what is drawn first, and the options. */
interface PanSetup {
  readonly title: string;
  readonly hands: readonly string[];
  readonly stock: string;
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly depth: number;
  readonly seed?: number;
}

/** The whole deck in the order in which it is dealt: named cards where they are named, the rest as the seed has it. */
function deckFor({ hands, stock, seed = 1 }: PanSetup): Card[] {
  const named = [...hands, stock].map((text) => parseCards(text) ?? []);
  const rest = new Seeded(seed).shuffle(panDeck('320'));
  for (const card of named.flat()) rest.splice(rest.indexOf(card), 1);
  const dealt = hands.map((_, n) => [...(named[n] ?? []), ...rest.splice(0, 10 - (named[n]?.length ?? 0))]);
  const rounds = [0, 5].flatMap((from) => dealt.flatMap((hand) => hand.slice(from, from + 5)));
  return [...rounds, ...(named.at(-1) ?? []), ...rest];
}

function countPan(setup: PanSetup): PanCount {
  const { hands, rules: options = {}, depth } = setup;
  const rules = pan.rules.parse({ doubles: false, ...options });
  // Play goes to the right, from the highest seat down.
  const occupants = hands.map(
    (_, n): Occupant => ({ seat: n + 1, player: `p${n}`, stack: 1_000_000, sittingOut: false, entry: 'wait' }),
  );
  const { start } = pan.seatHand(rules, { first: hands.length }, occupants, () => 0);
  if (!start) throw new Error('two are enough');
  const goesOn = Array.from({ length: depth }, () => 0);
  const over = Array.from({ length: depth }, () => 0);
  const walk = (state: PanState, made: number): void => {
    const [ask] = pan.asks(state);
    if (!ask || made === depth) return;
    for (const decision of decisionsFor(ask)) {
      const next = pan.decide(state, ask.seat, decision);
      if (!next.ok) throw new Error(`${JSON.stringify(decision)} was offered and refused: ${next.error.message}`);
      const isOver = pan.asks(next.value).length === 0;
      const list = isOver ? over : goesOn;
      list[made] = (list[made] ?? 0) + 1;
      walk(next.value, made + 1);
    }
  };
  walk(pan.begin(rules, start, deckFor(setup)), 0);
  return { goesOn, over };
}

function decisionsFor(ask: Ask): readonly Decision[] {
  if (ask.kind === 'choose') return ask.options.map(({ id }) => ({ kind: 'choose', option: id }));
  if (ask.kind !== 'cards') throw new Error(`pan asks for no ${ask.kind}`);
  return [...new Set(ask.from)].map((card) => ({ kind: 'cards', groups: { discard: [card] } }));
}

function second(setup: PanSetup): SecondPan {
  const deck = deckFor(setup).map(cardText);
  const n = setup.hands.length;
  const hands = setup.hands.map((_, at) => [
    ...deck.slice(at * 5, at * 5 + 5),
    ...deck.slice((n + at) * 5, (n + at) * 5 + 5),
  ]);
  return { hands, stock: deck.slice(n * 10), ...setup.rules };
}

const SETUPS: readonly PanSetup[] = [
  { title: 'two players who hold nothing of use', hands: ['', ''], stock: '', depth: 8, seed: 3 },
  { title: 'three players as the cards come', hands: ['', '', ''], stock: '', depth: 10, seed: 5 },
  {
    title: 'a hit and more out of the hand',
    hands: ['5s 5s 4s 3s 7h 7h 7c 7d Jd Qd', '2c 2d 2h Ks Kh Ad Ac 6c 6d 6h'],
    stock: '5s 2s Kc',
    depth: 8,
  },
  {
    title: 'cards that two copies of a face can borrow',
    hands: ['4c 5c 6c 7c 7h 7d 7h Jc Qh 2h', '3s 3s 3h Js Qs Ks As Ah Ad 2d'],
    stock: '3c Jc 7s',
    depth: 8,
  },
  {
    title: 'a card that may be forced',
    hands: ['Ks Kh Kd 2c 3d 4h 6s 7s Qc 5h', 'As Ah Ad 2s 3c 4c 6h 7h Qd 5d', 'Jc Jd Jh 2h 3h 4d 6c 7c Qs 5c'],
    stock: 'Kc Ac Jc Kc Ah',
    depth: 9,
  },
  {
    title: 'melds that must come down',
    hands: ['5s 5s 4s 3s 7h 7h 7c 7d Jd Qd', '2c 2d 2h Ks Kh Ad Ac 6c 6d 6h'],
    stock: '5s 2s Kc',
    rules: { melding: 'must', splitTops: false },
    depth: 9,
  },
  {
    title: 'no forcing, no splitting of the tops',
    hands: ['Ks Kh 2c 3d 4h 6s 7s Qc 5h Kd', 'As Ah 2s 3c 4c 6h 7h Qd 5d Ad'],
    stock: 'Kc Ac Kc Ah As',
    rules: { forcing: false, splitTops: false },
    depth: 9,
  },
];

describe('perft of panguingue', () => {
  it.each(SETUPS)('$title: both counters agree', (setup) => {
    const first = countPan(setup);
    expect(first.goesOn.at(-1)).toBeGreaterThan(50);
    expect(first).toEqual(countPanAgain(second(setup), setup.depth));
  });
});
