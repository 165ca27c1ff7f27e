/** Hands of player-dealer games as the host would send them: played by the rules with decks that are the same each time. */

import type { Decision } from '../../games/ask.ts';
import type { BankedView } from '../../games/hand-view.ts';
import type { Viewer } from '../../games/seat.ts';
import { answerAsk } from '../../main/demo/bots/answer.ts';
import { Hand } from '../../main/hand/hand.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { setupsOf } from '../../main/setups.ts';
import { tableConfig } from '../../main/table/config.ts';
import type { Setup } from '../../main/table/game-on-table.ts';
import type { StationView } from '../../protocol/station-view.ts';
import { bankedView } from '../view-kinds.ts';

export type BankedGame = 'ez-baccarat' | 'ez-baccarat-panda-8' | 'no-bust-21' | 'pure-21-5' | 'double-hand-poker';

const SETUPS = [...setupsOf(tableConfig.parse({})).values()];
const SEATS = [1, 2, 3, 4, 5, 7] as const;
const STACK = 40_000;
/** Nobody's view: these answers look at the ask alone. */
const UNSEEN = { table: { hand: null } } as StationView;

export function setupOf(game: BankedGame): Setup {
  const setup = SETUPS.find(({ profile }) => profile.game === game);
  if (!setup) throw new Error(game);
  return setup;
}

interface Plan {
  /** Which of many hands. */
  readonly seed?: number;
  /** Hands played before it: results to show, bets to repeat. */
  readonly before?: number;
  /** Who is dealt in; six of the ten seats when left out. */
  readonly seats?: readonly number[];
  /** What a seat decides, where it is not what a bot would. */
  readonly decides?: (hand: Hand, seat: number) => Decision | null;
}

/** Plays on until it is so; by default to the end. */
export function bankedHand(game: BankedGame, until: (hand: Hand) => boolean, plan: Plan = {}): Hand {
  const { game: rulesOf, rules } = setupOf(game);
  const seeded = new Seeded(plan.seed ?? 1);
  const random = (): number => seeded.below(1000) / 1000;
  let memory = rulesOf.newMemory();
  let deck = seeded.shuffle(rulesOf.deck(rules));
  for (let number = 1; ; number += 1) {
    const people = (plan.seats ?? SEATS).map((seat) => ({
      ...{ seat, player: `player-${seat}`, stack: STACK + seat * 1500, sittingOut: false, entry: 'post' as const },
      choices: ['welcome'],
    }));
    if (!rulesOf.continues?.(rules, memory)) deck = seeded.shuffle(rulesOf.deck(rules));
    const seating = rulesOf.seatHand(rules, memory, people, (n) => seeded.below(n));
    if (!seating.start) throw new Error('nobody is dealt in');
    const facts = { number, rules, start: seating.start, memory: seating.memory, deck, seal: '', at: 0 };
    let hand = Hand.begin(rulesOf, facts);
    const last = number > (plan.before ?? 0);
    while (!hand.over && !(last && until(hand))) {
      const ask = hand.asks()[0];
      if (!ask) break;
      const decision = (last && plan.decides?.(hand, ask.seat)) || answerAsk(ask, UNSEEN, random);
      const next = hand.take({ kind: 'decision', seat: ask.seat, decision });
      if (!next.ok) throw new Error(next.error.message);
      hand = next.value;
    }
    if (last) return hand;
    memory = hand.memoryAfter();
  }
}

const stageOf = (hand: Hand): string => bankedView(hand.view('public')).stage;

/** Where a hand is stopped: at a stage, or when seat 1 is asked in a way. */
export type Stop =
  | 'offer'
  | 'bank'
  | 'bets'
  | 'play'
  | 'over'
  | 'asked to choose'
  | 'asked how much'
  | 'asked to insure'
  | 'asked to set'
  | 'my bank';

const isAt = (hand: Hand, stop: Stop): boolean => {
  if (stop === 'asked to insure') return optionsOf(hand, 1).includes('insurance');
  if (stop === 'asked how much') return hand.ask(1)?.kind === 'wager' && stageOf(hand) === 'play';
  if (stop === 'asked to choose') return hand.ask(1)?.kind === 'choose' && stageOf(hand) === 'play';
  if (stop === 'my bank') return hand.ask(1)?.kind === 'wager' && stageOf(hand) === 'bank';
  if (stop === 'asked to set') return hand.ask(1)?.kind === 'cards';
  return stageOf(hand) === stop;
};

function optionsOf(hand: Hand, seat: number): readonly string[] {
  const ask = hand.ask(seat);
  return ask?.kind === 'choose' ? ask.options.map(({ id }) => id) : [];
}

/** The hand where it is stopped, as somebody sees it. */
export const viewAt = (game: BankedGame, stop: Stop, viewer: Viewer, plan: Plan = {}): BankedView =>
  bankedView(bankedHand(game, (hand) => isAt(hand, stop), plan).view(viewer));
