/**
 * The cut: numbers that the stations have drawn say which sealed card is dealt first, second, … The table cannot look for
 * a good deck, because it seals the deck before it knows them; a station cannot steer, because it has committed to its
 * number before the seal. docs/receipts.md says it in words, so that it can be written again in any language.
 */
import { invariant } from '../../games/result.ts';
import { sha256 } from './merkle.ts';

/** What a station has bound itself to before the deck is sealed: the hash of its number, hex. */
export interface CutCommit {
  readonly seat: number;
  readonly commit: string;
}

/** The number that a station has drawn, opened: 32 bytes, hex. */
export interface CutNumber {
  readonly seat: number;
  readonly number: string;
}

/** What binds a station to its number. */
export const commitTo = (number: string): string => text('dealerless cut number 1', number).toString('hex');

/** Whether a number is the one that its seat has committed to. */
export const isCommitted = (commits: readonly CutCommit[], { seat, number }: CutNumber): boolean =>
  commits.some((each) => each.seat === seat && each.commit === commitTo(number));

/**
 * The places of a sealed deck of `cards` in the order in which they are dealt; as they lie where no station has opened a
 * number. Numbers count in the order of their seats.
 */
export function cutOrder(seal: string, numbers: readonly CutNumber[], cards: number): readonly number[] {
  const places = Array.from({ length: cards }, (_, place) => place);
  if (numbers.length === 0) return places;
  const draw = drawsFrom(seal, numbers);
  for (let last = cards - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    const [a, b] = [places[last], places[other]];
    invariant(a !== undefined && b !== undefined, 'a place is drawn from those there are');
    places[last] = b;
    places[other] = a;
  }
  return places;
}

/** Draws whole numbers below a bound, each as likely: words of 32 bits, those beyond the last whole multiple left out. */
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
