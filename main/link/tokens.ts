/**
 * One secret for each screen. Who holds it is that screen, and nothing on the line can make it another.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Role } from '../../protocol/messages.ts';
import { ROLES, roleName } from '../../protocol/roles.ts';

const file = z.record(z.string(), z.string().min(16).max(128));

export class Tokens {
  readonly #byRole: ReadonlyMap<string, string>;

  constructor(byRole: ReadonlyMap<string, string>) {
    this.#byRole = byRole;
  }

  /** Reads the tokens of a table from its file, or makes new ones there, readable by its owner only. */
  static open(path: string): Tokens {
    if (existsSync(path)) {
      const parsed = file.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      const complete = parsed.success && ROLES.every((role) => parsed.data[roleName(role)]);
      if (!complete) throw new Error(`${path}: expected one token for each screen; remove the file to make new ones`);
      return new Tokens(new Map(Object.entries(parsed.data)));
    }
    const fresh = new Map(ROLES.map((role) => [roleName(role), randomBytes(24).toString('base64url')]));
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(fresh), null, 2)}\n`, { mode: 0o600 });
    return new Tokens(fresh);
  }

  of(role: Role): string {
    const token = this.#byRole.get(roleName(role));
    if (token === undefined) throw new Error(`no token for ${roleName(role)}`);
    return token;
  }

  /** Whose token this is; null when nobody's. Takes the same time whatever is offered. */
  roleOf(token: string): Role | null {
    const offered = digest(token);
    let found: Role | null = null;
    for (const role of ROLES) if (timingSafeEqual(digest(this.of(role)), offered)) found = role;
    return found;
  }
}

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
