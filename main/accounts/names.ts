/** Compares names as people write them: case, accents, blanks and signs make no difference. */

/** Letters that do not decompose into a letter and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** How many names have their results cached: each new person is compared with everyone born on the same day. */
const KEPT = 2000;

/** Caches what `work` makes of a name. The cache is emptied once it holds `KEPT` names. */
function keeping(work: (name: string) => string): (name: string) => string {
  const kept = new Map<string, string>();
  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    if (kept.size >= KEPT) kept.clear();
    const made = work(name);
    kept.set(name, made);
    return made;
  };
}

/**
 * The words of a name without case, accents, blanks and signs, in alphabetical order: `Osei, Fránk` is `frank osei`.
 */
export const plainName = keeping((name) => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’`´.]/gu, '')
    .replace(/[øłđðıßæœþ]/g, (letter) => LETTERS[letter] ?? letter);
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
});

/** Whether two names are the same in whatever spelling: `FRANK  OSEI` and `Fránk Osei`, `Jean-Luc` and `Jeanluc`. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  return a !== '' && (a === b || joined(one) === joined(other));
}

/**
 * Whether two names may well belong to one person when only the names differ: they are the same, or all words of one,
 * two or more, are among the words of the other: `Frank Osei` and `Frank Kwame Osei`.
 */
export function likeName(one: string, other: string): boolean {
  if (sameName(one, other)) return true;
  const [fewer = [], more = []] = [plainName(one).split(' '), plainName(other).split(' ')].sort(
    (a, b) => a.length - b.length,
  );
  return fewer.length >= 2 && fewer.every((word) => more.includes(word));
}

/** In the order in which it is written, as one word. */
const joined = keeping((name) => name.split(/\s+/).map(plainName).join('').replaceAll(' ', ''));

/** How many wrong, missing or added letters in a whole name a slip of the pen or another spelling explains. */
const SLIPS = 2;

/** Names shorter than this resemble others too often. */
const LONG_ENOUGH = 6;

/**
 * Whether two names are so similar that a member of staff has to look: similar in words, or the same except for a
 * letter or two.
 */
export function nearName(one: string, other: string): boolean {
  if (likeName(one, other)) return true;
  const [a, b] = [joined(one), joined(other)];
  if (Math.min(a.length, b.length) < LONG_ENOUGH) return false;
  // With the words in alphabetical order, a slip in a first letter could reorder them and hide the match.
  const [c, d] = [plainName(one), plainName(other)];
  return Math.min(slips(a, b), slips(c, d)) <= SLIPS;
}

/** Whether two birth dates differ in only one of day, month and year, or have day and month swapped: `2001-12-31`. */
export function nearDate(one: string, other: string): boolean {
  const [a, b] = [one.split('-'), other.split('-')];
  if (a.length !== 3 || b.length !== 3) return false;
  const differing = a.filter((part, at) => part !== b[at]).length;
  return differing <= 1 || (a[0] === b[0] && a[1] === b[2] && a[2] === b[1]);
}

/**
 * How many letters to change, add or leave out to turn one text into the other; two letters that swapped places count
 * as one.
 */
function slips(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let row = [0, ...b.map((_, at) => at + 1)];
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, against] of b.entries()) {
      const changed = (row[j] ?? 0) + (letter === against ? 0 : 1);
      const fewest = Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === against;
      next.push(isSwap ? Math.min(fewest, (before[j - 1] ?? 0) + 1) : fewest);
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
