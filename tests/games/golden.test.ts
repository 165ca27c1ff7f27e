import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { goldenFiles, goldenText, SLOW } from './golden.ts';

const files = goldenFiles();

describe('golden files', () => {
  it.each([...files.keys()].filter((name) => name !== SLOW))('tests/golden/%s is what the games do', (name) => {
    expect(files.get(name)?.()).toBe(goldenText(name));
  });

  it.each([...GAMES.keys()])('%s is played through: a folder tests/golden/%s with scenarios makes its file', (id) => {
    expect([...files.keys()]).toContain(`${id}.txt`);
  });
});
