/**
 * The cut: numbers drawn by the stations decide which sealed card is dealt first, second, … The table cannot search for
 * a good deck, because it seals the deck before it knows the numbers; a station cannot steer the cut, because it
 * commits to its number before the seal is made. docs/receipts.md describes it in words, so that it can be written
 * again in any language.
 */
import { invariant } from '../../games/result.ts';
import { sha256 } from './merkle.ts';

/** What a station commits to before the deck is sealed: the hash of its number, hex. */
export interface CutCommit {
  readonly seat: number;
  readonly commit: string;
}

/** The number that a station drew, opened: 32 bytes, hex. */
export interface CutNumber {
  readonly seat: number;
  readonly number: string;
}

/** The commitment of a station to its number. */
export const commitTo = (number: string): string => text('dealerless cut number 1', number).toString('hex');

/** Whether a number is the one that its seat committed to. */
export const isCommitted = (commits: readonly CutCommit[], { seat, number }: CutNumber): boolean =>
  commits.some((each) => each.seat === seat && each.commit === commitTo(number));

/**
 * The places of a sealed deck of `cards` in the order in which they are dealt; in sealed order when no station has
 * opened a number. Numbers enter in the order of their seats.
 */
export function cutOrder(seal: string, numbers: readonly CutNumber[], cards: number): readonly number[] {
  const places = Array.from({ length: cards }, (_, place) => place);
  if (numbers.length === 0) return places;
  const draw = drawsFrom(seal, numbers);
  for (let last = cards - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    const [a, b] = [places[last], places[other]];
    invariant(a !== undefined && b !== undefined, 'a place must be one of those in the deck');
    places[last] = b;
    places[other] = a;
  }
  return places;
}

/**
 * Draws whole numbers below a bound, all equally likely: from 32-bit words, skipping those past the last whole multiple
 * of the bound.
 */
function drawsFrom(seal: string, numbers: readonly CutNumber[]): (bound: number) => number {
  const opened = [...numbers].sort((a, b) => a.seat - b.seat).map(({ seat, number }) => `${seat} ${number}`);
  const seed = text('dealerless cut 1', seal, ...opened).toString('hex');
  let block: Buffer = Buffer.alloc(0);
  let at = 0;
  const word = (): number => {
    if (at % 32 === 0) block = text('dealerless cut words 1', seed, at / 32);
    at += 4;
    return block.readUInt32BE((at - 4) % 32);
  };
  return (bound) => {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % bound;
  };
}

const text = (...lines: readonly (string | number)[]): Buffer => sha256(lines.map((line) => `${line}\n`).join(''));
