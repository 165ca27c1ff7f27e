/** A station without anybody at its screen: the line of the station's own page, pressed by the test. */
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { BetAsk, Decision } from '../../games/ask.ts';
import type { StationIntent } from '../../protocol/station-intent.ts';
import type { StationView } from '../../protocol/station-view.ts';
import { IntentRefused, type Link, openLink } from '../../renderer/link/link.ts';
import type { Wire } from '../../renderer/link/wire.ts';
import { HANG } from '../hang.ts';
import type { Cable } from '../hardware/pseudo-terminals.ts';

export class LineAt {
  readonly seat: number;
  readonly #link: Link;

  /** @param url the address of the station's page, token included */
  constructor(seat: number, url: string) {
    this.seat = seat;
    const { host, searchParams } = new URL(url);
    this.#link = openLink({
      wire: wireTo(`ws://${host}/link`),
      token: searchParams.get('token') ?? '',
      answerWithin: HANG,
    });
  }

  /** What the station would show now; null while the host cannot be reached. */
  get view(): StationView | null {
    const { connected, view } = this.#link.state();
    return connected && view?.screen === 'station' ? view : null;
  }

  /** The question that its player is asked, in hold'em. */
  get ask(): BetAsk | null {
    const ask = this.view?.table.hand?.ask ?? null;
    return ask?.kind === 'bet' ? ask : null;
  }

  get hand(): number {
    return this.view?.table.handNumber ?? 0;
  }

  get phase(): string {
    return this.view?.phase.name ?? 'nothing';
  }

  /** The own cards, as the station may show them. */
  get cards(): string[] {
    const own = this.view?.table.hand?.seats.find(({ seat }) => seat === this.seat);
    return own?.state === 'folded' ? [] : (own?.cards ?? []).map(String);
  }

  /** Presses a key. False when it had no effect, as when the table had moved on. */
  async press(intent: StationIntent): Promise<boolean> {
    try {
      await this.#link.send(intent);
      return true;
    } catch (error) {
      if (error instanceof IntentRefused) return false;
      throw error;
    }
  }

  /** Swipes a card at the reader of the station until the PIN is asked for: again while the house is away. */
  async #swipe(cable: Cable, track2: string): Promise<void> {
    await vi.waitUntil(
      async () => {
        if (this.phase === 'vacant') await cable.send(`${track2}\r`);
        return this.phase === 'pin';
      },
      { timeout: HANG, interval: 1000 },
    );
  }

  /**
   * Swipes a card and enters its PIN until the player may buy in. A swipe that was repeated on a busy machine may arrive only after
   * the PIN is entered, and asks for it once more.
   */
  async comeIn(cable: Cable, track2: string, pin: string): Promise<void> {
    await this.#swipe(cable, track2);
    await vi.waitUntil(
      async () => {
        if (this.phase === 'pin') await this.press({ do: 'pin', pin });
        return this.phase === 'buying in';
      },
      { timeout: HANG },
    );
  }

  /** Enters the PIN once a card was swiped. */
  async enterPin(pin: string): Promise<void> {
    await vi.waitUntil(() => this.phase === 'pin', { timeout: HANG });
    if (!(await this.press({ do: 'pin', pin }))) throw new Error(`the PIN at station ${this.seat} was refused`);
  }

  /** Buys in for about the half of what may be put on the table. */
  async buyInForHalf(): Promise<void> {
    await vi.waitUntil(() => this.phase === 'buying in', { timeout: HANG });
    const phase = this.view?.phase;
    if (phase?.name !== 'buying in') throw new Error(`station ${this.seat} is ${phase?.name}, not buying in`);
    const { min, max, step } = phase;
    const amount = min + Math.floor((max - min) / 2 / step) * step;
    if (!(await this.press({ do: 'buy in', amount }))) throw new Error(`${amount} at station ${this.seat} was refused`);
  }

  /** Answers the question that is asked, if any. */
  async act(mood: number): Promise<boolean> {
    const { ask } = this;
    return ask !== null && this.press({ do: 'decide', decision: answerOf(ask, mood) });
  }

  /** Whether its player comes along to another game, as long as that is asked. */
  get question(): Extract<StationView['phase'], { name: 'seated' }>['gameChange'] {
    const { view } = this;
    return view?.phase.name === 'seated' ? view.phase.gameChange : null;
  }

  async comeAlong(): Promise<boolean> {
    const { question } = this;
    return question !== null && this.press({ do: 'come along', change: question.id, most: question.add });
  }

  /** Adds as many chips as may be, when the player has none left. */
  async topUpWhenBroke(): Promise<void> {
    const { view } = this;
    if (view?.phase.name !== 'seated' || view.phase.topUp === null || view.phase.pending > 0) return;
    const { max, min } = view.phase.topUp;
    if (view.table.places[this.seat - 1]?.stack === 0 && max >= min) await this.press({ do: 'top up', amount: max });
  }

  close(): void {
    this.#link.close();
  }
}

/** What a player answers: mostly what is cheap, now and then a raise, so that all kinds of hands come about. */
function answerOf(ask: BetAsk, mood: number): Decision {
  if (mood < 8 && ask.raise) return { kind: 'raise', to: ask.raise.min };
  if (ask.call === 0) return { kind: 'check' };
  return ask.fold && (ask.call === null || mood >= 30) ? { kind: 'fold' } : { kind: 'call' };
}

/**
 * A wire that reports every end, also of a line that never came about while the table was down.
 * @param ca who vouches for the other side, PEM, where that has a certificate
 */
export function wireTo(url: string, ca?: Buffer): Wire {
  let socket: WebSocket | null = null;
  return {
    open(events) {
      socket = new WebSocket(url, ca === undefined ? {} : { ca });
      socket.on('open', () => events.opened());
      socket.on('message', (data) => events.frame(String(data)));
      socket.on('close', () => events.closed());
      socket.on('error', () => {});
    },
    send: (frame) => socket?.send(frame),
    close: () => socket?.close(),
  };
}
