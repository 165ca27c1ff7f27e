/**
 * The next hand: who is dealt into it, who waits and why, and dealing it. Whatever stations and the center display say
 * about it must come true.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Occupant, Seating, Waiting } from '../../games/hand-start.ts';
import type { Cents } from '../../games/money.ts';
import type { AnyMemory, AnyRules, AnyStart } from '../../games/registry.ts';
import { ok } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import { Hand } from '../hand/hand.ts';
import type { DeckSeal, SealedHand } from '../shuffle/deck-seal.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import { termsOf } from '../shuffle/terms.ts';
import { choicesOf } from './choices.ts';
import type { DeckCut } from './deck-cut.ts';
import type { DurableState } from './durable-state.ts';
import type { GameOnTable, Setup } from './game-on-table.ts';
import type { HandInPlay } from './hand-in-play.ts';
import { withJackpots } from './jackpot-port.ts';
import { type KeptDeck, keptDeck, nextDeck } from './next-deck.ts';
import type { HouseOfJackpots } from './settlement.ts';
import type { Stacks } from './stacks.ts';
import { sittingAt } from './state.ts';
import { waitsForRound } from './tournament-round.ts';

/** Enough chips to be dealt in anywhere, for a stack that is not known yet. */
const ENOUGH: Cents = 1_000_000_00;

interface NextHandParts {
  readonly durable: DurableState;
  readonly game: GameOnTable;
  readonly play: HandInPlay;
  readonly stacks: Stacks;
  readonly shuffler: Shuffler;
  readonly seal: DeckSeal;
  readonly cut: DeckCut;
  readonly house: HouseOfJackpots;
  /** Name of the table, as written under the seals of its decks. */
  readonly name: string;
}

/** The next hand, seated, with its deck sealed, and the facts it was seated from. */
interface Sealed {
  readonly setup: Setup;
  /** The rules of the setup, with the jackpots being played for. */
  readonly rules: AnyRules;
  readonly occupants: readonly Occupant[];
  readonly memory: AnyMemory;
  readonly kept: KeptDeck;
  readonly seating: Seating<AnyStart, AnyMemory>;
  readonly at: number;
  /** Null when no player is dealt in. */
  readonly deck: SealedHand | null;
}

export class NextHand {
  readonly #parts: NextHandParts;
  #waiting: readonly Waiting[] = [];
  #posting: readonly Waiting[] = [];
  /** Whether a hand could be dealt at the last look. A game may also be waiting for a player to bank it. */
  #mayDeal = true;
  #sealed: Sealed | null = null;

  constructor(parts: NextHandParts) {
    this.#parts = parts;
  }

  /** The players who are not dealt into the next hand as things are now, and why. */
  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  /** The players who are dealt into the next hand because they post, with a sentence for each. */
  get posting(): readonly Waiting[] {
    return this.#posting;
  }

  /**
   * Works out who would have to wait if the next hand were dealt now. For the stations, also while a hand is in play.
   */
  preview(): void {
    const { durable, play } = this.#parts;
    durable.durably(() => {
      const occupants = this.#nextOccupants();
      const { start, waiting } = this.#seating(occupants);
      this.#waiting = waiting;
      if (!play.hand) this.#mayDeal = start !== null;
      this.#posting = occupants
        .filter(({ seat, entry }) => entry === 'post' && !play.hand?.has(seat))
        .flatMap(({ seat }) => this.#postingOf(seat, start, occupants));
      return ok(null);
    });
    durable.touch();
  }

  /**
   * What a player who sat down here now would have to wait for; null when they would be dealt into the next hand. Their
   * stack is not known yet and is assumed to be enough.
   */
  entryAt(seat: Seat, player: string, transferred: boolean): Waiting | null {
    const newcomer: Occupant = { seat, player, stack: ENOUGH, sittingOut: false, entry: 'wait', choices: [] };
    const coming = transferred ? { ...newcomer, transferred } : newcomer;
    const { waiting } = this.#seating([...this.#nextOccupants(), coming]);
    return waiting.find((one) => one.seat === seat) ?? null;
  }

  /**
   * Whether the next hand may be dealt: there are enough players, the table is not closing, and it is not waiting for
   * the last answers to a change of game or for its tournament.
   */
  enoughReady(): boolean {
    const { asking, tournament, closing } = this.#parts.durable.state;
    if (closing !== null) return false;
    if (tournament !== null) {
      return tournament.plan.stands === null && !waitsForRound(tournament) && this.playersReady();
    }
    return (asking?.until ?? null) === null && this.playersReady();
  }

  /** Whether there are enough players for a hand. */
  playersReady(): boolean {
    const { game, rules } = this.#parts.game.setup;
    const carried = this.#parts.game.carried(this.#parts.durable.state.memory);
    const plays = ({ stack, player }: Occupant): boolean =>
      stack > 0 || carried.some((share) => share.player === player);
    const ready = this.#occupants().filter((occupant) => !occupant.sittingOut && plays(occupant));
    return this.#mayDeal && ready.length >= game.seats(rules).min;
  }

  /**
   * Seats the next hand and seals its deck, so that stations can cut it. A sealed deck that still fits is kept, so
   * nothing is shuffled twice for the same hand.
   */
  seal(): void {
    const { durable, cut } = this.#parts;
    if (this.#sealed && this.#stillFits(this.#sealed)) return;
    this.unseal();
    if (!this.enoughReady()) return;
    durable.durably(() => {
      this.#sealed = this.#sealNext();
      return ok(null);
    });
    const { deck, kept } = this.#sealed ?? {};
    // A shoe is cut once, when it is shuffled.
    if (!deck?.terms || kept?.shoe || deck.terms.commits.length === 0) return;
    cut.begin({ seal: deck.seal, commits: deck.terms.commits });
    durable.touch();
  }

  /** Discards a sealed deck without dealing it; logs a warning where stations have begun to cut it. */
  unseal(): void {
    const { durable, cut } = this.#parts;
    if (cut.open) {
      const text = `The deck sealed as ${cut.open.seal.slice(0, 16)} was not dealt: the table had changed in the meantime`;
      durable.note({ level: 'warning', code: 'deck not dealt', text, seat: null, by: null });
    }
    this.#sealed = null;
    cut.end();
  }

  /** Whether a sealed deck is waiting for stations to cut it. */
  get isBeingCut(): boolean {
    const { cut } = this.#parts;
    return cut.open !== null && !cut.isComplete;
  }

  /** Whether stations are expected to cut the next deck. The pause before the deal leaves them time for it. */
  willBeCut(): boolean {
    return this.#parts.cut.anyOf(this.#parts.durable.state.sittings.map(({ seat }) => seat));
  }

  /** Deals and journals the sealed hand, as cut so far; null when no player is dealt in, or the disk fails. */
  deal(): Hand | null {
    this.seal();
    const { durable, seal, cut } = this.#parts;
    const sealed = this.#sealed;
    if (!sealed) return null;
    const { game, profile } = sealed.setup;
    const { rules, seating, kept } = sealed;
    const deck = sealed.deck && { ...sealed.deck, cut: cut.open ? cut.numbers : sealed.deck.cut };
    let begun: Hand | null = null;
    const dealt = durable.change((draft) => {
      if (kept.why !== null) this.#noteNewShoe(kept.why);
      this.#waiting = seating.waiting;
      draft.memory = seating.memory;
      draft.turnLeft = null;
      draft.voided = null;
      if (!seating.start || !deck) return ok(null);
      // A player chooses to post each time it is owed (S3).
      for (const { seat } of seating.start.players)
        Object.assign(sittingAt(draft, seat) ?? {}, { entry: 'wait', transferred: false, timed: true });
      const facts = { rules, start: seating.start, memory: seating.memory, seal: deck.seal, at: sealed.at };
      const under = { deck: deck.deck, terms: deck.terms, cut: deck.cut };
      const number = durable.parts.books.journal.beginHand({ ...facts, game: game.id, profile: profile.id, ...under });
      begun = Hand.begin(game, { ...facts, number, deck: seal.open(deck) });
      return ok(null);
    });
    this.#sealed = null;
    cut.end();
    return dealt.ok ? begun : null;
  }

  #sealNext(): Sealed {
    const { durable, seal, shuffler, cut, name } = this.#parts;
    const { setup } = this.#parts.game;
    const { game } = setup;
    const rules = this.#rules();
    const parts = { journal: durable.parts.books.journal, shuffler, seal };
    const [at, occupants, memory] = [durable.now(), this.#occupants(), this.#memory()];
    const kept = keptDeck(parts, game, rules, memory);
    const seating = game.seatHand(rules, kept.memory, occupants, (n) => shuffler.lot(n));
    const { start } = seating;
    const sealed = { setup, rules, occupants, memory, kept, seating, at };
    if (!start) return { ...sealed, deck: null };
    const commits = kept.shoe ? [] : cut.take(start.players.map(({ seat }) => seat));
    const terms = termsOf({ table: name, at, rules, start, order: game.dealOrder(rules, start), commits });
    return { ...sealed, deck: nextDeck(parts, game, rules, { shoe: kept.shoe, terms }) };
  }

  #stillFits({ setup, rules, occupants, memory }: Sealed): boolean {
    return (
      setup === this.#parts.game.setup &&
      isDeepStrictEqual(rules, this.#rules()) &&
      isDeepStrictEqual(occupants, this.#occupants()) &&
      isDeepStrictEqual(memory, this.#memory())
    );
  }

  #rules(): AnyRules {
    const { game, house, durable } = this.#parts;
    // Tournament chips are not money, so there is no drop.
    if (durable.state.tournament !== null) return game.setup.rules;
    return withJackpots(game.setup.game, game.setup.rules, house.jackpots);
  }

  #noteNewShoe(why: string): void {
    const text = `A fresh shoe: ${why}`;
    this.#parts.durable.note({ level: 'warning', code: 'new shoe', text, seat: null, by: null });
  }

  #seating(occupants: readonly Occupant[]) {
    const { game, rules } = this.#parts.game.setup;
    return game.seatHand(rules, this.#memoryForNext(), occupants, () => 0);
  }

  /** A player who is dealt in because they post, and would otherwise have to wait. */
  #postingOf(seat: Seat, start: AnyStart | null, occupants: readonly Occupant[]): Waiting[] {
    if (!start?.players.some((one) => one.seat === seat)) return [];
    const asWaiting = occupants.map((one) => (one.seat === seat ? { ...one, entry: 'wait' as const } : one));
    const without = this.#seating(asWaiting).waiting.find((one) => one.seat === seat);
    return without?.mayPost ? [{ ...without, message: 'You post and are dealt in with the next hand.' }] : [];
  }

  #memory(): AnyMemory {
    return this.#parts.game.memory(this.#parts.durable.state.memory);
  }

  /** The memory the next hand would be seated with if the running one ended as it is. */
  #memoryForNext(): AnyMemory {
    const { hand } = this.#parts.play;
    if (!hand) return this.#memory();
    // A player-dealer game in which no player has taken the bank yet may still get a banker.
    return hand.over || hand.view('public').kind === 'pot' ? hand.memoryAfter() : hand.memoryIfVoided();
  }

  /**
   * The occupants as they will be when the running hand is over, without the players who will then sit out or leave.
   */
  #nextOccupants(): readonly Occupant[] {
    const { state } = this.#parts.durable;
    return this.#occupants().map((one) => {
      const { sitOutNext = false, leaveNext = false } = sittingAt(state, one.seat) ?? {};
      return { ...one, sittingOut: one.sittingOut || sitOutNext || leaveNext };
    });
  }

  #occupants(): readonly Occupant[] {
    const { durable, game, stacks } = this.#parts;
    const offered = new Set(choicesOf(game.setup).map(({ id }) => id));
    return durable.state.sittings.map((sitting) => ({
      seat: sitting.seat,
      player: sitting.account,
      stack: stacks.at(sitting.seat),
      // In a tournament absent players are dealt in, post and fold.
      sittingOut: durable.state.tournament === null && (sitting.status !== 'playing' || sitting.locked),
      entry: sitting.entry,
      ...(sitting.transferred ? { transferred: true } : {}),
      choices: sitting.choices.filter((choice) => offered.has(choice)),
    }));
  }
}
