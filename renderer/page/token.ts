/**
 * The secret by which a page says which screen it is. It comes with the address that opened the page and is taken out of
 * it at once: from the address bar it would be read over a shoulder, kept in the history and sent along with links. The
 * tab remembers it, so that it can be loaded again.
 */

/** What of a browser's window the token is taken from, and kept in. */
export interface Tab {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

const NAME = 'token';

/** The token of the page; null when neither its address nor its tab has one. */
export function takeToken({ location, history, sessionStorage }: Tab): string | null {
  const { pathname, search, hash } = location;
  const asked = new URLSearchParams(search);
  const token = asked.get(NAME);
  const kept = `${NAME} of ${pathname}`;
  if (token === null) return sessionStorage.getItem(kept);
  sessionStorage.setItem(kept, token);
  asked.delete(NAME);
  const rest = asked.size === 0 ? '' : `?${asked}`;
  history.replaceState(null, '', `${pathname}${rest}${hash}`);
  return token;
}
