import { describe, expect, it } from 'vitest';
import { bridgeWire, type SocketLike, socketWire, type WireEvents } from '../../../renderer/link/wire.ts';

function listener() {
  const heard: string[] = [];
  const events: WireEvents = {
    opened: () => heard.push('opened'),
    frame: (text) => heard.push(text),
    closed: () => heard.push('closed'),
  };
  return { heard, events };
}

function fakeSocket() {
  const sent: string[] = [];
  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push(String(data)),
    close: () => socket.onclose?.(new Event('close') as CloseEvent),
  };
  return { socket, sent };
}

describe('a wire over a WebSocket', () => {
  it('passes text both ways and reports opening and closing', () => {
    const { socket, sent } = fakeSocket();
    const { heard, events } = listener();
    const wire = socketWire('ws://table/link', () => socket);
    wire.open(events);
    socket.onopen?.(new Event('open'));
    socket.onmessage?.(new MessageEvent('message', { data: 'from the host' }));
    wire.send('from the screen');
    wire.close();
    expect(heard).toEqual(['opened', 'from the host', 'closed']);
    expect(sent).toEqual(['from the screen']);
  });

  it('ignores binary messages', () => {
    const { socket } = fakeSocket();
    const { heard, events } = listener();
    socketWire('ws://table/link', () => socket).open(events);
    socket.onmessage?.(new MessageEvent('message', { data: new Uint8Array(3) }));
    expect(heard).toEqual([]);
  });

  it('makes a new socket each time it is opened', () => {
    const made: string[] = [];
    const wire = socketWire('ws://table/link', (url) => {
      made.push(url);
      return fakeSocket().socket;
    });
    wire.open(listener().events);
    wire.open(listener().events);
    expect(made).toEqual(['ws://table/link', 'ws://table/link']);
  });
});

describe('a wire over the Electron bridge', () => {
  it('is open at once and hooks itself on only once', () => {
    const hooks: ((frame: string) => void)[] = [];
    const sent: string[] = [];
    const wire = bridgeWire({ send: (frame) => sent.push(frame), onFrame: (hook) => hooks.push(hook) });
    const first = listener();
    const second = listener();
    wire.open(first.events);
    wire.open(second.events);
    expect(hooks).toHaveLength(1);
    hooks[0]?.('a frame');
    wire.send('an intent');
    expect(first.heard).toEqual(['opened']);
    expect(second.heard).toEqual(['opened', 'a frame']);
    expect(sent).toEqual(['an intent']);
    wire.close();
    hooks[0]?.('a late frame');
    expect(second.heard).toHaveLength(2);
  });
});
