/**
 * Messages that no screen has: a schema in the list of one screen, what its desk does with it, and nothing else; one of them
 * has an answer, and changes a part of its screen's view that there is not otherwise.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ok, refuse } from '../../../games/result.ts';
import type { Answer, Desk, Desks, IntentMeta } from '../../../main/link/desk.ts';
import { LinkServer } from '../../../main/link/server.ts';
import type { AnswerResult } from '../../../protocol/answer.ts';
import { INTENTS } from '../../../protocol/intent.ts';
import { lobbyIntent } from '../../../protocol/lobby-intent.ts';
import type { HostFrame } from '../../../protocol/messages.ts';
import type { Role } from '../../../protocol/roles.ts';
import { stationIntent } from '../../../protocol/station-intent.ts';
import type { View } from '../../../protocol/views.ts';

const ringIntent = z.strictObject({ do: z.literal('ring'), bell: z.int().min(1).max(10) });
type LobbyIntent = z.infer<typeof lobbyIntent> | z.infer<typeof ringIntent>;

/** Rings a bell that stands at revision 7, and refuses a press that was made before it. */
class Lobby implements Desk<LobbyIntent> {
  readonly rung: number[] = [];

  view(): View {
    return { screen: 'lobby' } as View;
  }

  take(intent: LobbyIntent, { rev }: IntentMeta): Answer {
    if (intent.do !== 'ring') return refuse('no tray', 'There is no tray of cards here.');
    if (rev < 7) return refuse('stale', 'The bell was moved meanwhile.');
    this.rung.push(intent.bell);
    return ok(null);
  }

  connected(): void {}
}

async function pressed(role: Role, ...presses: readonly [id: string, intent: unknown, rev: number][]) {
  const lobby = new Lobby();
  const desks: Desks = { desk: () => lobby as Desk<never>, rev: () => 7, onChange: () => () => {} };
  const intents = { ...INTENTS, lobby: z.union([lobbyIntent, ringIntent]) };
  const link = new LinkServer(desks, { now: () => 1_000_000, intents });
  const frames: HostFrame[] = [];
  const line = link.attach(role, { send: (text) => frames.push(JSON.parse(text) as HostFrame), close: () => {} });
  for (const [id, intent, rev] of presses) line.receive(JSON.stringify({ t: 'intent', id, rev, intent }));
  await new Promise((resolve) => setImmediate(resolve));
  const answers = frames.flatMap((frame) => {
    if (frame.t === 'answer') return ['done'];
    return frame.t === 'answer refused' ? [frame.code] : [];
  });
  return { rung: lobby.rung, answers };
}

const LOBBY: Role = { screen: 'lobby' };
const RING = { do: 'ring', bell: 3 };

describe('a made-up message', () => {
  test('is done once, however often it is sent', async () => {
    const { rung, answers } = await pressed(LOBBY, ['press-0001', RING, 7], ['press-0001', RING, 7]);
    expect([rung, answers]).toEqual([[3], ['done', 'done']]);
  });

  test('is refused when it was made on an older state, and when it says what it may not', async () => {
    const wrong = { do: 'ring', bell: 11 };
    const { rung, answers } = await pressed(LOBBY, ['press-0001', RING, 6], ['press-0002', wrong, 7]);
    expect([rung, answers.sort()]).toEqual([[], ['not understood', 'stale']]);
  });

  test('cannot be said by another screen', async () => {
    const { rung, answers } = await pressed({ screen: 'station', station: 3 }, ['press-0001', RING, 7]);
    expect([rung, answers]).toEqual([[], ['not understood']]);
  });
});

const waveIntent = z.strictObject({ do: z.literal('wave'), to: z.int().min(1).max(10) });
const waved = z.strictObject({ kind: z.literal('waved'), times: z.int().min(1) });
const wavesShown = z.strictObject({ screen: z.literal('station'), waves: z.int().min(0) });

describe('a made-up question of a station', () => {
  test('is answered with what it asks for, and shown in the view of that station', async () => {
    let waves = 0;
    let changed = (): void => {};
    const station = {
      view: () => ({ screen: 'station', waves }) as unknown as View,
      take(intent: z.infer<typeof stationIntent> | z.infer<typeof waveIntent>): Answer {
        if (intent.do !== 'wave') return refuse('not now', 'Only waves are answered here.');
        waves += 1;
        changed();
        return ok({ kind: 'waved', times: waves } as unknown as AnswerResult);
      },
      connected: () => {},
    };
    const desks: Desks = {
      desk: () => station as Desk<never>,
      rev: () => waves,
      onChange: (run) => {
        changed = run;
        return () => {};
      },
    };
    const intents = { ...INTENTS, station: z.union([stationIntent, waveIntent]) };
    const link = new LinkServer(desks, { now: () => 1_000_000, intents });
    const frames: HostFrame[] = [];
    const send = (text: string): number => frames.push(JSON.parse(text) as HostFrame);
    const line = link.attach({ screen: 'station', station: 3 }, { send, close: () => {} });
    line.receive(JSON.stringify({ t: 'intent', id: 'press-0001', rev: 0, intent: { do: 'wave', to: 4 } }));
    await new Promise((resolve) => setImmediate(resolve));
    const answers = frames.flatMap((frame) => (frame.t === 'answer' ? [waved.parse(frame.result)] : []));
    const views = frames.flatMap((frame) => (frame.t === 'view' ? [wavesShown.parse(frame.view).waves] : []));
    expect([answers, views]).toEqual([[{ kind: 'waved', times: 1 }], [0, 1]]);
  });
});
