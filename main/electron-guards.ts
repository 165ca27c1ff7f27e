/**
 * What the Electron shell's pages may not do: leave, open windows, ask for permissions, load anything that is not ours,
 * or speak for another page.
 */
import type { IpcMainEvent, Session, WebContents } from 'electron';
import { clientFrame, MAX_INTENT_BYTES } from '../protocol/client-frame.ts';
import { pageHeaders, readPage } from './link/pages.ts';

/** The scheme of our pages. Unlike `file:`, it gives them an origin of their own and no access to the disk. */
export const SCHEME = 'dealerless';
const ORIGIN = `${SCHEME}://table`;

/** The address of a screen's page. */
export function pageUrl(screen: string): string {
  if (screen === 'board') return `${ORIGIN}/center-display/board.html`;
  return `${ORIGIN}/${screen === 'lobby' ? 'renderer/lobby' : screen}/index.html`;
}

/** Refuses every permission and every request except those to our own pages, which it serves from the folder. */
export function guardSession(session: Session, folder: string): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isOurs(url) }));
  session.protocol.handle(SCHEME, (request) => servePage(folder, request));
}

/** Answers a request for a page: GET of a file of the built screens, with its headers. */
export async function servePage(folder: string, request: Request): Promise<Response> {
  const page = request.method === 'GET' && isOurs(request.url) ? await readPage(folder, pathOf(request.url)) : null;
  if (page === null) return new Response('There is no such page.', { status: 404, headers: pageHeaders("'none'") });
  return new Response(page.body, { headers: { ...pageHeaders("'none'"), 'content-type': page.type } });
}

/** Keeps a page where it is: no other window, no navigation away from our pages, no embedded guest. */
export function guardContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/**
 * Why a frame from a page cannot be trusted, or null. It must be text of a plausible length, from the top frame of the
 * window that we opened for a screen, while that window shows the screen's page.
 * @param expected the page of the sender's window, or null when the window is not ours
 */
export function refuseFrame(event: IpcMainEvent, frame: unknown, expected: string | null): string | null {
  if (expected === null) return 'it does not come from a window of this program';
  if (event.senderFrame === null || event.senderFrame.parent !== null) return 'it comes from an inner frame';
  if (event.senderFrame.url.split(/[?#]/)[0] !== expected) return `it comes from ${event.senderFrame.url}`;
  if (typeof frame !== 'string') return 'it is not text';
  return Buffer.byteLength(frame) > MAX_INTENT_BYTES ? `it is longer than ${MAX_INTENT_BYTES} bytes` : null;
}

/** The hello that opens a line; null for any other frame. */
export function helloOf(frame: string): { readonly changes: boolean } | null {
  try {
    const { data } = clientFrame.safeParse(JSON.parse(frame));
    return data?.t === 'hello' ? { changes: data.changes ?? false } : null;
  } catch {
    return null; // not JSON
  }
}

// The URL class gives unknown schemes an opaque origin, so the address is compared as text.
const isOurs = (url: string): boolean => url.startsWith(`${ORIGIN}/`);
const pathOf = (url: string): string => new URL(url).pathname;
