/** Plays the actions of a history by our rules, one after another. */

import type { BetAsk, Decision } from '../../games/ask.ts';
import { cardText } from '../../games/card.ts';
import type { AnyState } from '../../games/registry.ts';
import { ok, type Result } from '../../games/result.ts';
import type { NamedDeck } from '../scenario/cards.ts';
import { ScenarioHand } from '../scenario/hand.ts';
import { type Action, makeAction } from './action.ts';
import { amountOf, unitsOf } from './amount.ts';
import type { History } from './history.ts';
import type { PhhSetup } from './setup.ts';

/** How far the actions brought a hand. */
export interface PlayedHistory {
  readonly state: AnyState;
  /** Why the hand is not over, null when it is. */
  readonly unfinished: string | null;
}

type Bet = Extract<Action, { kind: 'fold' | 'check or call' | 'bring in' | 'raise' }>;

/** Cards on the board before the big bets. */
const FLOP = 3;
/** Cards in a stud hand during the bring-in, and the maximum before the big bets. */
const THIRD = 3;
const FOURTH = 4;
/** Draws after which bets are the big ones. */
const LATE_DRAWS: readonly string[] = ['Second draw', 'Third draw'];

/** Takes every action in turn. The error names the action that our rules do not allow, and what they expect. */
export function play(history: History, setup: PhhSetup, deck: NamedDeck): Result<PlayedHistory, string> {
  const hand = new PlayedHand(history, setup, deck);
  for (const [i, action] of history.actions.entries()) {
    const error = hand.take(action) ?? hand.foul(i + 1);
    if (error !== null) return { ok: false, error: `actions[${i + 1}] "${makeAction(action)}": ${error}` };
  }
  return ok(hand.end());
}

class PlayedHand {
  readonly #history: History;
  readonly #setup: PhhSetup;
  readonly #hand: ScenarioHand;
  /** Cards that the history has dealt so far, to the board and to each player. */
  #board = 0;
  readonly #hole = new Map<number, number>();
  #betting = false;
  /** The forced bet of stud took the whole stack, and the history records it as a separate bet. */
  #forcedAsBet = false;

  constructor(history: History, setup: PhhSetup, deck: NamedDeck) {
    this.#history = history;
    this.#setup = setup;
    this.#hand = new ScenarioHand(setup.game, setup.rules, setup.start, deck);
  }

  /** Takes one action. Returns why it cannot be taken, or null. */
  take(action: Action): string | null {
    const { forced, draws } = this.#history.variant;
    switch (action.kind) {
      case 'hole':
        this.#hole.set(action.player, (this.#hole.get(action.player) ?? 0) + action.cards.length);
        // In games with blinds all of them come before it.
        return this.#betting && forced === 'blinds' && !draws
          ? 'expected no more hole cards after the first act'
          : null;
      case 'board':
        this.#board += action.cards.length;
        return null;
      case 'nothing':
        return null;
      case 'draw':
        return this.#draw(action);
      case 'show':
      case 'muck':
        return this.#show(action.player, action.kind);
      default:
        return this.#bet(action);
    }
  }

  /** Applies hands that the floor declared foul at this action. Returns why that is not possible, or null. */
  foul(place: number): string | null {
    for (const { action, player } of this.#history._fouled) {
      if (action !== place) continue;
      const refusal = this.#hand.rule({ kind: 'foul', seat: player });
      if (refusal) return refusal.message;
    }
    return null;
  }

  /** The hand after the last action. Beaten hands that the history does not mention are mucked. */
  end(): PlayedHistory {
    const ask = this.#betAsk();
    if (ask) return { state: this.#hand.state, unfinished: `the actions end while p${ask.seat} is to act` };
    for (const { seat } of this.#hand.asks) this.#hand.absent(seat);
    const dealt = this.#boardCards();
    const unfinished = this.#board === dealt ? null : `the board has ${this.#board} cards, expected ${dealt}`;
    return { state: this.#hand.state, unfinished };
  }

  #bet(action: Bet): string | null {
    this.#betting = true;
    const ask = this.#betAsk();
    if (!ask) return this.#isNeedlessCheck(action) ? null : 'expected no more acts, the betting is over';
    const board = this.#boardCards();
    if (this.#board !== board) return `expected a board of ${board} cards by now, not ${this.#board}`;
    if (ask.seat !== action.player) return `expected p${ask.seat} to act`;
    const [dealt, expected] = [this.#hole.get(ask.seat) ?? 0, this.#cardsOf(ask.seat)];
    if (dealt !== expected) return `expected p${ask.seat} to have ${expected} cards by now, not ${dealt}`;
    if (action.kind === 'raise' && this.#isForcedBet(ask, unitsOf(action.to, this.#setup.decimals))) {
      this.#forcedAsBet = true;
      return this.#decide(ask.seat, { kind: 'call' });
    }
    if ((action.kind === 'bring in') !== (ask.callVerb === 'bring-in') && action.kind !== 'raise') {
      return `expected p${ask.seat} to ${ask.callVerb === 'bring-in' ? 'bring in' : 'act, the betting is open'}`;
    }
    if (action.kind !== 'raise') return this.#decide(ask.seat, decisionFor(action, ask));
    const to = unitsOf(action.to, this.#setup.decimals);
    const wrong = this.#setup.reading.wholeBets ? this.#wrongWholeBet(ask, to) : null;
    const error = wrong ?? this.#decide(ask.seat, { kind: 'raise', to });
    return error === null ? null : `${error} ${this.#rangeOf(ask)}`;
  }

  /**
   * With everyone else all-in and nothing to call, there is nothing to decide. Our rules do not ask then, some do, and
   * a check changes nothing.
   */
  #isNeedlessCheck({ kind, player }: Bet): boolean {
    const { seats } = this.#hand.view('public');
    return kind === 'check or call' && seats.find(({ seat }) => seat === player)?.state === 'in';
  }

  /**
   * The forced bet is the player's whole stack: some histories record it as a bet, because the player is asked for no
   * less.
   */
  #isForcedBet({ callVerb, callAllIn, bet, call, raise }: BetAsk, to: number): boolean {
    return callVerb === 'bring-in' && callAllIn && raise === null && to === bet + (call ?? 0);
  }

  #wrongWholeBet(ask: BetAsk, to: number): string | null {
    const { small, big } = this.#history.bets;
    const cards = this.#history.variant.forced === 'bring-in' ? this.#cardsOf(ask.seat) : null;
    const isLate = this.#history.variant.draws
      ? LATE_DRAWS.includes(this.#hand.view('public').street)
      : cards === null
        ? this.#boardCards() > FLOP
        : cards > FOURTH;
    const bet = unitsOf(isLate ? big : small, this.#setup.decimals);
    const level = ask.bet + (ask.call ?? 0);
    // The forced bet of stud is completed to a whole one.
    const isForced =
      !this.#forcedAsBet && cards === THIRD && level <= unitsOf(this.#history.bring_in ?? 0, this.#setup.decimals);
    const whole = isForced ? bet : level + bet;
    if (to === Math.min(whole, ask.bet + ask.stack)) return null;
    return 'That is not a whole bet more.';
  }

  #draw({ player, cards }: Extract<Action, { kind: 'draw' }>): string | null {
    const ask = this.#hand.ask(player);
    if (ask?.kind !== 'cards')
      return `expected p${this.#hand.asks[0]?.seat ?? player} to act, and no draw of p${player}`;
    this.#hole.set(player, (this.#hole.get(player) ?? 0) - cards.length);
    const named = cards.flatMap((card) => (card === null ? [] : [cardText(card)]));
    const known = new Set(heldIn(this.#history, player));
    // An unseen card is one that the history does not name.
    const unseen = ask.from.filter((card) => !known.has(card)).slice(0, cards.length - named.length);
    return this.#decide(player, { kind: 'cards', groups: { draw: [...named, ...unseen] } });
  }

  #show(player: number, option: 'show' | 'muck'): string | null {
    const turn = this.#betAsk();
    if (turn) return `expected p${turn.seat} to act before hands are shown`;
    const asked = this.#hand.asks.some(({ seat }) => seat === player);
    // A player who is not asked has already been made to show, or to muck, by our rules.
    return asked ? this.#decide(player, { kind: 'choose', option }) : null;
  }

  #decide(seat: number, decision: Decision): string | null {
    return this.#hand.decide(seat, decision)?.message ?? null;
  }

  #betAsk(): BetAsk | null {
    const [ask] = this.#hand.asks;
    return ask?.kind === 'bet' ? ask : null;
  }

  #boardCards(): number {
    const { zones } = this.#hand.view('public');
    return zones.find(({ id }) => id === 'board')?.cards.length ?? 0;
  }

  /** How many cards a player holds. */
  #cardsOf(seat: number): number {
    return this.#hand.view(seat).seats.find((each) => each.seat === seat)?.cards.length ?? 0;
  }

  #rangeOf({ raise }: BetAsk): string {
    if (!raise) return 'Expected a fold, a check or a call.';
    const [min, max] = [raise.min, raise.max].map((amount) => amountOf(amount, this.#setup.decimals));
    return `Expected ${min === max ? min : `${min} to ${max}`}.`;
  }
}

/** Every card that a history names as a player's. */
const heldIn = ({ actions }: History, player: number): readonly string[] =>
  actions.flatMap((action) =>
    action.kind === 'hole' && action.player === player
      ? action.cards.flatMap((card) => (card === null ? [] : [cardText(card)]))
      : [],
  );

const decisionFor = ({ kind }: Bet, ask: BetAsk): Decision =>
  kind === 'fold' ? { kind } : { kind: ask.call === 0 ? 'check' : 'call' };
