/**
 * The built pages of the screens, as files with their types and the rules a browser must follow with them. Serves both
 * shells: `dealerless://table/…` in Electron and HTTP under plain Node.
 */
import { readFile } from 'node:fs/promises';
import { extname, normalize, resolve, sep } from 'node:path';

/** One file of the built screens. */
export interface PageFile {
  /** MIME type. */
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
};

/**
 * Reads the file that a URL path names, such as `/station/index.html`. Null when there is none, when it would be
 * outside the folder, or when no screen has files of its type.
 * @param folder the built screens, absolute
 * @param path the path of a URL, percent-encoded as received
 */
export async function readPage(folder: string, path: string): Promise<PageFile | null> {
  const file = fileOf(folder, path);
  const type = file === null ? undefined : TYPES[extname(file)];
  if (file === null || type === undefined) return null;
  try {
    return { type, body: new Uint8Array(await readFile(file)) };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

function fileOf(folder: string, path: string): string | null {
  try {
    const file = resolve(folder, `.${sep}${normalize(decodeURIComponent(path))}`);
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null; // a stray % makes it invalid
  }
}

/** What the file system reports for a path that leads to none of our files, however long or odd. */
const ABSENT = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'ELOOP'];

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ABSENT.includes(String(error.code));

/**
 * The headers of every page: only its own files may run or load, and no page may frame it.
 * @param connect where it may open connections: `'self'` for the WebSocket of the HTTP server, `'none'` in Electron
 */
export function pageHeaders(connect: "'self'" | "'none'"): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  };
}
