/**
 * The cashier's screen: account cards and the money on them. No cash ever comes to the table (LR3).
 */
import { dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Account, Issued } from '../accounts/accounts.ts';
import { may } from '../accounts/staff.ts';
import type { Answer, Desk, IntentMeta } from '../link/desk.ts';
import type { CageIntent } from '../link/messages.ts';
import type { CageView, Notice, StaffMember } from '../link/views.ts';
import type { Room } from './room.ts';
import { SignIn } from './sign-in.ts';
import { stackOf } from './table-view.ts';

type Work = Exclude<CageIntent, { do: 'sign in' | 'sign out' }>;

const LINES_OF_A_STATEMENT = 1000;

export class CageDesk implements Desk<CageIntent> {
  readonly #room: Room;
  readonly #signIn: SignIn;
  #account: string | null = null;
  #notice: Notice | null = null;

  constructor(room: Room) {
    this.#room = room;
    this.#signIn = new SignIn(room, 'Cashier', 'cage');
  }

  connected(): void {}

  /** A card was swiped at the cage's reader. */
  swiped(card: string): void {
    const found = this.#room.accounts.byCard(card);
    this.#account = found.ok ? found.value.account : null;
    this.#notice = found.ok ? null : { level: 'error', text: found.error.message };
    this.#room.table.touch();
  }

  badSwipe(message: string): void {
    this.#notice = { level: 'error', text: message };
    this.#room.table.touch();
  }

  view(): CageView {
    const account = this.#account === null ? null : this.#room.accounts.byAccount(this.#account);
    return {
      screen: 'cage',
      house: this.#room.house,
      demo: this.#room.demo,
      staff: this.#signIn.staff,
      account: account && this.#shown(account),
      notice: this.#notice,
      drawer: this.#room.cage.drawer(),
    };
  }

  #shown(account: Account): NonNullable<CageView['account']> {
    const { table, cage } = this.#room;
    const seat = table.state.sittings.find((sitting) => sitting.account === account.account)?.seat;
    return {
      account: account.account,
      person: account.person.name,
      balance: cage.balance(account.account),
      onTable: seat === undefined ? 0 : stackOf(this.#room, seat),
      status: account.status,
      note: account.note,
      card: account.card ?? '',
    };
  }

  // ------------------------------------------------------------------------------------------------- intents

  async take(wish: CageIntent, meta: IntentMeta): Promise<Answer> {
    this.#notice = null;
    if (wish.do === 'sign in') return this.#signIn.signIn(wish.staff, wish.pin);
    if (wish.do === 'sign out') return this.#signIn.signOut();
    const staff = this.#signIn.staff;
    if (!staff) return refuse('not signed in', 'Sign in first.');
    if (wish.do === 'done') {
      this.#account = null;
      this.#room.table.touch();
      return ok(null);
    }
    const answer = may(staff.role, wish.do)
      ? await this.#take(wish, staff, meta)
      : refuse('not your role', `A ${staff.role} member may not do that.`);
    this.#note(wish, staff, answer);
    this.#room.table.touch();
    return answer;
  }

  async #take(wish: Exclude<Work, { do: 'done' }>, staff: StaffMember, meta: IntentMeta): Promise<Answer> {
    const { accounts, cage, table } = this.#room;
    const act = { at: table.now(), by: staff.id };
    switch (wish.do) {
      case 'issue': {
        const issued = await accounts.issue(wish.person, wish.pin, act);
        if (issued.ok) this.#account = issued.value.account;
        return issuedAnswer(issued);
      }
      case 'find':
        if (!accounts.byAccount(wish.account)) return refuse('no such account', `There is no account ${wish.account}.`);
        this.#account = wish.account;
        return ok(null);
      case 'search':
        return this.#search(wish.name);
      case 'deposit': {
        const paid = cage.deposit({ ...wish, ...act, key: `deposit:${meta.id}` });
        return paid.ok ? receipt(paid.value) : paid;
      }
      case 'withdraw':
        return this.#withdraw(wish, act, meta);
      case 'set pin': {
        const set = await accounts.setPin(wish.account, wish.pin, act);
        return set.ok ? ok(null) : set;
      }
      case 'unlock':
        return accounts.unlock(wish.account, { ...act, reason: wish.reason });
      case 'replace card':
        return issuedAnswer(accounts.replaceCard(wish.account, { ...act, reason: wish.reason }));
      case 'bar':
        return accounts.bar(wish.account, wish.barred, { ...act, reason: wish.reason });
      case 'statement':
        return this.#statement(wish.account);
    }
  }

  #search(name: string): Answer {
    const people = this.#room.accounts.search(name).map((account) => ({
      account: account.account,
      person: account.person.name,
      balance: this.#room.cage.balance(account.account),
    }));
    return ok({ kind: 'found', people });
  }

  async #withdraw(
    wish: Extract<Work, { do: 'withdraw' }>,
    act: { at: number; by: string },
    meta: IntentMeta,
  ): Promise<Answer> {
    const { accounts, cage } = this.#room;
    const checked = await accounts.checkPin(wish.account, wish.pin, act.at);
    if (!checked.ok) return checked;
    if (checked.value.result === 'locked') return refuse('card locked', 'Too many wrong PINs: the card is locked.');
    if (checked.value.result === 'wrong') {
      return refuse('wrong PIN', `That PIN is not right; ${checked.value.triesLeft} tries left. Nothing was paid.`);
    }
    const paid = cage.withdraw({ ...wish, ...act, key: `withdraw:${meta.id}` });
    return paid.ok ? receipt(paid.value) : paid;
  }

  #statement(number: string): Answer {
    const account = this.#room.accounts.byAccount(number);
    if (!account) return refuse('no such account', `There is no account ${number}.`);
    return ok({
      kind: 'statement',
      account: number,
      person: account.person.name,
      balance: this.#room.cage.balance(number),
      lines: this.#room.cage.statement(number, LINES_OF_A_STATEMENT),
    });
  }

  /** What moves money or changes an account is in the log; PINs and looks are not. */
  #note(wish: Work, staff: StaffMember, answer: Answer): void {
    if (wish.do === 'find' || wish.do === 'search' || wish.do === 'done') return;
    const whom = 'account' in wish ? ` account ${wish.account}` : ` a card to ${wish.person.name}`;
    const amount = 'amount' in wish ? ` ${dollars(wish.amount)}` : '';
    const reason = 'reason' in wish ? `: ${wish.reason}` : '';
    const text = `${staff.name}: ${wish.do}${amount}${whom}${reason}${answer.ok ? '' : ` (refused: ${answer.error.message})`}`;
    this.#room.table.note({
      level: answer.ok ? 'info' : 'warning',
      code: `cage ${wish.do}`,
      text,
      seat: null,
      by: staff.name,
    });
  }
}

function issuedAnswer(issued: Result<Issued, Refusal>): Answer {
  if (!issued.ok) return issued;
  const { account, card, track2 } = issued.value;
  return ok({ kind: 'issued', account, card, track: track2 });
}

function receipt(paid: { document: string | null; amount: number; balance: number }): Answer {
  return ok({ kind: 'receipt', document: paid.document ?? '', amount: paid.amount, balance: paid.balance });
}
