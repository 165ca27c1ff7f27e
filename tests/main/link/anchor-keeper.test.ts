import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextLine, readAnchor } from '../../../main/journal/anchor.ts';
import { Anchoring } from '../../../main/journal/anchoring.ts';
import { AnchorFolder } from '../../../main/link/anchor-folder.ts';
import { type KeeperAddress, linesOfKeeper, RemoteAnchor, readKeeper } from '../../../main/link/remote-anchor.ts';
import { fundedAccount, newFolder, openBooks } from '../ledger/books.ts';
import { TestRoom, until } from '../test-room.ts';
import { newCertificate } from './certificate.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

let folder: string;
let server: Server | null;
beforeEach(() => {
  folder = newFolder();
  writeFileSync(join(folder, 'table-1.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
});
afterEach(async () => stop());

/** The keeper of the folder, on a port of its own, as `dealerless anchor-keeper` starts it. */
async function keep(at = 0): Promise<KeeperAddress> {
  const keeper = new AnchorFolder(folder);
  const started = createServer(keeper.listener);
  server = started;
  await new Promise<void>((done) => started.listen(at, '127.0.0.1', done));
  const { port } = started.address() as AddressInfo;
  return readKeeper(`http://127.0.0.1:${port}/table-1`, join(folder, 'table-1.token'), undefined);
}

async function stop(): Promise<void> {
  const stopped = server;
  server = null;
  if (!stopped) return;
  const closed = new Promise((done) => stopped.close(done));
  stopped.closeAllConnections();
  await closed;
}

const status = async (url: string, init: RequestInit): Promise<number> => (await fetch(url, init)).status;

describe('the keeper of an anchor', () => {
  it('keeps what a table signs, line after line, across a restart of both', async () => {
    let address = await keep();
    const books = openBooks(join(folder, 'table.sqlite'));
    for (const [name, lines] of [
      ['Ann', 1],
      ['Bob', 2],
    ] as const) {
      const anchoring = new Anchoring(await RemoteAnchor.open(address, privateKey), books.store, () => 5);
      await fundedAccount(books, name);
      anchoring.keepUp();
      await anchoring.arrived();
      expect([anchoring.failure, anchoring.lines, anchoring.behind]).toEqual([null, lines, false]);
      await stop();
      address = await keep();
    }
    const file = join(folder, 'table-1.anchor');
    expect(readAnchor(file, publicKey).map(({ n }) => n)).toEqual([1, 2]);
    expect(await linesOfKeeper(address)).toBe(readFileSync(file, 'utf8'));
    expect(statSync(join(folder, 'table-1.token')).mode & 0o777).toBe(0o600);
    books.store.close();
  });

  it('tells nobody anything without the token, not even which tables there are', async () => {
    const { url, token } = await keep();
    for (const [path, authorization] of [
      [url, ''],
      [url, 'Bearer wrong-wrong-wrong-wrong'],
      [url.replace('table-1', 'table-2'), `Bearer ${token}`],
      [`${url}/../table-1.token`, ''],
    ] as const) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        expect(await status(path, { method, headers: { authorization } })).toBe(401);
      }
    }
  });

  it('does not open with an empty token, which would be that of a caller who brings none', () => {
    writeFileSync(join(folder, 'table-1.token'), '\n', { mode: 0o600 });
    expect(() => new AnchorFolder(folder)).toThrow(/table-1\.token: expected a token of 16 to 128 letters and digits/);
  });

  it('gives no line up and takes none that is forged, out of turn, too long or nonsense', async () => {
    const { url, token } = await keep();
    const put = (body: string): Promise<number> =>
      status(url, { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body });
    const first = nextLine(null, privateKey, 5, 'money', {});
    expect(await put(first.text)).toBe(200);
    expect(await put(first.text)).toBe(200); // the answer was lost, and it is sent again
    const forged = nextLine(first, generateKeyPairSync('ed25519').privateKey, 6, 'money', {});
    expect(await put(forged.text)).toBe(422);
    expect(await put(nextLine(null, privateKey, 7, 'money', {}).text)).toBe(409);
    expect(await put('rubbish')).toBe(422);
    expect(await put('x'.repeat(70_000))).toBe(413);
    expect(await status(url, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })).toBe(405);
    expect(readAnchor(join(folder, 'table-1.anchor'), publicKey)).toHaveLength(1);
  });

  it('speaks TLS, and a certificate that nobody vouches for is refused by the table', async () => {
    const certificate = newCertificate('IP:127.0.0.1');
    const keeper = new AnchorFolder(folder);
    const { cert, key } = { cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) };
    const started = createTlsServer({ cert, key, minVersion: 'TLSv1.3' }, keeper.listener);
    server = started;
    await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
    const url = `https://127.0.0.1:${(started.address() as AddressInfo).port}/table-1`;
    const token = join(folder, 'table-1.token');
    await expect(RemoteAnchor.open(readKeeper(url, token, undefined), privateKey)).rejects.toThrow(
      /cannot be reached: self-signed certificate/,
    );
    const place = await RemoteAnchor.open(readKeeper(url, token, certificate.cert), privateKey);
    expect((await place.append(5, 'money', {})).n).toBe(1);
    certificate.remove();
  });
});

describe('a table whose anchor is on another machine', () => {
  it('does not open on an older copy of its books', async () => {
    const address = await keep();
    const path = join(folder, 'table.sqlite');
    const anchored = async (name: string): Promise<void> => {
      const books = openBooks(path);
      const anchoring = new Anchoring(await RemoteAnchor.open(address, privateKey), books.store, () => 5);
      await fundedAccount(books, name);
      anchoring.keepUp();
      await anchoring.arrived();
      books.store.close();
    };
    await anchored('Ann');
    copyFileSync(path, join(folder, 'older.sqlite'));
    await anchored('Bob');
    copyFileSync(join(folder, 'older.sqlite'), path);
    await expect(anchored('Cid')).rejects.toThrow(/not those of the anchor http:.*an older copy or was cut short/);
  });

  it('plays on while the keeper is away, shows the floor, and catches up by itself', async () => {
    const address = await keep();
    const port = Number(new URL(address.url).port);
    const room = await TestRoom.open({ anchors: [await RemoteAnchor.open(address, privateKey)] });
    const device = () => room.floor.view.devices.find(({ id }) => id === 'anchor');
    const passing = async (what: () => boolean): Promise<void> => {
      for (let turn = 0; turn < 500 && !what(); turn += 1) {
        await room.pass(500);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect(what()).toBe(true);
    };
    await passing(() => existsSync(join(folder, 'table-1.anchor')));
    await stop();
    await room.sit(2, 0, 20_000);
    await passing(() => device()?.state === 'lost');
    expect(device()?.detail).toContain('cannot be reached');
    expect(room.table.state.fault).toBeNull();
    await keep(port);
    await passing(() => device()?.state === 'ok');
    expect(room.floor.view.log.map(({ text }) => text)).toContain('The books are anchored again');
    await room.host.close();
    await until(() => readAnchor(join(folder, 'table-1.anchor'), publicKey).length >= 2);
    await room.restart({ anchors: [await RemoteAnchor.open(await again(port), privateKey)] });
    await room.close();
  });
});

/** The address of the keeper that listens at that port. */
const again = async (port: number): Promise<KeeperAddress> =>
  readKeeper(`http://127.0.0.1:${port}/table-1`, join(folder, 'table-1.token'), undefined);

describe('how a keeper is named', () => {
  it.each([
    ['http://10.0.0.5:8500/table-1', 'expected https'],
    ['ftp://127.0.0.1/table-1', 'expected https'],
    ['https://10.0.0.5:8500/', 'expects an address such as'],
    ['nowhere', 'expects an address such as'],
  ])('%s is refused', (url, why) => {
    const token = join(folder, 'token');
    writeFileSync(token, 'a-token-of-24-characters', { mode: 0o600 });
    expect(() => readKeeper(url, token, undefined)).toThrow(why);
  });

  it('its token is a secret file, and a token', () => {
    const [url, token] = ['https://10.0.0.5:8500/table-1', join(folder, 'token')];
    expect(() => readKeeper(url, token, undefined)).toThrow('--anchor-token: there is no file');
    writeFileSync(token, 'no token', { mode: 0o600 });
    expect(() => readKeeper(url, token, undefined)).toThrow('holds no token');
    chmodSync(token, 0o644);
    expect(() => readKeeper(url, token, undefined)).toThrow('chmod 600');
    writeFileSync(token, 'a-token-of-24-characters');
    chmodSync(token, 0o600);
    expect(() => readKeeper(url, token, '/no/such/ca')).toThrow('--anchor-ca: there is no file');
  });

  it('a folder without a key of any table is no keeper’s', () => {
    expect(() => new AnchorFolder(newFolder())).toThrow('expected the public key of each table as NAME.pub');
  });
});
