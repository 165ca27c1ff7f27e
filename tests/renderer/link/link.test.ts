import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientFrame } from '../../../protocol/client-frame.ts';
import type { HostFrame } from '../../../protocol/messages.ts';
import { type IntentRefused, type Link, openLink, retryDelay } from '../../../renderer/link/link.ts';
import type { Wire, WireEvents } from '../../../renderer/link/wire.ts';
import { seated, station } from '../fixtures.ts';

/** A wire whose other end is the test. */
function fakeWire() {
  const sent: string[] = [];
  let events: WireEvents | null = null;
  let opened = 0;
  const wire: Wire = {
    open(next) {
      events = next;
      opened += 1;
    },
    send: (frame) => sent.push(frame),
    close: () => events?.closed(),
  };
  return {
    wire,
    sent,
    frames: () => sent.map((text) => clientFrame.parse(JSON.parse(text))),
    opened: () => opened,
    accept: () => events?.opened(),
    drop: () => events?.closed(),
    push: (frame: HostFrame) => events?.frame(JSON.stringify(frame)),
    pushText: (text: string) => events?.frame(text),
  };
}

const WELCOME: HostFrame = { t: 'welcome', protocol: 1, role: { screen: 'station', station: 1 } };
const viewAt = (rev: number): HostFrame => ({ t: 'view', rev, view: station(seated()) });
const TOKEN = 'a-token-of-a-station';

let far: ReturnType<typeof fakeWire>;
let link: Link;
let ids: number;

function join(rev = 7): void {
  far.accept();
  far.push(WELCOME);
  far.push(viewAt(rev));
}

beforeEach(() => {
  vi.useFakeTimers();
  far = fakeWire();
  ids = 0;
  link = openLink({
    wire: far.wire,
    token: TOKEN,
    makeId: () => {
      ids += 1;
      return `intent-${ids}`;
    },
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe('the link of a screen', () => {
  it('says hello first and is connected once it has a view', () => {
    far.accept();
    expect(far.frames()).toEqual([{ t: 'hello', protocol: 1, token: TOKEN, changes: true }]);
    far.push(WELCOME);
    expect(link.state()).toMatchObject({ connected: false, role: { screen: 'station', station: 1 } });
    far.push(viewAt(7));
    expect(link.state()).toMatchObject({ connected: true, rev: 7, view: { screen: 'station' } });
  });

  describe('is sent what is different', () => {
    const noticed = (text: string) => ({ set: { notice: { to: { level: 'info', text } } } });
    const wholes = () => far.frames().filter(({ t }) => t === 'whole').length;

    it('and puts it together with the view on hand; what stays is the very same object', () => {
      join(7);
      const before = link.state().view;
      far.push({ t: 'change', rev: 9, from: 7, change: noticed('Your break is over.') });
      const { view, rev } = link.state();
      expect([rev, view]).toEqual([9, { ...before, notice: { level: 'info', text: 'Your break is over.' } }]);
      expect(view?.screen === 'station' && view.table).toBe(before?.screen === 'station' && before.table);
      expect(wholes()).toBe(0);
    });

    it.each([
      ['of another view', { from: 6, change: noticed('Come back.') }],
      ['that does not go with it', { from: 7, change: { set: { table: { add: [1] } } } }],
      ['after which it is no view', { from: 7, change: { set: { station: { to: 'ten' } } } }],
    ])('asks once for the whole view when a change comes %s, and shows nothing of it', (_, wrong) => {
      join(7);
      const before = link.state();
      far.push({ t: 'change', rev: 8, ...wrong });
      far.push({ t: 'change', rev: 9, from: 8, change: noticed('Come back.') });
      expect(wholes()).toBe(1);
      expect(link.state()).toEqual(before);
      far.push(viewAt(9));
      far.push({ t: 'change', rev: 10, from: 9, change: noticed('Come back.') });
      expect(link.state()).toMatchObject({ rev: 10, view: { notice: { text: 'Come back.' } } });
      expect(wholes()).toBe(1);
    });

    it('asks again on a new line', () => {
      join(7);
      far.push({ t: 'change', rev: 8, from: 5, change: {} });
      far.drop();
      vi.advanceTimersByTime(retryDelay(0));
      join(9);
      far.push({ t: 'change', rev: 12, from: 5, change: {} });
      expect(wholes()).toBe(2);
    });
  });

  it('sends an intent with the revision it was made on and brings its answer', async () => {
    join(7);
    const answer = link.send({ do: 'sit out' }, 5);
    expect(far.frames().at(-1)).toEqual({ t: 'intent', id: 'intent-1', rev: 5, intent: { do: 'sit out' } });
    expect(link.state().busy).toBe(true);
    far.push({ t: 'answer', id: 'intent-1', ok: true, result: null });
    await expect(answer).resolves.toBeNull();
    expect(link.state().busy).toBe(false);
  });

  it('takes the newest revision when none is named', () => {
    join(7);
    far.push(viewAt(9));
    void link.send({ do: 'sit out' });
    expect(far.frames().at(-1)).toMatchObject({ rev: 9 });
  });

  it('makes one intent of a double tap', async () => {
    join();
    const first = link.send({ do: 'decide', decision: { kind: 'call' } });
    await expect(link.send({ do: 'decide', decision: { kind: 'call' } })).rejects.toMatchObject({ code: 'busy' });
    expect(far.frames().filter(({ t }) => t === 'intent')).toHaveLength(1);
    far.push({ t: 'answer', id: 'intent-1', ok: true, result: null });
    await first;
  });

  it('rejects with the code and the words of the host', async () => {
    join();
    const answer = link.send({ do: 'decide', decision: { kind: 'check' } });
    far.push({ t: 'answer refused', id: 'intent-1', code: 'stale', message: 'The table has moved on.' });
    await expect(answer).rejects.toMatchObject({ code: 'stale', message: 'The table has moved on.' });
    expect(link.state().busy).toBe(false);
  });

  it('ignores answers to other intents', async () => {
    join();
    const answer = link.send({ do: 'sit out' });
    far.push({ t: 'answer', id: 'intent-99', ok: true, result: null });
    expect(link.state().busy).toBe(true);
    far.push({ t: 'answer', id: 'intent-1', ok: true, result: null });
    await answer;
  });

  it('refuses to send while the table cannot be reached', async () => {
    await expect(link.send({ do: 'sit out' })).rejects.toMatchObject({ code: 'not connected' });
    join();
    far.drop();
    await expect(link.send({ do: 'sit out' })).rejects.toMatchObject({ code: 'not connected' });
  });

  it('keeps the last view while it reconnects, ever more slowly', () => {
    join();
    far.drop();
    expect(link.state()).toMatchObject({ connected: false, rev: 7, view: { screen: 'station' } });
    expect(far.opened()).toBe(1);
    vi.advanceTimersByTime(retryDelay(0));
    expect(far.opened()).toBe(2);
    far.drop();
    vi.advanceTimersByTime(retryDelay(1) - 1);
    expect(far.opened()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(far.opened()).toBe(3);
    join(12);
    expect(link.state()).toMatchObject({ connected: true, rev: 12 });
  });

  it('waits five seconds at most between attempts', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map(retryDelay)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('sends an unanswered intent again after reconnecting, under the same id (C8)', async () => {
    join();
    const answer = link.send({ do: 'buy in', amount: 4000 });
    const before = far.sent.at(-1);
    far.drop();
    vi.advanceTimersByTime(retryDelay(0));
    far.accept();
    far.push(WELCOME);
    expect(far.sent.at(-1)).toBe(before);
    far.push({ t: 'answer', id: 'intent-1', ok: true, result: null });
    await expect(answer).resolves.toBeNull();
  });

  it('gives up on an intent that is never answered', async () => {
    join();
    const answer = link.send({ do: 'sit out' });
    const caught = answer.catch((error: IntentRefused) => error.code);
    vi.advanceTimersByTime(10_000);
    await expect(caught).resolves.toBe('no answer');
    expect(link.state().busy).toBe(false);
    far.push({ t: 'answer', id: 'intent-1', ok: true, result: null });
    expect(link.state().busy).toBe(false);
  });

  it('waits longer for a list of thousands of people than for any other answer', async () => {
    join(7);
    const file = { part: 1, of: 1, data: 'YQ==' };
    const answer = link.send({ do: 'exclusion list', list: 'State', file, trial: false });
    vi.advanceTimersByTime(240_000);
    expect(link.state().busy).toBe(true);
    far.push({ t: 'answer', id: 'intent-1', ok: true, result: null });
    await expect(answer).resolves.toBe(null);
  });

  it('shows nothing of a frame that breaks the protocol, and says where it does', () => {
    join(7);
    far.pushText(JSON.stringify({ t: 'view', rev: 'eight', view: station(seated()) }));
    expect(link.state()).toMatchObject({ rev: 7, failure: { code: 'bad frame' } });
    expect(link.state().failure?.message).toContain('rev');
    far.pushText('{');
    expect(link.state().failure?.message).toContain('not JSON');
  });

  it('keeps what the host complains of until it is welcome again', () => {
    far.accept();
    far.push({ t: 'error', code: 'unknown token', message: 'This address is not valid.' });
    expect(link.state().failure).toEqual({ code: 'unknown token', message: 'This address is not valid.' });
    join();
    expect(link.state().failure).toBeNull();
  });

  it('tells its listeners of every change until they leave', () => {
    let changes = 0;
    const leave = link.subscribe(() => {
      changes += 1;
    });
    join();
    const seen = changes;
    expect(seen).toBeGreaterThan(0);
    leave();
    far.push(viewAt(8));
    expect(changes).toBe(seen);
  });

  it('does not reconnect once closed', () => {
    join();
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(far.opened()).toBe(1);
  });
});
