/**
 * Carries text frames between a screen and its host: a WebSocket in a browser, the preload bridge in Electron. A wire
 * does not know what the frames say.
 */

/** What a wire reports to the link that uses it. */
export interface WireEvents {
  opened(): void;
  frame(text: string): void;
  closed(): void;
}

export interface Wire {
  /** Connects, or reconnects after `closed`. Never throws: a wire that cannot connect reports `closed`. */
  open(events: WireEvents): void;
  /** May be called only between `opened` and `closed`. */
  send(frame: string): void;
  close(): void;
}

/** The address of a line to the page's own host, encrypted if the page is. */
export const linkAddress = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

/** What the preload script of the Electron shell puts on `window`. */
export interface Bridge {
  send(frame: string): void;
  onFrame(listener: (frame: string) => void): void;
}

declare global {
  interface Window {
    readonly dealerless?: Bridge;
  }
}

/** The part of a browser's WebSocket that a wire needs, so that tests can bring their own. */
export type SocketLike = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** Frames over a WebSocket; each `open` makes a new socket. */
export function socketWire(
  url: string,
  connect: (url: string) => SocketLike = (address) => new WebSocket(address),
): Wire {
  let socket: SocketLike | null = null;
  return {
    open(events) {
      const mine = connect(url);
      socket = mine;
      mine.onopen = () => events.opened();
      mine.onmessage = ({ data }) => {
        if (typeof data === 'string') events.frame(data);
      };
      mine.onclose = () => {
        if (socket === mine) socket = null;
        events.closed();
      };
    },
    send: (frame) => socket?.send(frame),
    close: () => socket?.close(),
  };
}

/** Frames over the Electron bridge. It stays open for the life of the page, so it never reports `closed`. */
export function bridgeWire(bridge: Bridge): Wire {
  let listening: WireEvents | null = null;
  let hooked = false;
  return {
    open(events) {
      listening = events;
      if (!hooked) bridge.onFrame((frame) => listening?.frame(frame));
      hooked = true;
      events.opened();
    },
    send: (frame) => bridge.send(frame),
    close() {
      listening = null;
    },
  };
}
