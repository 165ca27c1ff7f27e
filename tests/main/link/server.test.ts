import { beforeEach, describe, expect, test } from 'vitest';
import { ok, refuse } from '../../../games/result.ts';
import type { Answer, Desk, Desks, IntentMeta } from '../../../main/link/desk.ts';
import { type Attached, LinkServer } from '../../../main/link/server.ts';
import { MAX_INTENT_BYTES } from '../../../protocol/client-frame.ts';
import { type HostFrame, hostFrame } from '../../../protocol/messages.ts';
import type { Role } from '../../../protocol/roles.ts';
import type { View } from '../../../protocol/views.ts';

const fail = (): never => {
  throw new Error('disk on fire');
};

/** A host of which only the line is real: every screen is a station or the cage, each intent is written down. */
class Stage implements Desks {
  taken: { intent: unknown; meta: IntentMeta }[] = [];
  answer: () => Answer | Promise<Answer> = () => ok(null);
  view: ((role: Role) => View) | undefined;
  connected: () => void = () => {};
  changed: () => void = () => {};
  revision = 7;

  desk(role: Role): Desk<never> {
    return {
      view: () => this.view?.(role) ?? ({ screen: role.screen } as View),
      take: (intent: never, meta: IntentMeta) => {
        this.taken.push({ intent, meta });
        return this.answer();
      },
      connected: () => this.connected(),
    };
  }

  rev(): number {
    return this.revision;
  }

  onChange(run: () => void): () => void {
    this.changed = run;
    return () => {};
  }
}

let stage: Stage;
let link: LinkServer;
let now = 0;
const station = { screen: 'station', station: 3 } as const;

beforeEach(() => {
  now = 1_000_000;
  stage = new Stage();
  link = new LinkServer(stage, { now: () => now });
});

function join(role: Role = station, reads = {}): { line: Attached; frames: HostFrame[]; closed: string[] } {
  const frames: HostFrame[] = [];
  const closed: string[] = [];
  const line = link.attach(
    role,
    {
      send: (text) => frames.push(JSON.parse(text) as HostFrame),
      close: (why) => closed.push(why),
    },
    reads,
  );
  return { line, frames, closed };
}

const press = (id: string, intent: unknown, rev = 7): string => JSON.stringify({ t: 'intent', id, rev, intent });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a line to a screen', () => {
  test('is welcomed as what its token made it and shown its view', () => {
    const { frames } = join();
    expect(frames.map((frame) => frame.t)).toEqual(['welcome', 'view']);
    expect(hostFrame.parse(frames[0])).toEqual({ t: 'welcome', protocol: 1, role: station });
  });

  test('several changes at once are shown once', async () => {
    const { frames } = join();
    stage.changed();
    stage.changed();
    await settled();
    expect(frames).toHaveLength(3);
  });

  test('the screen that was pressed is shown what came of it first, and each the moment its view is made', async () => {
    const order: string[] = [];
    const name = (role: Role): string => (role.screen === 'station' ? String(role.station) : role.screen);
    const joined = (role: Role): Attached => {
      const send = (text: string): void => {
        if (text.includes('"t":"view"')) order.push(`${name(role)} shown`);
      };
      return link.attach(role, { send, close: () => {} });
    };
    stage.view = (role) => {
      order.push(`${name(role)} made`);
      return { screen: role.screen } as View;
    };
    stage.answer = () => {
      stage.changed();
      return ok(null);
    };
    const [, , third] = [1, 2, 3].map((nth) => joined({ screen: 'station', station: nth }));
    const inOrder = (...stations: number[]): string[] => stations.flatMap((nth) => [`${nth} made`, `${nth} shown`]);
    order.length = 0;
    third?.receive(press('sit-in-1', { do: 'sit in' }));
    await settled();
    expect(order).toEqual(inOrder(3, 1, 2));
    order.length = 0;
    stage.changed();
    await settled();
    expect(order).toEqual(inOrder(1, 2, 3));
  });

  test('what comes to be while screens are shown something has a revision of its own in the views that are made after it', async () => {
    const revisions: number[] = [];
    for (const nth of [1, 2]) {
      const send = (text: string): void => {
        const frame = JSON.parse(text) as HostFrame;
        if (frame.t === 'view') revisions.push(frame.rev);
        if (nth === 1) stage.revision += 1;
      };
      link.attach({ screen: 'station', station: nth }, { send, close: () => {} });
    }
    revisions.length = 0;
    stage.revision = 20;
    stage.changed();
    await settled();
    expect(revisions).toEqual([20, 21]);
  });

  test('that reads changes is sent the first view whole and then what is different, of which view it says', async () => {
    const notices = ['one', 'one', 'two'];
    stage.view = (role) => ({ screen: role.screen, notice: notices[stage.revision - 7] }) as never;
    const { line, frames } = join(station, { changes: true });
    const other = join(station);
    for (stage.revision of [8, 9]) {
      stage.changed();
      await settled();
    }
    const [one, two] = ['one', 'two'].map((notice) => ({ screen: 'station', notice }));
    expect(frames.slice(1)).toEqual([
      { t: 'view', rev: 7, view: one },
      { t: 'change', rev: 8, from: 7, change: {} },
      { t: 'change', rev: 9, from: 8, change: { set: { notice: { to: 'two' } } } },
    ]);
    expect(other.frames.slice(1).map((frame) => frame.t)).toEqual(['view', 'view', 'view']);
    line.receive('{"t":"whole"}');
    expect(frames.at(-1)).toEqual({ t: 'view', rev: 9, view: two });
  });

  test('the whole view is asked for no oftener than anything else', () => {
    const { line, frames } = join(station, { changes: true });
    for (let again = 0; again < 60; again += 1) line.receive('{"t":"whole"}');
    expect(frames.filter(({ t }) => t === 'view')).toHaveLength(41);
    expect(link.counts.throttled).toBe(20);
  });

  test('a view that could not be made is not what the next change is of', async () => {
    let notice = 'one';
    stage.view = (role) => (notice === 'none' ? fail() : ({ screen: role.screen, notice } as never));
    const { frames } = join(station, { changes: true });
    for (notice of ['none', 'two']) {
      stage.revision += 1;
      stage.changed();
      await settled();
    }
    expect(frames.at(-1)).toEqual({ t: 'change', rev: 9, from: 7, change: { set: { notice: { to: 'two' } } } });
  });

  test('an intent is answered under its id', async () => {
    const { line, frames } = join();
    line.receive(press('press-0001', { do: 'sit out' }));
    await settled();
    expect(stage.taken).toEqual([{ intent: { do: 'sit out' }, meta: { id: 'press-0001', rev: 7, line: 1 } }]);
    expect(frames.at(-1)).toEqual({ t: 'answer', id: 'press-0001', ok: true, result: null });
  });

  test('B-99 the same tap twice is done once and answered twice alike', async () => {
    const { line, frames } = join();
    stage.answer = () => refuse('not your turn', 'It is not your turn.');
    line.receive(press('press-0001', { do: 'decide', decision: { kind: 'call' } }));
    stage.answer = () => ok(null);
    line.receive(press('press-0001', { do: 'decide', decision: { kind: 'call' } }));
    await settled();
    expect(stage.taken).toHaveLength(1);
    const answers = frames.filter((frame) => frame.t === 'answer refused');
    expect(answers).toHaveLength(2);
    expect(answers[0]).toEqual(answers[1]);
    expect(link.counts.repeated).toBe(1);
  });

  test('C8 a repeated id after the line came back still has its first answer', async () => {
    const first = join();
    first.line.receive(press('press-0001', { do: 'leave' }));
    await settled();
    first.line.closed();
    const second = join();
    second.line.receive(press('press-0001', { do: 'leave' }));
    await settled();
    expect(stage.taken).toHaveLength(1);
    expect(second.frames.at(-1)).toMatchObject({ t: 'answer', id: 'press-0001' });
  });

  test('the same id with something else under it is refused, on whichever line, and nothing is done', async () => {
    const first = join();
    first.line.receive(press('press-0001', { do: 'decide', decision: { kind: 'raise', to: 400 } }));
    await settled();
    const second = join();
    for (const { line } of [first, second])
      line.receive(press('press-0001', { do: 'decide', decision: { kind: 'raise', to: 40_000 } }));
    await settled();
    expect(stage.taken).toHaveLength(1);
    for (const { frames } of [first, second])
      expect(frames.at(-1)).toMatchObject({ t: 'answer refused', id: 'press-0001', code: 'conflict' });
    second.line.receive(press('press-0001', { do: 'decide', decision: { kind: 'raise', to: 400 } }));
    await settled();
    expect(second.frames.at(-1)).toMatchObject({ t: 'answer', id: 'press-0001', ok: true });
    expect(stage.taken).toHaveLength(1);
  });

  test('a desk that throws is a refused intent and not a broken line', async () => {
    const { line, frames } = join();
    stage.answer = () => {
      throw new Error('disk on fire');
    };
    line.receive(press('press-0001', { do: 'leave' }));
    await settled();
    expect(frames.at(-1)).toMatchObject({ t: 'answer refused', code: 'fault' });
  });
});

describe('a throwing desk, view or intent never ends the host', () => {
  const troubles: [Role | null, string, string][] = [];
  const other: Role = { screen: 'cage' };

  beforeEach(() => {
    troubles.length = 0;
    link = new LinkServer(stage, { now: () => now, onTrouble: (...trouble) => troubles.push(trouble) });
  });

  test('when a screen comes whose view cannot be drawn: the floor is told, and it is shown the next one', async () => {
    stage.view = fail;
    const { frames } = join();
    expect(frames.map((frame) => frame.t)).toEqual(['welcome']);
    expect(link.counts.failed).toBe(1);
    expect(troubles).toEqual([[station, 'failed', 'station-3 was not served: disk on fire']]);
    stage.view = undefined;
    stage.changed();
    await settled();
    expect(frames.map((frame) => frame.t)).toEqual(['welcome', 'view']);
  });

  test('when a change cannot be drawn for one screen: the others are shown it', async () => {
    const { frames } = join();
    const cage = join(other);
    stage.view = (role) => (role.screen === 'cage' ? ({ screen: 'cage' } as View) : fail());
    stage.changed();
    await settled();
    expect(frames).toHaveLength(2);
    expect(cage.frames).toHaveLength(3);
    stage.view = undefined;
    stage.changed();
    await settled();
    expect([frames.length, cage.frames.length]).toEqual([3, 4]);
  });

  test('when a line breaks as it is written to: the other lines of its screen continue', async () => {
    let broken = false;
    link.attach(station, { send: () => (broken ? fail() : undefined), close: fail });
    const { line, frames } = join();
    broken = true;
    stage.changed();
    line.receive(press('press-0001', { do: 'leave' }));
    await settled();
    expect(frames.map((frame) => frame.t)).toEqual(['welcome', 'view', 'view', 'answer']);
    link.close();
    expect(link.counts.failed).toBe(2);
  });

  test('when an answer cannot be sent, or a desk does not take that a screen came or went', async () => {
    let broken = false;
    const line = link.attach(station, { send: () => (broken ? fail() : undefined), close: () => {} });
    broken = true;
    line.receive(press('press-0001', { do: 'leave' }));
    await settled();
    expect(link.counts.failed).toBe(1);
    stage.connected = fail;
    line.closed();
    join();
    expect(link.counts.failed).toBe(3);
  });

  const nested = (levels: number): string => {
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    return `{"id":"a","game":"holdem","limit":null,"label":null,"collection":[],"jackpot":false,"buyIn":null,"rules":{"a":${deep}}}`;
  };

  test.each([30, 200, 1800])('nested %d levels deep, is refused like any other nonsense, and answered', (levels) => {
    const { line, frames } = join({ screen: 'floor-console' });
    const intent = `{"do":"check profile","draft":${nested(levels)}}`;
    line.receive(`{"t":"intent","id":"press-deep","rev":7,"intent":${intent}}`);
    expect(frames.at(-1)).toMatchObject({ t: 'answer refused', id: 'press-deep', code: 'not understood' });
    expect([stage.taken, link.counts.failed]).toEqual([[], 0]);
  });

  test('nested as deep as options of a game may ever be, is taken', async () => {
    const { line } = join({ screen: 'floor-console' });
    line.receive(`{"t":"intent","id":"press-deep","rev":7,"intent":{"do":"check profile","draft":${nested(20)}}}`);
    await settled();
    expect(stage.taken).toHaveLength(1);
  });

  test('when the listener that is told of trouble fails too', () => {
    link = new LinkServer(stage, { now: () => now, onTrouble: fail });
    link.strangerRefused('foreign', 'a line from a page of another site');
    expect(link.counts).toMatchObject({ foreign: 1, failed: 1 });
  });
});

describe('T4 what is refused on a line, without effect', () => {
  const bad: [name: string, text: string][] = [
    ['T4 no JSON', '{"t":"intent"'],
    ['an empty frame', ''],
    ['a frame of no kind', '{"t":"shout"}'],
    ['hello said twice', JSON.stringify({ t: 'hello', protocol: 1, token: 'x'.repeat(24) })],
    ['an unknown field', JSON.stringify({ t: 'intent', id: 'press-0001', rev: 7, intent: { do: 'leave' }, seat: 4 })],
    ['a negative revision', press('press-0001', { do: 'leave' }, -1)],
    ['a short id', press('x', { do: 'leave' })],
  ];
  test.each(bad)('%s', async (_name, text) => {
    const { line, frames } = join();
    line.receive(text);
    await settled();
    expect(frames.at(-1)).toMatchObject({ t: 'error', code: 'malformed' });
    expect(stage.taken).toEqual([]);
    expect(link.counts.malformed).toBe(1);
  });

  const unfit: [name: string, intent: unknown][] = [
    ['the intent of another screen', { do: 'void', reason: 'because' }],
    ['money made at a station', { do: 'deposit', account: '1234567890', amount: 100, nature: 'cash' }],
    ['a bet of half a cent', { do: 'decide', decision: { kind: 'raise', to: 0.5 } }],
    ['a bet below zero', { do: 'decide', decision: { kind: 'raise', to: -100 } }],
    ['a bet beyond all numbers', { do: 'decide', decision: { kind: 'raise', to: 1e300 } }],
    ['a decision with something added', { do: 'decide', decision: { kind: 'call', seat: 4 } }],
    ['a PIN of letters', { do: 'pin', pin: 'abcd' }],
  ];
  test.each(unfit)('%s', async (_name, intent) => {
    const { line, frames } = join();
    line.receive(press('press-0001', intent));
    await settled();
    expect(frames.at(-1)).toMatchObject({ t: 'answer refused', id: 'press-0001', code: 'not understood' });
    expect(stage.taken).toEqual([]);
  });

  test('a frame longer than any intent', async () => {
    const { line, frames } = join();
    line.receive(press('press-0001', { do: 'leave', why: 'x'.repeat(MAX_INTENT_BYTES) }));
    await settled();
    expect(frames.at(-1)).toMatchObject({ t: 'error', code: 'oversized' });
    expect(link.counts.oversized).toBe(1);
    expect(stage.taken).toEqual([]);
  });

  test('a revision that never was', async () => {
    const { line, frames } = join();
    line.receive(press('press-0001', { do: 'leave' }, 8));
    await settled();
    expect(frames.at(-1)).toMatchObject({ t: 'answer refused', code: 'stale' });
    expect(stage.taken).toEqual([]);
  });

  test('more intents than fingers can make, until a second has passed', async () => {
    const { line, frames } = join();
    for (let i = 0; i < 50; i += 1) line.receive(press(`press-${1000 + i}`, { do: 'sit out' }));
    await settled();
    expect(stage.taken).toHaveLength(40);
    expect(link.counts.throttled).toBe(10);
    const refused = frames.filter((frame) => frame.t === 'answer refused');
    expect(refused.map((frame) => frame.code)).toEqual(Array(10).fill('too fast'));
    now += 1000;
    line.receive(press('press-2000', { do: 'sit out' }));
    await settled();
    expect(stage.taken).toHaveLength(41);
  });

  test('more intents than fingers can make are the screen’s, not the line’s: coming back refills nothing', async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      const { line } = join();
      for (let i = 0; i < 20; i += 1) line.receive(press(`press-${visit}${100 + i}`, { do: 'sit out' }));
      line.closed();
    }
    const other = join({ screen: 'station', station: 4 });
    other.line.receive(press('press-9999', { do: 'sit out' }));
    await settled();
    expect(link.counts.throttled).toBe(60);
    expect(stage.taken).toHaveLength(41);
  });

  test('a line that keeps sending nonsense is cut', () => {
    const { line, closed } = join();
    for (let i = 0; i < 10; i += 1) line.receive('nonsense');
    expect(closed).toEqual(['too many invalid frames']);
    line.receive(press('press-0001', { do: 'leave' }));
    expect(stage.taken).toEqual([]);
  });

  test('the center display and its like have nothing to ask', async () => {
    const { line, frames } = join({ screen: 'center-display' });
    line.receive(press('press-0001', { do: 'leave' }));
    await settled();
    expect(frames.at(-1)).toMatchObject({ t: 'answer refused', code: 'not understood' });
  });

  test('a fifth line to one screen takes the place of the first', () => {
    const lines = [join(), join(), join(), join(), join()];
    expect(lines.map((line) => line.closed.length)).toEqual([1, 0, 0, 0, 0]);
  });
});
