/**
 * Ranks and house way of tiles once more, from the printed charts and in another way: a pair of tiles is looked up by its
 * place in one long list, best first; the house way is read off the lines of the chart as they are printed.
 */

/** Dots and names of the 32 tiles, in the order of the single ranks (001:6888-6935). */
const SET: readonly (readonly [name: string, dots: number, copies: number])[] = [
  ['teen', 12, 2],
  ['dey', 2, 2],
  ['yun', 8, 2],
  ['gor', 4, 2],
  ['mooy', 10, 2],
  ['chong', 6, 2],
  ['bon', 4, 2],
  ['foo', 11, 2],
  ['ping', 10, 2],
  ['tit', 7, 2],
  ['look', 6, 2],
  ['gow', 9, 2],
  ['bot', 8, 2],
  ['chit', 7, 2],
  ['ng', 5, 2],
  ['six', 6, 1],
  ['three', 3, 1],
];
const SINGLES = SET.map(([name]) => name);
const DOTS = new Map(SET.map(([name, dots]) => [name, dots]));

/** A tile of the program by what it shows: `3-6` is a gow. */
const SHOWN: Readonly<Record<string, string>> = {
  '66': 'teen',
  '11': 'dey',
  '44': 'yun',
  '13': 'gor',
  '55': 'mooy',
  '33': 'chong',
  '22': 'bon',
  '56': 'foo',
  '46': 'ping',
  '16': 'tit',
  '15': 'look',
  '36': 'gow',
  '45': 'gow',
  '26': 'bot',
  '35': 'bot',
  '25': 'chit',
  '34': 'chit',
  '14': 'ng',
  '23': 'ng',
  '24': 'six',
  '12': 'three',
};
export const nameOfText = (text: string): string => SHOWN[text.slice(0, 1) + text.slice(2, 3)] ?? '?';

/** All hands of two tiles, best first; those on one line are copies. */
const LINES: readonly (readonly string[])[] = [
  ['six three'],
  ...SINGLES.slice(0, 15).map((name) => [`${name} ${name}`]),
  ['teen gow'],
  ['dey gow'],
  ['teen yun', 'teen bot'],
  ['dey yun', 'dey bot'],
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((total) =>
    SINGLES.slice(0, 15).map((high, at) =>
      SINGLES.slice(at + 1)
        .map((low) => `${high} ${low}`)
        .filter((two) => totalOf(two) === total),
    ),
  ),
];

const special = new Set(LINES.slice(0, 20).flat());

function totalOf(two: string): number {
  const [a = '', b = ''] = two.split(' ');
  let best = 0;
  for (const x of counts(a)) for (const y of counts(b)) best = Math.max(best, (x + y) % 10);
  return best;
}

function counts(name: string): number[] {
  return name === 'six' || name === 'three' ? [3, 6] : [DOTS.get(name) ?? 0];
}

const PLACES = new Map<string, number>();
for (const [line, hands] of LINES.entries()) {
  for (const two of hands) if (!PLACES.has(two)) PLACES.set(two, LINES.length - line);
}

const sorted = (names: readonly string[]): string =>
  [...names].sort((a, b) => SINGLES.indexOf(a) - SINGLES.indexOf(b)).join(' ');

/** The greater is the better; 0 for all that come to nothing. */
export const placeOf = (names: readonly string[]): number => PLACES.get(sorted(names)) ?? 0;

type Set2 = readonly [low: readonly string[], high: readonly string[]];

function splitsOf(four: readonly string[]): readonly Set2[] {
  const [a = '', b = '', c = '', d = ''] = four;
  const pairs: [string[], string[]][] = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  return pairs.map(([one, other]): Set2 => (placeOf(one) > placeOf(other) ? [other, one] : [one, other]));
}

/** What the chart calls a high hand. */
function called(two: readonly string[]): string[] {
  const text = sorted(two);
  const with2 = /^(teen|dey) /.test(text);
  if (with2 && text.endsWith(' gow')) return ['Wong'];
  if (with2 && text.endsWith(' bot')) return ['low 8 Gong', 'Gong'];
  if (with2 && text.endsWith(' yun')) return ['high 8 Gong', 'Gong'];
  const total = String(totalOf(text));
  return with2 && /(tit|chit)$/.test(text) ? ['high 9', total] : [total];
}

function score(two: readonly string[]): number {
  const [first = ''] = called(two);
  return first === 'Wong' ? 11 : first.endsWith('Gong') ? 10 : totalOf(sorted(two));
}

/** 001:7170-7274, the line of fifteen points with six for its first play. */
const CHART: Readonly<Record<number, string>> = {
  17: '7/low 8 Gong, 6/Wong, 8/high 9, 7/high 8 Gong, 8/9',
  16: '7/high 9, 6/low 8 Gong, 7/9, 6/high 8 Gong, 8/8, 5/Wong',
  15: '6/high 9, 5/low 8 Gong, 7/8, 4/Wong, 6/9, 5/high 8 Gong',
  14: '5/high 9, 4/low 8 Gong, 7/7, 3/Wong, 4/high 8 Gong, 6/8, 5/9',
  13: '2/Wong, 6/7, 3/low 8 Gong, 4/high 9, 3/high 8 Gong, 5/8, 4/9',
  12: '1/Wong, 2/Gong, 6/6, 5/7, 3/9, 4/8',
  11: '0/Wong, 1/Gong, 2/high 9, 5/6, 2/9, 4/7, 3/8',
  10: '0/Gong, 1/9, 5/5, 2/8, 3/7, 4/6',
  9: '0/9, 1/8, 2/7, 4/5, 3/6',
  8: '0/8, 1/7, 4/4, 2/6, 3/5',
  7: '0/7, 3/4, 2/5, 1/6',
};

const isPair = (two: readonly string[]): boolean =>
  special.has(sorted(two)) && !/^(teen|dey) (gow|yun|bot)$/.test(sorted(two));

const by =
  (first: 0 | 1) =>
  (one: Set2, other: Set2): number =>
    placeOf(other[first]) - placeOf(one[first]) || placeOf(other[1 - first] ?? []) - placeOf(one[1 - first] ?? []);

/** The house way of 001:7133-7274. */
export function parkwest(four: readonly string[]): Set2 {
  const splits = splitsOf(four);
  for (const one of splits) {
    const wins = splits.every((other) => placeOf(one[0]) >= placeOf(other[0]) && placeOf(one[1]) >= placeOf(other[1]));
    if (wins) return one;
  }
  const paired = splits.find((one) => isPair(one[1]));
  if (paired) {
    const [first = ''] = paired[1];
    const beside = paired[0].map((name) => DOTS.get(name) ?? 0).sort((a, b) => a - b);
    const others = splits.filter((one) => one !== paired).sort(by(1));
    const [split = paired] = others;
    const only = (text: string): boolean => beside.every((dots) => text.split(' ').includes(String(dots)));
    const wide = only('2 10 11 12');
    const nine11 = beside.join() === '9,11';
    const does: Readonly<Record<string, boolean>> = {
      six: only('10 11 12'),
      three: only('10 11 12'),
      teen: nine11 || (score(split[0]) >= 6 && score(split[1]) >= 8),
      dey: nine11 || (score(split[0]) >= 6 && score(split[1]) >= 8),
      chong: only('2 11 12'),
      look: only('2 11 12'),
      tit: wide,
      chit: wide,
      yun: wide || nine11,
      bot: wide || nine11,
      gow: only('2 10 12'),
    };
    return does[first] ? split : paired;
  }
  const points = Math.max(...splits.map(([low, high]) => score(low) + score(high)));
  const top = (first: 0 | 1, from: readonly Set2[]): Set2 => [...from].sort(by(first))[0] ?? splits[0] ?? [[], []];
  if (points >= 20) return top(1, splits);
  if (points >= 18 || points <= 6) return top(0, splits);
  const [one, two] = sorted(four).split(' ');
  const open = points === 7 ? splits.filter((each) => each.every((hand) => sorted(hand) !== `${one} ${two}`)) : splits;
  for (const play of (CHART[points] ?? '').split(', ')) {
    const [low = '', high = ''] = play.split('/');
    const plain = /^\d$/.test(high);
    const fits = open.filter(
      (each) =>
        score(each[0]) === Number(low) && called(each[1]).includes(high) && (!plain || score(each[1]) === Number(high)),
    );
    if (fits.length > 0) return top(1, fits);
  }
  return top(0, open);
}
