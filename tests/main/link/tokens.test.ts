import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Tokens } from '../../../main/link/tokens.ts';
import { ROLES } from '../../../protocol/roles.ts';
import { newFolder } from '../ledger/books.ts';

const newFile = (): string => join(newFolder(), 'tokens.json');

describe('the tokens of the screens', () => {
  it('are made on first use, one for each screen, for the owner of the file only, and stay the same', () => {
    const path = newFile();
    const tokens = Tokens.open(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(new Set(ROLES.map((role) => tokens.of(role))).size).toBe(ROLES.length);
    const again = Tokens.open(path);
    for (const role of ROLES) expect(again.roleOf(tokens.of(role))).toEqual(role);
    expect(again.roleOf('')).toBeNull();
  });

  it('are given to some screens or all again: the old one is nobody’s, the others keep theirs', () => {
    const path = newFile();
    const before = Tokens.open(path);
    const after = Tokens.rotate(path, [{ screen: 'cage' }]);
    expect(after.roleOf(before.of({ screen: 'cage' }))).toBeNull();
    expect(after.of({ screen: 'floor-console' })).toBe(before.of({ screen: 'floor-console' }));
    expect(Tokens.open(path).of({ screen: 'cage' })).toBe(after.of({ screen: 'cage' }));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const all = Tokens.rotate(path, ROLES);
    expect(ROLES.filter((role) => after.roleOf(all.of(role)) !== null)).toEqual([]);
  });

  it.each([0o644, 0o640, 0o666, 0o602])('are refused when others have a right to the file: mode %o', (mode) => {
    const path = newFile();
    Tokens.open(path);
    chmodSync(path, mode);
    expect(() => Tokens.open(path)).toThrow(`chmod 600 "${path}"`);
    expect(() => Tokens.rotate(path, ROLES)).toThrow('is open to others');
  });

  it.each([
    ['{', 'expected JSON'],
    ['[]', 'one token for each screen'],
    ['{"cage":"short"}', 'one token for each screen'],
  ])('are refused when the file holds %s, and it is left alone', (text, why) => {
    const path = newFile();
    writeFileSync(path, text, { mode: 0o600 });
    expect(() => Tokens.open(path)).toThrow(`${path}: `);
    expect(() => Tokens.rotate(path, ROLES)).toThrow(why);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
