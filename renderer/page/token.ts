/**
 * The secret with which a page identifies its screen. It arrives in the address that opened the page and is removed
 * from there at once: in the address bar it could be read over a shoulder, kept in the history or sent along with
 * links. The tab stores it, so that the page can be reloaded.
 */

/** The parts of a browser window that the token is read from and stored in. */
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
