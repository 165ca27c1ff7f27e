/** Who works and plays on a day: a cashier, from the count of the drawer to the count of the drawer, who reckons for themselves what lies in it. */
import { expect } from 'vitest';
import type { AnswerResult } from '../../../../protocol/answer.ts';
import type { CageView } from '../../../../protocol/cage-view.ts';
import type { Intent } from '../../../../protocol/intent.ts';
import type { Signature } from '../../../../protocol/signature.ts';
import type { TestRoom, TestScreen } from '../../test-room.ts';

export const PIN = '2580';

/** Who works on the day. */
export const STAFF = [
  ['cass', 'cage', '2727'],
  ['flo', 'floor', '4711'],
  ['aud', 'auditor', '4812'],
] as const;
export const FLO = { second: 'flo', pin: '4711' } as const;
export const AUD = { second: 'aud', pin: '4812' } as const;

/** The screen of a cage, by whatever line. */
export interface CageScreen {
  readonly view: CageView | null;
  /** Throws when it is refused. */
  press(intent: Intent): Promise<AnswerResult | null>;
  /** `ok`, or the code of the refusal. */
  says(intent: Intent): Promise<string>;
}

/** The cage of a table with its house beside it. */
export const cageOf = (screen: TestScreen<CageView>): CageScreen => ({
  get view() {
    return screen.view;
  },
  press: async (intent) => {
    const pressed = await screen.press(intent);
    if (!pressed.ok) throw new Error(`${intent.do}: ${pressed.code}, ${pressed.message}`);
    return pressed.result;
  },
  says: async (intent) => {
    const pressed = await screen.press(intent);
    return pressed.ok ? 'ok' : pressed.code;
  },
});

export interface Player {
  readonly name: string;
  readonly account: string;
  readonly card: string;
}

export const FACTS = {
  ...{ street: '12 Main St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA', occupation: 'roofer' },
  ...{ tin: '123456789', noTin: null },
};

export class Cashier {
  readonly screen: CageScreen;
  /** Cash in the drawer, and cash in and out over the counter, as the cashier has counted it. */
  drawer = 0;
  readonly counted = { in: 0, out: 0 };

  readonly #takesTime: () => Promise<void>;

  /** @param takesTime whatever the cashier does for a player takes some time: a screen that is pressed too fast refuses */
  constructor(screen: CageScreen, takesTime: () => Promise<void>) {
    this.screen = screen;
    this.#takesTime = takesTime;
  }

  async begin(): Promise<void> {
    const opened = { do: 'open drawer', counted: 0 } as const;
    expect(await this.screen.says({ ...opened, signature: FLO })).toBe('not signed in');
    await this.signIn();
    expect(await this.screen.says({ ...opened, signature: { second: 'cass', pin: '2727' } })).toBe('second-person');
    expect(await this.screen.says({ ...opened, signature: FLO })).toBe('ok');
    expect(await this.screen.says({ do: 'fill', amount: 5_000_00, signature: FLO })).toBe('ok');
    this.drawer = 5_000_00;
  }

  async signIn(staff: (typeof STAFF)[number][0] = 'cass'): Promise<void> {
    const pin = STAFF.find(([id]) => id === staff)?.[2] ?? '';
    expect(await this.screen.says({ do: 'sign in', staff, pin })).toBe('ok');
  }

  static person(name: string) {
    const papers = { born: '1990-01-01', idType: 'passport', idExpires: '2099-12-31' } as const;
    return { name, handle: '', ...papers, idNumber: `P-${name}` };
  }

  async enroll(name: string): Promise<Player> {
    await this.#takesTime();
    const issued = await this.screen.press({ do: 'issue', person: Cashier.person(name), pin: PIN });
    if (issued?.kind !== 'issued') throw new Error(`no card for ${name}`);
    return { name, account: issued.account, card: issued.card };
  }

  async deposit(account: string, amount: number): Promise<string> {
    await this.#takesTime();
    return this.#counts('in', amount, this.screen.says({ do: 'deposit', account, amount, nature: 'cash' }));
  }

  /** The player's whole balance in cash, with a second signature where it takes one. Gives what was paid. */
  async payOut({ account }: Player): Promise<number> {
    await this.#takesTime();
    await this.screen.press({ do: 'find', account });
    const { balance = 0, payableAlone = 0 } = this.screen.view?.account ?? {};
    if (balance === 0) return 0;
    const withdraw = { do: 'withdraw', account, amount: balance, nature: 'cash', pin: PIN } as const;
    if (balance > payableAlone) expect(await this.screen.says(withdraw)).toBe('second-person');
    const signed = balance > payableAlone ? { ...withdraw, signature: FLO } : withdraw;
    expect(await this.#counts('out', balance, this.screen.says(signed))).toBe('ok');
    return balance;
  }

  async #counts(way: 'in' | 'out', amount: number, pressed: Promise<string>): Promise<string> {
    const came = await pressed;
    if (came === 'ok') {
      this.drawer += way === 'in' ? amount : -amount;
      this.counted[way] += amount;
    }
    return came;
  }

  /** Two people count the drawer: there lies what the cashier has reckoned, and the books say the same. */
  async end(signature: Signature = FLO): Promise<void> {
    const closed = await this.screen.press({ do: 'close drawer', counted: this.drawer, signature });
    expect(closed).toMatchObject({
      kind: 'shifts',
      shifts: [{ shift: 1, fills: 5_000_00, closed: { counted: this.drawer, variance: 0 } }],
    });
    if (closed?.kind !== 'shifts') return;
    expect(closed.shifts[0]).toMatchObject({
      deposits: { cash: this.counted.in },
      withdrawals: { cash: this.counted.out },
    });
  }
}

/** Everybody who is asked at a table goes all in, or calls, until nobody is asked anymore. */
export function allIn({ table }: TestRoom, key: string): void {
  for (let asked = 0; asked < 40; asked += 1) {
    const ask = table.hand?.asks()[0];
    if (ask?.kind !== 'bet') return;
    const to = ask.raise?.max;
    const decision = to === undefined ? ({ kind: 'call' } as const) : ({ kind: 'raise', to } as const);
    table.decide(ask.seat, decision, { id: `${key}-${asked}`, rev: table.rev });
  }
}
