/** Names as people write them: the same name in other letters is the same name. */

/** Letters that are one sign and do not come apart into a letter and its accent. */
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

/** The words of a name without case, accents, blanks and signs, in order of the alphabet: `Osei, Fránk` is `frank osei`. */
export function plainName(name: string): string {
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
}

/** Whether two names are the same, however they are written: `FRANK  OSEI` and `Fránk Osei`, `Jean-Luc` and `Jeanluc`. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  return a !== '' && (a === b || joined(one) === joined(other));
}

/**
 * Whether two names may well be one person's when nothing but the names differs: the same, or all words of one, two or
 * more, are among those of the other: `Frank Osei` and `Frank Kwame Osei`.
 */
export function likeName(one: string, other: string): boolean {
  if (sameName(one, other)) return true;
  const [fewer = [], more = []] = [plainName(one).split(' '), plainName(other).split(' ')].sort(
    (a, b) => a.length - b.length,
  );
  return fewer.length >= 2 && fewer.every((word) => more.includes(word));
}

/** In the order in which it is written, as one word. */
const joined = (name: string): string => name.split(/\s+/).map(plainName).join('').replaceAll(' ', '');
