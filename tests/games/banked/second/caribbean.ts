/** The house way of Caribbean Stud a second time: any pair, straight or flush calls, and ace and king with jack, eight and three. */
import { face, kindOf, plainWorth } from './plain.ts';

export function caribbeanAgain(hand: readonly number[]): 'call' | 'fold' {
  if (kindOf(plainWorth(hand)) > 0) return 'call';
  const [first = 0, second = 0, ...others] = hand.map(face).sort((a, b) => b - a);
  if (first < 14 || second < 13) return 'fold';
  const [third = 0, fourth = 0, fifth = 0] = others;
  if (third !== 11) return third > 11 ? 'call' : 'fold';
  if (fourth !== 8) return fourth > 8 ? 'call' : 'fold';
  return fifth >= 3 ? 'call' : 'fold';
}
