/** What hands are called, and the posts of a hand. */
import type { Phrase, Phrases } from './phrases.ts';

/** Ranks by their English names, one and several, as they are called in Spanish and Tagalog; elsewhere they are read as signs. */
const RANKS: readonly (readonly [one: string, several: string, sign: string, es: string, severalEs: string])[] = [
  ['deuce', 'deuces', '2', 'dos', 'doses'],
  ['three', 'threes', '3', 'tres', 'treses'],
  ['four', 'fours', '4', 'cuatro', 'cuatros'],
  ['five', 'fives', '5', 'cinco', 'cincos'],
  ['six', 'sixes', '6', 'seis', 'seises'],
  ['seven', 'sevens', '7', 'siete', 'sietes'],
  ['eight', 'eights', '8', 'ocho', 'ochos'],
  ['nine', 'nines', '9', 'nueve', 'nueves'],
  ['ten', 'tens', '10', 'diez', 'dieces'],
  ['jack', 'jacks', 'J', 'jota', 'jotas'],
  ['queen', 'queens', 'Q', 'reina', 'reinas'],
  ['king', 'kings', 'K', 'rey', 'reyes'],
  ['ace', 'aces', 'A', 'as', 'ases'],
];

const ranks: Record<string, Phrase> = {};
for (const [one, several, sign, es, severalEs] of RANKS) {
  ranks[one] = [es, sign, sign, sign, one];
  ranks[several] = [severalEs, sign, sign, sign, several];
}

export const HANDS: Phrases = {
  ...ranks,
  'no pair, {{1}} high': [
    'sin par, {{1}} alto',
    'mậu thầu {{1}}',
    '高牌 {{1}}',
    '하이카드 {{1}}',
    'walang pair, {{1}} high',
  ],
  'one pair, {{1}}': ['un par de {{1}}', 'một đôi {{1}}', '一对 {{1}}', '원페어 {{1}}', 'isang pair, {{1}}'],
  'two pair, {{1}} and {{2}}': [
    'dos pares, {{1}} y {{2}}',
    'hai đôi, {{1}} và {{2}}',
    '两对 {{1}} 和 {{2}}',
    '투페어 {{1}}, {{2}}',
    'two pair, {{1}} at {{2}}',
  ],
  'three of a kind, {{1}}': ['tercia de {{1}}', 'bộ ba {{1}}', '三条 {{1}}', '트리플 {{1}}', 'three of a kind, {{1}}'],
  'straight, {{1}} high': [
    'escalera al {{1}}',
    'sảnh đến {{1}}',
    '顺子 {{1}} 高',
    '스트레이트 {{1}} 하이',
    'straight, {{1}} high',
  ],
  'flush, {{1}} high': ['color al {{1}}', 'thùng {{1}}', '同花 {{1}} 高', '플러시 {{1}} 하이', 'flush, {{1}} high'],
  'full house, {{1}} full of {{2}}': [
    'full de {{1}} con {{2}}',
    'cù lũ {{1}} và {{2}}',
    '葫芦 {{1}} 带 {{2}}',
    '풀하우스 {{1}}, {{2}}',
    'full house, {{1}} puno ng {{2}}',
  ],
  'four of a kind, {{1}}': ['póker de {{1}}', 'tứ quý {{1}}', '四条 {{1}}', '포카드 {{1}}', 'four of a kind, {{1}}'],
  'straight flush, {{1}} high': [
    'escalera de color al {{1}}',
    'thùng phá sảnh {{1}}',
    '同花顺 {{1}} 高',
    '스트레이트 플러시 {{1}} 하이',
    'straight flush, {{1}} high',
  ],
  'royal flush': ['escalera real', 'thùng phá sảnh lớn', '皇家同花顺', '로열 플러시', 'royal flush'],
  'no low': ['sin low', 'không có low', '无低牌', '로우 없음', 'walang low'],
  '{{1}} low': ['low {{1}}', 'low {{1}}', '低牌 {{1}}', '{{1}} 로우', '{{1}} low'],
  'small blind': ['ciega chica', 'small blind', '小盲', '스몰 블라인드', 'small blind'],
  'big blind': ['ciega grande', 'big blind', '大盲', '빅 블라인드', 'big blind'],
  check: ['pasa', 'check', '过牌', '체크', 'check'],
  call: ['iguala', 'theo', '跟注', '콜', 'call'],
  post: ['pone', 'đặt', '补盲', '포스트', 'post'],
  'bring-in': ['apertura', 'bring-in', '强制开注', '브링인', 'bring-in'],
  ante: ['ante', 'ante', '底注', '앤티', 'ante'],
  'Main pot': ['Bote principal', 'Pot chính', '主池', '메인 팟', 'Main pot'],
  Flop: ['Flop', 'Flop', '翻牌', '플랍', 'Flop'],
  Turn: ['Turn', 'Turn', '转牌', '턴', 'Turn'],
  River: ['River', 'River', '河牌', '리버', 'River'],
  'waits for the big blind': [
    'espera la ciega grande',
    'chờ big blind',
    '等大盲',
    '빅 블라인드 대기',
    'hinihintay ang big blind',
  ],
};
