/**
 * The anchor of a table on another machine, where `dealerless anchor-keeper` stores it: the table signs each line as
 * for a file, and the keeper proves and stores it. Three requests, each with `Authorization: Bearer TOKEN`:
 *
 * - `GET /NAME`: the newest line, empty before the first
 * - `PUT /NAME`: the next line; 200 when it is on the keeper's disk, 409 when another one is the newest there
 * - `GET /NAME/lines`: every line
 */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type AnchorLine, type Heads, type KeptLine, nextLine, provenLine } from '../journal/anchor.ts';
import type { AnchorPlace } from '../journal/anchoring.ts';
import { secretOpenToOthers } from '../journal/private-file.ts';
import type { StoreKind } from '../journal/store.ts';
import { http, https } from './http.ts';
import { isLoopback } from './listening.ts';

/** How long to wait for the keeper, in milliseconds. */
const PATIENCE = 5000;

/** Maximum length of an answer, in bytes; the longest one is the list of all lines. */
const LONGEST_ANSWER = 1024 * 1024 * 1024;

/** A keeper: how to reach it, and how to know it is the right one. */
export interface KeeperAddress {
  /** `https://HOST:PORT/NAME`. */
  readonly url: string;
  /** The table's secret there. */
  readonly token: string;
  /** The authority for the keeper's certificate, in PEM; null: those the system trusts. */
  readonly ca: Buffer | null;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Reads the operator's settings for a keeper. Throws an error with one sentence. */
export function readKeeper(url: string, tokenFile: string, caFile: string | undefined): KeeperAddress {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^\/[a-z0-9-]{1,64}$/.test(parsed.pathname)) {
    throw new Error(`--anchor-keeper expects an address such as https://10.0.0.5:8500/table-1, not "${url}"`);
  }
  if (
    parsed.protocol !== 'https:' &&
    !(parsed.protocol === 'http:' && isLoopback(parsed.hostname.replace(/[[\]]/g, '')))
  ) {
    throw new Error(`--anchor-keeper ${url}: expected https, because the connection leaves this machine`);
  }
  if (!existsSync(tokenFile)) throw new Error(`--anchor-token: there is no file ${tokenFile}`);
  const open = secretOpenToOthers(tokenFile);
  if (open !== null) throw new Error(open);
  const token = readFileSync(tokenFile, 'utf8').trim();
  if (!/^[\w-]{16,128}$/.test(token)) throw new Error(`--anchor-token: ${tokenFile} holds no token of a keeper`);
  if (caFile !== undefined && !existsSync(caFile)) throw new Error(`--anchor-ca: there is no file ${caFile}`);
  return { url, token, ca: caFile === undefined ? null : readFileSync(caFile) };
}

/** Every line that a keeper has, as text for `provenLines`. Throws an error with one sentence. */
export async function linesOfKeeper(keeper: KeeperAddress): Promise<string> {
  const { status, text } = await ask(keeper, 'GET', '/lines');
  if (status !== 200) throw new Error(refused(keeper, status, text));
  return text;
}

export class RemoteAnchor implements AnchorPlace {
  readonly #keeper: KeeperAddress;
  readonly #key: KeyObject;
  #last: KeptLine | null;

  private constructor(keeper: KeeperAddress, key: KeyObject, last: KeptLine | null) {
    this.#keeper = keeper;
    this.#key = key;
    this.#last = last;
  }

  /**
   * Gets the keeper's newest line. Throws an error with one sentence when the keeper cannot be reached, or its line was
   * signed with another key.
   */
  static async open(keeper: KeeperAddress, key: KeyObject): Promise<RemoteAnchor> {
    const { status, text } = await ask(keeper, 'GET', '');
    if (status !== 200) throw new Error(refused(keeper, status, text));
    const last = text === '' ? null : { line: provenLine(keeper.url, text, createPublicKey(key)), text };
    return new RemoteAnchor(keeper, key, last);
  }

  get path(): string {
    return this.#keeper.url;
  }

  get last(): AnchorLine | null {
    return this.#last?.line ?? null;
  }

  /** Resolves when the line is on the keeper's disk. The same line sent again counts as stored. */
  async append(at: number, kind: StoreKind, heads: Heads): Promise<AnchorLine> {
    const next = nextLine(this.#last, this.#key, at, kind, heads);
    const { status, text } = await ask(this.#keeper, 'PUT', '', next.text);
    if (status === 409) return this.#isOurs(text, next);
    if (status !== 200) throw new Error(refused(this.#keeper, status, text));
    this.#last = next;
    return next.line;
  }

  /** If the answer to a line was lost, the line is already the newest there, and the next one follows it. */
  #isOurs(text: string, next: KeptLine): AnchorLine {
    const line = provenLine(this.#keeper.url, text, createPublicKey(this.#key));
    if (line.n !== next.line.n || line.previous !== next.line.previous) {
      throw new Error(`${this.#keeper.url}: the newest line there is number ${line.n}, which this table did not send`);
    }
    this.#last = { line, text };
    return line;
  }
}

const refused = ({ url }: KeeperAddress, status: number, text: string): string =>
  `${url}: the keeper of the anchor answers ${status}${text === '' ? '' : `, ${text.slice(0, 200)}`}`;

/** Sends one request. Throws an error with one sentence when there is no answer. */
function ask({ url, token, ca }: KeeperAddress, method: 'GET' | 'PUT', below: string, body = ''): Promise<Answer> {
  const { protocol } = new URL(url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const options = { method, headers, timeout: PATIENCE, agent: false } as const;
  return new Promise((resolve, reject) => {
    const failed = (why: string): void =>
      reject(new Error(`The keeper of the anchor, ${url}, cannot be reached: ${why}`));
    const sent =
      protocol === 'https:'
        ? https.request(url + below, { ...options, minVersion: 'TLSv1.3', ...(ca === null ? {} : { ca }) })
        : http.request(url + below, options);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > LONGEST_ANSWER) sent.destroy(new Error('its answer has no end'));
        else parts.push(part);
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
      response.once('error', (error) => failed(error.message));
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE / 1000} seconds`)));
    sent.once('error', (error) => failed(error.message));
    sent.end(body);
  });
}
