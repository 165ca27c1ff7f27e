/** The cage and the floor without anybody at their screens: over the lines that their pages use. */
import { vi } from 'vitest';
import { SECOND } from '../../protocol/second-person.ts';
import { HANG } from '../hang.ts';
import { wireTo } from './line-at.ts';
import type { IssuedCard } from './screens.ts';
import { StaffScreen } from './staff-screen.ts';

/** The line of a screen of staff. @param url the address of its page, token included */
function lineOf<S extends 'cage' | 'floor-console'>(screen: S, url: string): StaffScreen<S> {
  const { host, searchParams } = new URL(url);
  return new StaffScreen(screen, wireTo(`ws://${host}/link`), searchParams.get('token') ?? '');
}

/** A cashier: what `CashierAt` does by touch. */
export class CashierLine {
  readonly #line: StaffScreen<'cage'>;

  constructor(url: string) {
    this.#line = lineOf('cage', url);
  }

  /** Issues a card to a person and pays in what they bring, in dollars. */
  async issue(name: string, pin: string, dollars: number): Promise<IssuedCard> {
    const papers = { born: '1980-05-17', idType: 'passport', idExpires: '2099-01-31' } as const;
    const person = { name, handle: '', ...papers, idNumber: `P-${pin}-${name}`.slice(0, 30) };
    const issued = await this.#line.press({ do: 'issue', person, pin });
    if (issued?.kind !== 'issued') throw new Error(`no card for ${name}`);
    const { account, track } = issued;
    await this.#line.press({ do: 'deposit', account, amount: dollars * 100, nature: 'cash' });
    return { name, pin, account, track };
  }

  /** Pays out all that a card holds, with a second signature where that takes one. Gives the cents paid. */
  async payOut({ account, pin }: IssuedCard): Promise<number> {
    await this.#line.press({ do: 'find', account });
    await vi.waitUntil(() => this.#line.view?.account?.account === account, { timeout: HANG });
    const { balance: amount = 0, payableAlone = 0 } = this.#line.view?.account ?? {};
    const signed = amount > payableAlone ? { signature: { second: SECOND.id, pin: SECOND.pin } } : {};
    await this.#line.press({ do: 'withdraw', account, amount, nature: 'cash', pin, ...signed });
    await vi.waitUntil(() => this.#line.view?.account?.balance === 0, { timeout: HANG });
    await this.#line.press({ do: 'done' });
    return amount;
  }

  close(): void {
    this.#line.close();
  }
}

/** A floorman who lets people in. */
export class FloorLine {
  readonly #line: StaffScreen<'floor-console'>;

  constructor(url: string) {
    this.#line = lineOf('floor-console', url);
  }

  /** Lets in who asks to at a seat. */
  async approve(seat: number): Promise<void> {
    const asked = () => this.#line.view?.requests.find((request) => request.seat === seat);
    const { id: request } = await vi.waitUntil(asked, { timeout: HANG });
    await this.#line.press({ do: 'approve', request });
  }

  close(): void {
    this.#line.close();
  }
}
