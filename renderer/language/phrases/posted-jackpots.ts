/**
 * What is posted about a jackpot: the hand that wins it, the money in it, and its terms. Each term is optional, so the
 * sentences are combined here the way the host combines them, in Spanish, Vietnamese, Simplified Chinese, Korean and
 * Tagalog.
 */
import type { Phrases } from './phrases.ts';

/** In English, then in the five languages in their order. */
type Said = readonly [string, string, string, string, string, string];

const HELD: Said = [
  '{{1}}: {{2}} or better at the showdown',
  '{{1}}: {{2}} o mejor en el showdown',
  '{{1}}: {{2}} hoặc cao hơn khi lật bài',
  '{{1}}：摊牌时持有{{2}}或更大',
  '{{1}}: 쇼다운에서 {{2}} 이상',
  '{{1}}: {{2}} o mas mataas sa showdown',
];
const BEATEN: Said = [
  '{{1}}: {{2}} or better beaten',
  '{{1}}: pierde {{2}} o mejor',
  '{{1}}: {{2}} hoặc cao hơn bị thua',
  '{{1}}：{{2}}或更大的牌被击败',
  '{{1}}: {{2}} 이상이 패배',
  '{{1}}: natalo ang {{2}} o mas mataas',
];
const BEATEN_BY: Said = [
  '{{1}}: {{2}} or better beaten by {{3}} or better',
  '{{1}}: {{2}} o mejor pierde ante {{3}} o mejor',
  '{{1}}: {{2}} hoặc cao hơn thua {{3}} hoặc cao hơn',
  '{{1}}：{{2}}或更大的牌输给{{3}}或更大的牌',
  '{{1}}: {{2}} 이상이 {{3}} 이상에 패배',
  '{{1}}: {{2}} o mas mataas, tinalo ng {{3}} o mas mataas',
];
const BOTH: Said = [
  ', with both hole cards',
  ', con las dos cartas propias',
  ', dùng cả hai lá riêng',
  '，须用上两张底牌',
  ', 홀카드 두 장 모두 사용',
  ', gamit ang dalawang hole card',
];
const PLAYERS: Said = [
  ', at least {{4}} players dealt in.',
  ', con {{4}} jugadores o más en la mano.',
  ', ít nhất {{4}} người được chia bài.',
  '，至少 {{4}} 人参与该局。',
  ', {{4}}명 이상 참가.',
  ', hindi bababa sa {{4}} player sa hand.',
];
const HOLDS: Said = [' {{5}}.', ' {{5}}.', ' {{5}}.', ' {{5}}。', ' {{5}}.', ' {{5}}.'];
const MUST: Said = [
  ' Must be hit by {{6}}.',
  ' Sale antes de {{6}}.',
  ' Phải nổ trước {{6}}.',
  ' {{6}} 前必中。',
  ' {{6}} 전에 반드시 터집니다.',
  ' Tatama bago umabot sa {{6}}.',
];
const BEST: Said = [
  ' The best hand of {{7}} minutes has it.',
  ' Lo gana la mejor mano de {{7}} minutos.',
  ' Bài cao nhất trong {{7}} phút được nhận.',
  ' {{7}} 分钟内最大的牌获得。',
  ' {{7}}분 동안 가장 좋은 핸드가 받습니다.',
  ' Sa pinakamataas na hand sa loob ng {{7}} minuto.',
];
const DROP: Said = [
  ' {{8}} of every hand.',
  ' {{8}} de cada mano.',
  ' {{8}} mỗi ván.',
  ' 每局抽 {{8}}。',
  ' 핸드마다 {{8}}.',
  ' {{8}} sa bawat hand.',
];

/** Every combination of the parts, each one taken or left out. */
const ways = ([first, ...rest]: readonly Said[]): Said[][] => {
  if (first === undefined) return [[]];
  const others = ways(rest);
  return [...others, ...others.map((some) => [first, ...some])];
};

const joined = (parts: readonly Said[], nth: number): string => parts.map((part) => part[nth] ?? '').join('');

/** Values are numbered in the order of the English sentence, skipping those of parts that are left out. */
function phrase(parts: readonly Said[]): [string, Phrases[string]] {
  const order = [...joined(parts, 0).matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => number);
  const said = (nth: number): string =>
    joined(parts, nth).replaceAll(/\{\{(\d)\}\}/g, (_, number: string) => `{{${order.indexOf(number) + 1}}}`);
  return [said(0), [said(1), said(2), said(3), said(4), said(5)]];
}

const QUALIFIERS: Said[][] = [HELD, BEATEN, BEATEN_BY].flatMap((hand) => [
  [hand, PLAYERS],
  [hand, BOTH, PLAYERS],
]);

/** Each qualifier alone, as the center shows it, and together with the posted terms. */
export const POSTED_JACKPOTS: Phrases = Object.fromEntries(
  QUALIFIERS.flatMap((qualifier) => [
    phrase(qualifier),
    ...ways([MUST, BEST, DROP]).map((terms) => phrase([...qualifier, HOLDS, ...terms])),
  ]),
);
