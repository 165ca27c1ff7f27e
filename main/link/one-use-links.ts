/**
 * Links that open a screen once. The start page of a demo shows these instead of tokens, so that people who see the
 * page, or a copy of what was sent to it, do not get the screens for good.
 */
import { randomBytes } from 'node:crypto';
import type { Role } from '../../protocol/roles.ts';
import { roleName } from '../../protocol/roles.ts';
import { addressOf } from './addresses.ts';
import type { Tokens } from './tokens.ts';

/** Lifetime of a link, in ms. */
const LASTS = 60 * 60_000;

interface OpenLink {
  readonly role: Role;
  readonly code: string;
  readonly until: number;
}

export class OneUseLinks {
  readonly #tokens: Tokens;
  readonly #now: () => number;
  readonly #byRole = new Map<string, OpenLink>();
  /** Called when a link was used, because there is now another one. */
  #onUsed: () => void = () => {};

  constructor(tokens: Tokens, now: () => number) {
    this.#tokens = tokens;
    this.#now = now;
  }

  onUsed(listener: () => void): void {
    this.#onUsed = listener;
  }

  /** The link that opens a screen next: the same until it is used, or half of its lifetime is over. */
  linkOf(role: Role): string {
    const name = roleName(role);
    const known = this.#byRole.get(name);
    const now = this.#now();
    const link =
      known !== undefined && known.until - now > LASTS / 2
        ? known
        : { role, code: randomBytes(24).toString('base64url'), until: now + LASTS };
    this.#byRole.set(name, link);
    const page = addressOf(role, this.#tokens).split('?')[0] ?? '';
    return `${page}?open=${link.code}`;
  }

  /**
   * The target of a code, once: the page of the screen with its token. Null for a code that is used, expired or
   * unknown.
   */
  use(code: string): string | null {
    for (const [name, link] of this.#byRole) {
      if (link.code !== code) continue;
      this.#byRole.delete(name);
      this.#onUsed();
      return this.#now() < link.until ? addressOf(link.role, this.#tokens) : null;
    }
    return null;
  }
}
