/** One secret for each screen. A client that holds it is that screen, and nothing on the line can make it another. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { messageOf } from '../../hardware/result.ts';
import type { Role } from '../../protocol/roles.ts';
import { ROLES, ROLES_BESIDE, roleName } from '../../protocol/roles.ts';
import { secretOpenToOthers } from '../journal/private-file.ts';
import { tokenDigest } from './bearer.ts';

const file = z.record(z.string(), z.string().min(16).max(128));

export class Tokens {
  readonly #byRole: ReadonlyMap<string, string>;
  /** The screens that have tokens. */
  readonly roles: readonly Role[];

  constructor(byRole: ReadonlyMap<string, string>, roles: readonly Role[] = ROLES) {
    this.#byRole = byRole;
    this.roles = roles;
  }

  /**
   * Reads the tokens of a table from its file, or writes new ones there, readable only by its owner. Throws an error
   * with one sentence when the file is not a list of tokens, lacks a screen, or is open to others. `roles`: the
   * screens, if not those of a table.
   */
  static open(path: string, roles: readonly Role[] = ROLES): Tokens {
    if (existsSync(path)) return Tokens.#read(path, roles);
    return write(path, new Map(roles.map((role) => [roleName(role), fresh()])), roles);
  }

  /** `open` for a table that runs alongside its house: screens missing from an older file are given tokens. */
  static openBeside(path: string): Tokens {
    const tokens = Tokens.open(path);
    const all = [...ROLES, ...ROLES_BESIDE];
    const lacking = ROLES_BESIDE.filter((role) => !tokens.#byRole.has(roleName(role)));
    if (lacking.length === 0) return new Tokens(tokens.#byRole, all);
    return write(path, new Map([...tokens.#byRole, ...lacking.map((role) => [roleName(role), fresh()] as const)]), all);
  }

  /** Gives these screens new tokens; the old ones stop working at the next start. Throws as `open` does. */
  static rotate(path: string, roles: readonly Role[]): Tokens {
    const tokens = Tokens.open(path);
    return write(path, new Map([...tokens.#byRole, ...roles.map((role) => [roleName(role), fresh()] as const)]));
  }

  static #read(path: string, roles: readonly Role[]): Tokens {
    const open = secretOpenToOthers(path);
    if (open !== null) throw new Error(open);
    const parsed = file.safeParse(parseJson(path));
    const complete = parsed.success && roles.every((role) => parsed.data[roleName(role)]);
    if (!complete) throw new Error(`${path}: expected one token for each screen; remove the file to make new ones`);
    return new Tokens(new Map(Object.entries(parsed.data)), roles);
  }

  /** Whether a screen has a token: a table whose house is apart has no board. */
  has(role: Role): boolean {
    return this.#byRole.has(roleName(role));
  }

  of(role: Role): string {
    const token = this.#byRole.get(roleName(role));
    if (token === undefined) throw new Error(`no token for ${roleName(role)}`);
    return token;
  }

  /** The screen that a token belongs to; null when it belongs to none. Takes the same time for any token. */
  roleOf(token: string): Role | null {
    const offered = tokenDigest(token);
    let found: Role | null = null;
    for (const role of this.roles) if (timingSafeEqual(tokenDigest(this.of(role)), offered)) found = role;
    return found;
  }
}

const fresh = (): string => randomBytes(24).toString('base64url');

/** Writes the whole file or nothing: half a file of tokens would keep every screen out. */
function write(path: string, byRole: ReadonlyMap<string, string>, roles: readonly Role[] = ROLES): Tokens {
  const unfinished = `${path}-new`;
  writeFileSync(unfinished, `${JSON.stringify(Object.fromEntries(byRole), null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
  return new Tokens(byRole, roles);
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: expected JSON; ${messageOf(error)}`);
  }
}
