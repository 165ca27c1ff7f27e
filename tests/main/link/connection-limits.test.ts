import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ConnectionLimits } from '../../../main/link/connection-limits.ts';

class Peer extends EventEmitter {
  readonly remoteAddress: string;
  readonly remotePort: number;
  constructor(address: string, port: number) {
    super();
    this.remoteAddress = address;
    this.remotePort = port;
  }
}

const peers = (count: number, address: string, from = 1000): Peer[] =>
  Array.from({ length: count }, (_, index) => new Peer(address, from + index));

const admitted = (limits: ConnectionLimits, all: readonly Peer[]): number =>
  all.filter((peer) => limits.admit(peer)).length;

describe('how many connections are held open', () => {
  it('is so many for each address, and room comes back as they close', () => {
    const limits = new ConnectionLimits({ perAddress: 3, strangers: 10 });
    const flood = peers(5, '10.0.0.1');
    expect(admitted(limits, flood)).toBe(3);
    flood[0]?.emit('close');
    expect(admitted(limits, peers(2, '10.0.0.1', 2000))).toBe(1);
    expect(admitted(limits, peers(2, '10.0.0.2'))).toBe(2);
  });

  it('counts no screen, and holds places for strangers at the address of one', () => {
    const limits = new ConnectionLimits({ perAddress: 3, strangers: 4 });
    for (let port = 1; port <= 20; port += 1) {
      const screen = new Peer('10.0.0.9', port);
      expect(limits.admit(screen)).toBe(true);
      limits.recognize(screen);
    }
    expect(admitted(limits, [...peers(3, '10.0.0.1'), ...peers(3, '10.0.0.2')])).toBe(4);
    expect(admitted(limits, peers(5, '10.0.0.9'))).toBe(3);
    expect(admitted(limits, peers(1, '10.0.0.3'))).toBe(0);
  });

  it('forgets the address of a screen that has been away while many others came', () => {
    const limits = new ConnectionLimits({ perAddress: 3, strangers: 0 });
    for (let n = 0; n <= 64; n += 1) limits.recognize(new Peer(`10.0.1.${n}`, 1));
    expect(admitted(limits, peers(1, '10.0.1.0'))).toBe(0);
    expect(admitted(limits, peers(1, '10.0.1.1'))).toBe(1);
  });

  it('takes none that is gone already', () => {
    const gone = { remoteAddress: undefined, remotePort: undefined, once: () => gone } as never;
    expect(new ConnectionLimits().admit(gone)).toBe(false);
  });
});
