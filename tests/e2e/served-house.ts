/** A house for real money, served by `bin/dealerless house` in a process of its own that a test may kill. */
import { dealerlessTold, ServedProgram } from './served-program.ts';

export class ServedHouse {
  readonly data: string;
  readonly #where: readonly string[];
  readonly #program = new ServedProgram();

  /** @param database where its books are; a file in `data` unless one is given */
  constructor(data: string, database?: string) {
    this.data = data;
    this.#where = ['--money', '--data', data, ...(database === undefined ? [] : ['--database', database])];
  }

  /** Runs a command of the house on its own, with what is typed on standard input, and gives what it printed. */
  async told(typed: string, ...words: readonly string[]): Promise<string> {
    const { code, output } = await dealerlessTold(typed, 'house', ...this.#where, ...words);
    if (code !== 0) throw new Error(`house ${words.join(' ')}: ${output}`);
    return output;
  }

  /** Opens it for its tables on a port, its screens on any free one unless `words` name theirs; it is open once it says `opened`. */
  open(port: number, opened: string, ...words: readonly string[]): Promise<void> {
    const screens = words.includes('--screens') ? [] : ['--screens', '0'];
    return this.#program.start(['house', ...this.#where, '--port', String(port), ...screens, ...words], opened);
  }

  end(signal: NodeJS.Signals): Promise<void> {
    return this.#program.end(signal);
  }
}
