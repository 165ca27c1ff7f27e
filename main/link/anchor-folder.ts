/**
 * Keeps the anchors of tables on a machine of its own: a folder with, for each table, `NAME.pub` (the key that proves
 * its lines), `NAME.token` (its secret here) and `NAME.anchor` (the lines). It appends lines that are proven and follow
 * the last one, and never changes or removes a line. It knows nothing about the books.
 */
import { type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { messageOf } from '../../hardware/result.ts';
import { addLine, follows, type KeptLine, lastKept, provenLine, readAnchorProof } from '../journal/anchor.ts';
import { secretOpenToOthers } from '../journal/private-file.ts';
import { bringsToken, tokenDigest } from './bearer.ts';

/** Maximum length of an anchor line, in bytes. */
const LONGEST = 64 * 1024;

interface KeptTable {
  readonly proof: KeyObject;
  readonly token: Buffer;
  readonly file: string;
  last: KeptLine | null;
}

/** The anchors in a folder, and the answers to their tables. */
export class AnchorFolder {
  readonly #tables = new Map<string, KeptTable>();

  /** Reads the folder, and makes a token for each key without one. Throws an error with one sentence. */
  constructor(folder: string) {
    for (const file of readdirSync(folder).sort()) {
      const name = /^([a-z0-9-]{1,64})\.pub$/.exec(file)?.[1];
      if (name !== undefined) this.#tables.set(name, readTable(folder, name));
    }
    if (this.#tables.size === 0) {
      throw new Error(
        `${folder}: expected the public key of each table as NAME.pub, named in small letters and digits`,
      );
    }
  }

  get names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** Answers one request over HTTP. A caller without a token learns nothing, not even which tables there are. */
  readonly listener: RequestListener = (request, response) => {
    const [, name = '', below = ''] = /^\/([a-z0-9-]{1,64})(\/lines)?$/.exec(request.url ?? '') ?? [];
    const table = this.#tables.get(name);
    if (table === undefined || !bringsToken(request, table.token)) {
      // Does not wait for the rest of a request body.
      response.setHeader('connection', 'close');
      answer(response, 401, '');
    } else if (request.method === 'GET') {
      answer(response, 200, below === '' ? (table.last?.text ?? '') : allOf(table));
    } else if (request.method === 'PUT' && below === '') {
      this.#put(name, table, request, response);
    } else answer(response, 405, '');
  };

  #put(name: string, table: KeptTable, request: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= LONGEST) parts.push(part);
      else if (!response.headersSent) answer(response.setHeader('connection', 'close'), 413, '');
    });
    request.once('end', () => {
      if (length > LONGEST) return;
      const [status, text] = this.#keep(name, table, Buffer.concat(parts).toString('utf8'));
      answer(response, status, text);
    });
    request.once('error', () => {});
  }

  /** Stores a line that is proven and follows the newest one. */
  #keep(name: string, table: KeptTable, text: string): readonly [status: number, text: string] {
    if (text === table.last?.text) return [200, ''];
    try {
      const line = provenLine(name, text, table.proof);
      if (!follows(line, table.last)) return [409, table.last?.text ?? ''];
      addLine(table.file, text);
      table.last = { line, text };
      return [200, ''];
    } catch (error) {
      return [422, messageOf(error)];
    }
  }
}

const allOf = ({ file }: KeptTable): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function readTable(folder: string, name: string): KeptTable {
  const path = (ending: string): string => join(folder, `${name}.${ending}`);
  const proof = readAnchorProof(path('pub'));
  if (!existsSync(path('token'))) {
    writeFileSync(path('token'), `${randomBytes(24).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  }
  const open = secretOpenToOthers(path('token'));
  if (open !== null) throw new Error(open);
  const token = readFileSync(path('token'), 'utf8').trim();
  // An empty file would match a caller without a token.
  if (!/^[\w-]{16,128}$/.test(token)) {
    throw new Error(
      `${path('token')}: expected a token of 16 to 128 letters and digits; remove the file to have one made`,
    );
  }
  return { proof, token: tokenDigest(token), file: path('anchor'), last: lastKept(path('anchor'), proof) };
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}
