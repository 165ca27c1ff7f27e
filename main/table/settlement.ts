/**
 * How a hand ends in the books: settled by the rules, or voided by the floor. Either all of it is on disk, or nothing.
 */
import type { JackpotHit } from '../../games/hand-event.ts';
import type { Outcome } from '../../games/outcome.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Hand } from '../hand/hand.ts';
import { settleHand, type TwoPeople, voidHand } from '../ledger/settle.ts';
import type { DurableState } from './durable-state.ts';
import type { GameOnTable } from './game-on-table.ts';
import type { HandInPlay } from './hand-in-play.ts';
import { decidedText, fromTheButton, handsInWords, type JackpotPort, type ReportedHit } from './jackpot-port.ts';
import type { TableState } from './state.ts';
import { addForHand, putBack } from './time-bank.ts';

interface SettlementParts {
  readonly durable: DurableState;
  readonly game: GameOnTable;
  readonly play: HandInPlay;
  readonly house: HouseOfJackpots;
}

/** The house whose jackpots are played for, once the table is connected to it. */
export interface HouseOfJackpots {
  jackpots: JackpotPort | null;
}

export class Settlement {
  readonly #parts: SettlementParts;

  constructor(parts: SettlementParts) {
    this.#parts = parts;
  }

  /** Pays out the finished hand. A hand that cannot be paid stays open, and the table stops. */
  settle(): void {
    const { durable, play } = this.#parts;
    const { hand } = play;
    if (!hand) return;
    const draft: TableState = structuredClone(durable.state);
    const settled = durable.durably(() => this.#write(hand, draft));
    if (!settled.ok) {
      durable.fault(settled.error.message, 'settlement');
      return;
    }
    durable.keep(draft);
    play.end(hand);
  }

  /** Tries to settle the finished hand and rolls that back; returns what prevents it, or null. */
  trial(): string | null {
    const { durable, play } = this.#parts;
    const { hand } = play;
    if (!hand?.over) return null;
    const { ledger } = durable.parts.books;
    const trial = ledger.trial(() => this.#write(hand, structuredClone(durable.state)));
    return trial.ok ? null : trial.error.message;
  }

  /** Voids the open hand as if it had never been dealt: every chip goes back where it was before it (LR14, H6). */
  void(reason: string, who: TwoPeople): Result<null, Refusal> {
    const { durable, game, play } = this.#parts;
    const { hand, openNumber } = play;
    if (openNumber === null) return refuse('no hand', 'No hand is being played.');
    const draft: TableState = structuredClone(durable.state);
    const voided = durable.durably(() => {
      // After a hand that cannot be taken up again, the next one is seated as that hand was, with a fresh deck.
      draft.memory = hand ? hand.memoryIfVoided() : game.memoryOfFreshDeck(durable.state.memory);
      draft.turnLeft = null;
      for (const sitting of draft.sittings) putBack(sitting, sitting.drawn);
      draft.voided = { hand: openNumber, reason, back: hand ? putInto(hand) : [] };
      const act = { hand: openNumber, memory: draft.memory, at: durable.now(), reason, ...who };
      voidHand(durable.parts.books, { ...act, table: durable.stamped(draft) });
      return ok(null);
    });
    if (!voided.ok) return voided;
    durable.keep(draft);
    play.end(null);
    durable.tell({ type: 'VOIDED' });
    return ok(null);
  }

  /**
   * Ends the wait for the house once it has decided every jackpot that the hand has hit, and tells the players what became
   * of them.
   */
  jackpotsDecided(): void {
    const { durable, house } = this.#parts;
    const { held, sittings } = durable.state;
    const port = house.jackpots;
    if (held === null || port === null) return;
    const decided = held.hits.map(({ key }) => port.decided(key)).filter((each) => each !== null);
    if (decided.length < held.hits.length) return;
    const done = durable.change((draft) => {
      draft.held = null;
      const told = sittings.flatMap(({ seat, account }) => {
        const texts = decided.map((each) => decidedText(each, account)).filter((text) => text !== null);
        return texts.length === 0 ? [] : [{ seat, text: texts.join(' ') }];
      });
      draft.told = [...draft.told.filter(({ seat }) => !told.some((one) => one.seat === seat)), ...told];
      return ok(null);
    });
    if (done.ok) durable.tell({ type: 'CHANGED' });
  }

  #write(hand: Hand, draft: TableState): Result<unknown, Refusal> {
    const { durable, game, house } = this.#parts;
    draft.memory = hand.memoryAfter();
    if (draft.tournament === null) {
      const { hands, since } = draft.rotation;
      const [players, began] = [hand.facts.start.players.length, since === 0 ? durable.now() : since];
      draft.rotation = { ...draft.rotation, hands: hands + 1, players, since: began };
    }
    draft.turnLeft = null;
    for (const sitting of draft.sittings) if (hand.has(sitting.seat)) addForHand(sitting, game.setup.profile.timeBank);
    const outcome = hand.outcome();
    const hits = this.#hitsOf(hand, outcome);
    const held = hits.filter(({ hit }) => house.jackpots?.holds(hit.id));
    if (held.length > 0) {
      draft.held = { hand: hand.facts.number, hits: held.map(({ key, hit }) => ({ key, text: hitText(hit) })) };
    }
    return durable.parts.books.store.attempt(() => {
      const settling = { hand: hand.facts.number, outcome, memory: draft.memory, at: durable.now() };
      const settled = settleHand(durable.parts.books, { ...settling, table: durable.stamped(draft) });
      if (settled.ok) for (const hit of hits) house.jackpots?.tell(hit);
      return settled;
    });
  }

  /** The jackpots a hand has hit, as reported to the house; empty without a house. */
  #hitsOf(hand: Hand, { jackpots = [] }: Outcome): readonly ReportedHit[] {
    const { durable, house } = this.#parts;
    if (house.jackpots === null) return [];
    const { number, start, seal } = hand.facts;
    const players = fromTheButton(start.players, start.button).map(({ seat, player }) => ({ seat, account: player }));
    const told = { hand: number, game: hand.game.id, players, seal, at: durable.now() };
    return jackpots.map((hit) => ({ ...told, key: `hit:${number}:${hit.id}`, hit }));
  }
}

/** `Bad beat jackpot: full house, aces full of kings, beaten by four of a kind, kings`. */
const hitText = (hit: JackpotHit): string => `${hit.name}: ${handsInWords(hit)}`;

/** What each player has put into the hand so far, which goes back to them if it is voided. */
function putInto(hand: Hand): NonNullable<TableState['voided']>['back'] {
  const now = hand.view('public').seats;
  return hand.facts.start.players.flatMap(({ seat, player, stack }) => {
    const left = now.find((one) => one.seat === seat)?.stack ?? stack;
    return left < stack ? [{ seat, account: player, amount: stack - left }] : [];
  });
}
