/**
 * Paths and secrets that somebody has made up: no path leads to a file beside the pages, and nothing that is nearly a
 * screen's token, or a link that was used, is one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringsToken, tokenDigest } from '../../main/link/bearer.ts';
import { OneUseLinks } from '../../main/link/one-use-links.ts';
import { readPage } from '../../main/link/pages.ts';
import { LinkServer } from '../../main/link/server.ts';
import { Tokens } from '../../main/link/tokens.ts';
import { serveWeb } from '../../main/link/websocket.ts';
import { roleName } from '../../protocol/roles.ts';
import { bareDesks } from '../main/link/bare-desks.ts';
import { FILES } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';
import { type Door, head, intrude } from './hostile.ts';

const SECRET = 'not for the public';

let folder: string;
let pages: string;
let tokens: Tokens;
let door: Door;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(FILES, 'dealerless-forged-'));
  pages = join(folder, 'pages');
  for (const beside of ['pages', 'pages-of-others', 'photos']) mkdirSync(join(folder, beside));
  writeFileSync(join(pages, 'index.html'), '<p>a page</p>');
  for (const name of ['secret.json', 'pages-of-others/index.html', 'photos/face.png', 'receipt.json'])
    writeFileSync(join(folder, name), SECRET);
  tokens = Tokens.openBeside(join(folder, 'tokens.json'));
  const names = { '/board': '/index.html' };
  const link = new LinkServer(bareDesks, { now: () => 0 });
  const web = await serveWeb(link, tokens, { port: 0, pages, home: null, names });
  door = { host: '127.0.0.1', port: web.port, tls: false };
  close = web.close;
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Ways to say "one folder up" or "another folder", as they are, escaped, and escaped again. */
const pieces = fc.constantFrom(
  ...['..', '.', '', '%2e%2e', '%2E.', '%252e%252e', '%c0%ae%c0%ae', '..%2f', '..%5c', '..\\', '%2f', '%00', '%', '…'],
  ...['pages', 'pages-of-others', 'photos', 'index.html', 'secret.json', 'tokens.json', 'receipt.json', 'face.png'],
  ...['board', 'board%2f..', '%2e%2e%2fsecret.json', '..%2f..%2fsecret.json', 'secret.json%00.html', 'file:'],
);
const forged = fc
  .tuple(fc.array(pieces, { minLength: 1, maxLength: 8 }), fc.constantFrom('/', '/', '', '//', '\\'))
  .map(([all, between]) => `/${all.join(between)}`);

test('no path leads to a file beside the pages', async () => {
  await fc.assert(
    fc.asyncProperty(forged, async (path) => {
      const found = await readPage(pages, path);
      expect(Buffer.from(found?.body ?? []).toString()).not.toContain(SECRET);
    }),
    { numRuns: repeated(1500, 100_000) },
  );
});

test('nor over the line, where a board has a name of its own', async () => {
  await fc.assert(
    fc.asyncProperty(forged, async (path) => {
      const asked = head('GET', path, { host: '127.0.0.1', connection: 'close' });
      const answer = await intrude(door, [asked], 'wait');
      expect(answer).not.toContain(SECRET);
      for (const role of tokens.roles) expect(answer).not.toContain(tokens.of(role));
    }),
    { numRuns: repeated(80, 3000) },
  );
  const board = await intrude(door, [head('GET', '/board', { host: '127.0.0.1', connection: 'close' })], 'wait');
  expect(board).toContain('<p>a page</p>');
});

/** What is nearly a secret: shorter, longer, in another case, in other letters, one letter wrong. */
const nearly = (secret: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(secret.length - 1).map((length) => secret.slice(0, length)),
    fc.constantFrom(' ', '\0', '=', '\n', '/', 'A', secret).map((more) => secret + more),
    fc.constantFrom(' ', '\0', '\uFEFF').map((before) => before + secret),
    fc.constant(secret.toUpperCase() === secret ? `${secret}x` : secret.toUpperCase()),
    fc.constantFrom('base64', 'hex').map((way) => Buffer.from(secret).toString(way as 'base64')),
    fc.nat(secret.length - 1).map((at) => {
      const letter = secret.charAt(at) === 'a' ? 'b' : 'a';
      return secret.slice(0, at) + letter + secret.slice(at + 1);
    }),
    fc.constant([...secret].reverse().join('')),
  );

test('what is nearly a token is none, and a token is that of its own screen alone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tokens.roles).chain((role) => fc.tuple(fc.constant(role), nearly(tokens.of(role)))),
      ([role, offered]) => {
        expect(tokens.roleOf(tokens.of(role))).toEqual(role);
        expect(tokens.roleOf(offered)).toBeNull();
        expect(tokens.roleOf(roleName(role))).toBeNull();
        const digest = tokenDigest(tokens.of(role));
        for (const said of [offered, `Bearer ${offered}`, `bearer ${tokens.of(role)}`, `Basic ${tokens.of(role)}`])
          expect(bringsToken({ headers: { authorization: said } }, digest)).toBe(false);
      },
    ),
    { numRuns: repeated(300, 20_000) },
  );
});

test('a link that opens a screen once is not opened by what is nearly its code, nor a second time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tokens.roles), fc.nat(9), (role, seed) => {
      const links = new OneUseLinks(tokens, () => 0);
      const code = links.linkOf(role).split('?open=')[1] ?? '';
      for (const offered of fc.sample(nearly(code), { numRuns: 8, seed })) expect(links.use(offered)).toBeNull();
      expect(links.use(code)).toContain(tokens.of(role));
      expect(links.use(code)).toBeNull();
    }),
    { numRuns: repeated(40, 2000) },
  );
});
