/** The screens of a table on WebSockets, as browsers are, ten of them with somebody in a hurry behind. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Ask, Decision } from '../../games/game.ts';
import type { Host } from '../../main/host.ts';
import type { HostFrame, Role } from '../../protocol/messages.ts';
import { PROTOCOL } from '../../protocol/messages.ts';
import type { StationView } from '../../protocol/views.ts';

type Shown = (name: string, rev: number) => void;

const PATIENCE_MS = 200;

const VIEW = /^\{"t":"view","rev":(\d+),/;

/** One screen's line. */
export class Screen {
  readonly name: string;
  readonly #line: WebSocket;

  private constructor(name: string, line: WebSocket) {
    this.name = name;
    this.#line = line;
  }

  static async open(host: Host, port: number, role: Role, name: string, on: (frame: string) => void): Promise<Screen> {
    const line = new WebSocket(`ws://127.0.0.1:${port}/link`);
    line.on('message', (data) => on(String(data)));
    await once(line, 'open');
    line.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: host.tokens.of(role) }));
    return new Screen(name, line);
  }

  send(id: string, rev: number, intent: unknown): void {
    this.#line.send(JSON.stringify({ t: 'intent', id, rev, intent }));
  }

  close(): void {
    this.#line.terminate();
  }
}

/** Tells of every view that arrives; does not read it. */
export function watcher(host: Host, port: number, role: Role, name: string, shown: Shown): Promise<Screen> {
  return Screen.open(host, port, role, name, (text) => {
    const rev = VIEW.exec(text.slice(0, 40))?.[1];
    if (rev !== undefined) shown(name, Number(rev));
  });
}

export interface PlayerOptions {
  readonly host: Host;
  readonly port: number;
  readonly seat: number;
  readonly random: () => number;
  readonly shown: Shown;
  /** A press leaves the station, made on this revision. */
  readonly pressed: (rev: number) => void;
}

/** A station whose player sits down, plays without thinking, and buys chips when they have none. */
export async function player({ host, port, seat, random, shown, pressed }: PlayerOptions): Promise<Screen> {
  const card = host.tray[seat - 1];
  if (!card) throw new Error(`no demo card for seat ${seat}`);
  const name = `station-${seat}`;
  let presses = 0;
  let asked = '';
  let last: { view: StationView; rev: number } | null = null;
  const again = (): void => {
    if (last) look(last.view, last.rev);
  };
  const say = (question: string, rev: number, intent: unknown): void => {
    if (question === asked) return;
    asked = question;
    presses += 1;
    screen.send(`${name}-${presses}`, rev, intent);
  };
  const look = (view: StationView, rev: number): void => {
    const { phase, table } = view;
    const ask = table.hand?.ask;
    if (phase.name === 'vacant' && asked !== 'swipe') {
      asked = 'swipe';
      host.swipe(card.card, seat);
    } else if (phase.name === 'pin') say('pin', rev, { do: 'pin', pin: card.pin });
    else if (phase.name === 'buying in') say('buy in', rev, { do: 'buy in', amount: phase.min });
    else if (phase.name !== 'seated') return;
    else if (phase.locked && asked !== 'unlock') {
      asked = 'unlock';
      host.swipe(card.card, seat);
    } else if (ask) {
      const question = `${table.handNumber} ${table.hand?.events.length}`;
      if (question !== asked) pressed(rev);
      say(question, rev, { do: 'decide', decision: answer(ask, random()) });
    } else if (phase.status === 'waiting' && phase.mayPost && phase.entry === 'wait') {
      say(`post ${table.handNumber}`, rev, { do: 'entry', entry: 'post' });
    } else if (phase.status === 'sitting out' && phase.pending === 0) {
      const chips = table.places[seat - 1]?.stack ?? 0;
      const more = phase.topUp ? { do: 'top up', amount: phase.topUp.min } : { do: 'leave' };
      say(`again ${table.handNumber} ${chips}`, rev, chips > 0 ? { do: 'sit in' } : more);
    }
  };
  const screen = await Screen.open(host, port, { screen: 'station', station: seat }, name, (text) => {
    const rev = VIEW.exec(text.slice(0, 40))?.[1];
    if (rev !== undefined) shown(name, Number(rev));
    const frame = JSON.parse(text) as HostFrame;
    if (frame.t === 'view') last = { view: frame.view as StationView, rev: frame.rev };
    if (frame.t === 'answer refused') asked = '';
    // A finger that is too quick waits; whatever else was refused is asked of the player again.
    if (frame.t === 'answer refused' && frame.code === 'too fast') setTimeout(again, PATIENCE_MS);
    else again();
  });
  return screen;
}

/** Careful play, so that ten players have chips for a thousand hands. */
function answer(ask: Ask, mood: number): Decision {
  if (ask.kind !== 'bet') throw new Error('a game of bets is expected');
  if (ask.raise && mood < 0.06) return { kind: 'raise', to: ask.raise.min };
  if (ask.call === 0) return { kind: 'check' };
  return ask.fold && mood > 0.45 ? { kind: 'fold' } : { kind: 'call' };
}
