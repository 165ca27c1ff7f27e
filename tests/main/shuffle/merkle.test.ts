import { describe, expect, test } from 'vitest';
import { MerkleTree, rootFrom, sha256 } from '../../../main/shuffle/merkle.ts';

/** The entries and roots with which implementations of Certificate Transparency test their trees. */
const ENTRIES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'));
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const entriesOf = (count: number): Buffer[] => Array.from({ length: count }, (_, n) => Buffer.from(`entry ${n}`));
const SIZES = [1, 2, 3, 5, 7, 8, 32, 52, 53, 54, 312, 416];

describe('the tree of RFC 9162', () => {
  test('has the roots that others compute', () => {
    expect(ROOTS.map((_, n) => new MerkleTree(ENTRIES.slice(0, n + 1)).root.toString('hex'))).toEqual(ROOTS);
  });

  test.each(SIZES)('of %i entries: every path leads from its entry to the root', (size) => {
    const entries = entriesOf(size);
    const tree = new MerkleTree(entries);
    for (const [index, entry] of entries.entries()) {
      expect(rootFrom(entry, { index, of: size }, tree.path(index))).toEqual(tree.root);
    }
  });

  test('needs an entry, and knows which ones it has', () => {
    expect(() => new MerkleTree([])).toThrow('at least one entry');
    for (const index of [-1, 3, 0.5, Number.NaN]) {
      expect(() => new MerkleTree(entriesOf(3)).path(index)).toThrow(`entry ${index} of 3`);
    }
  });
});

describe('a path', () => {
  test.each([7, 8, 52, 53])('of %i entries leads to the root only from its own place', (size) => {
    const entries = entriesOf(size);
    const tree = new MerkleTree(entries);
    const index = 2;
    for (let other = -1; other <= size; other += 1) {
      const root = rootFrom(entries[index] as Buffer, { index: other, of: size }, tree.path(index));
      expect(root?.equals(tree.root) ?? false).toBe(other === index);
    }
  });

  test('of another length is refused', () => {
    const tree = new MerkleTree(entriesOf(52));
    const path = tree.path(2);
    const place = { index: 2, of: 52 };
    expect(rootFrom(Buffer.from('entry 2'), place, path.slice(1))).toBeNull();
    expect(rootFrom(Buffer.from('entry 2'), place, [...path, path[0] as Buffer])).toBeNull();
  });

  test('does not lead from a node that is passed off as an entry', () => {
    const entries = entriesOf(4);
    const tree = new MerkleTree(entries);
    const [left, right] = [0, 1].map((n) => sha256(Buffer.of(0), entries[n] as Buffer));
    const asEntry = Buffer.concat([left as Buffer, right as Buffer]);
    const root = rootFrom(asEntry, { index: 0, of: 2 }, tree.path(0).slice(1));
    expect(root).not.toBeNull();
    expect(root?.equals(tree.root)).toBe(false);
  });

  test('a doubled last entry makes another tree', () => {
    const [three, four] = [entriesOf(3), [...entriesOf(3), Buffer.from('entry 2')]];
    expect(new MerkleTree(three).root.equals(new MerkleTree(four).root)).toBe(false);
  });
});
