/**
 * The cashier's screen: account cards and the money on them. No cash ever comes to the table (LR3).
 */
import { dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { AnswerResult, CageIntent } from '../../protocol/messages.ts';
import type { CageView, Notice, StaffMember } from '../../protocol/views.ts';
import type { Account, Issued, StaffAct } from '../accounts/accounts.ts';
import { may } from '../accounts/staff.ts';
import type { Answer, Desk, IntentMeta, IntentTo, LineId } from '../link/desk.ts';
import { cageState, deedText, seenBy } from './act-text.ts';
import { describedBars, identityOf, offTheTable, peopleText, relationsOf, takePeople } from './people.ts';
import type { Room } from './room.ts';
import { secondSignature } from './second-signature.ts';
import { SignIn, tablePlace } from './sign-in.ts';
import { stackOf } from './table-view.ts';

type CageWork = Exclude<CageIntent, { do: 'sign in' | 'sign out' | 'done' }>;

const LINES_OF_A_STATEMENT = 1000;

export class CageDesk implements Desk<CageIntent> {
  readonly #room: Room;
  readonly #signIn: SignIn;
  #account: string | null = null;
  #notice: Notice | null = null;

  constructor(room: Room) {
    this.#room = room;
    this.#signIn = new SignIn(tablePlace(room), 'Cashier', 'cage');
  }

  connected(): void {}

  ended(line: LineId): void {
    this.#signIn.ended(line);
  }

  /** For the end of the host. */
  stop(): void {
    this.#signIn.stop();
  }

  /** A card was swiped at the cage's reader. */
  swiped(card: string): void {
    if (this.#signIn.swiped(card)) {
      this.#notice = null;
      return;
    }
    const found = this.#room.accounts.byCard(card);
    this.#account = found.ok ? found.value.account : null;
    this.#notice = found.ok ? null : { level: 'error', text: found.error.message };
    this.#room.table.touch();
  }

  badSwipe(message: string): void {
    this.#notice = { level: 'error', text: message };
    this.#room.table.touch();
  }

  view(line: LineId): CageView {
    const { presented } = this.#signIn;
    const staff = this.#signIn.working(line);
    // What was swiped at a window that nobody mans is nobody's to see, and neither is the drawer (C6).
    const account = this.#account === null || staff === null ? null : this.#room.accounts.byAccount(this.#account);
    return {
      screen: 'cage',
      house: this.#room.house,
      demo: this.#room.demo,
      staff,
      presented,
      account: account && this.#shown(account),
      described: staff === null ? [] : describedBars(this.#room),
      notice: this.#notice,
      drawer: staff === null ? 0 : this.#room.cage.drawer(),
      jackpots: staff === null ? [] : this.#room.cage.jackpots(),
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
      payableAlone: cage.payableAlone(account.account, table.now()),
      status: account.status,
      note: account.note,
      card: account.card ?? '',
      identity: identityOf(account, table.now()),
      related: relationsOf(this.#room, account.account),
    };
  }

  // ------------------------------------------------------------------------------------------------- intents

  async take(intent: CageIntent, meta: IntentMeta): Promise<Answer> {
    this.#notice = null;
    if (this.#room.line !== null) {
      return refuse(
        'at-the-cage',
        'The cage of this house is apart from its tables: this screen is for a table by itself.',
      );
    }
    if (intent.do === 'sign in') return this.#signIn.signIn(intent.staff, intent.pin, meta.line);
    if (intent.do === 'sign out' || intent.do === 'done') this.#account = null;
    if (intent.do === 'sign out') return this.#signIn.signOut(meta.line);
    const staff = this.#signIn.acts(meta.line);
    if (!staff) return refuse('not signed in', 'Sign in first.');
    if (intent.do === 'done') {
      this.#signIn.forgetCard();
      this.#room.table.touch();
      return ok(null);
    }
    const before = cageState(this.#room, intent);
    const answer = may(staff.role, intent.do)
      ? await this.#take(intent, staff, meta)
      : refuse('not your role', `A ${staff.role} member may not do that.`);
    if (answer.ok) this.#encode(intent, answer.value);
    this.#note(intent, staff, before, answer);
    this.#room.table.touch();
    return answer;
  }

  async #take(intent: CageWork, staff: StaffMember, meta: IntentMeta): Promise<Answer> {
    const { accounts, cage, table } = this.#room;
    const act: StaffAct = { at: table.now(), by: staff.id };
    switch (intent.do) {
      case 'issue':
        return this.#issue(intent, staff, act);
      case 'find':
        if (!accounts.byAccount(intent.account))
          return refuse('no such account', `There is no account ${intent.account}.`);
        this.#account = intent.account;
        return ok(null);
      case 'search':
        return this.#search(intent.name);
      case 'deposit': {
        const paid = cage.deposit({ ...intent, ...act, key: `deposit:${meta.id}` });
        return paid.ok ? receipt(paid.value) : paid;
      }
      case 'withdraw':
        return this.#withdraw(intent, staff, meta);
      case 'set pin':
        return this.#setPin(intent, staff);
      case 'unlock':
        return this.#unlock(intent, staff);
      case 'replace card':
        return this.#replaceCard(intent, staff);
      case 'report lost':
        return accounts.reportLost(intent.account, { ...act, reason: intent.reason });
      case 'exclude':
        return this.#exclude(intent, act);
      case 'correct':
        return this.#correct(intent, staff, meta);
      case 'pay jackpot':
        return this.#payJackpot(intent, staff, meta);
      case 'fill':
      case 'drop':
        return this.#moveCash(intent, staff, meta);
      case 'statement':
        return this.#statement(intent.account);
      case 'hand receipt':
        return this.#handReceipt(intent, act);
      default:
        return takePeople(this.#room, intent, staff, meta.rev);
    }
  }

  /** A second person signs where somebody much alike may not play. */
  async #issue(
    { person, pin, signature }: IntentTo<CageWork, 'issue'>,
    staff: StaffMember,
    act: StaffAct,
  ): Promise<Answer> {
    const signed =
      signature === undefined ? null : await secondSignature(this.#room, 'second a card', staff, signature);
    if (signed?.ok === false) return signed;
    const by = signed === null ? act : { ...act, second: signed.value.id };
    const issued = await this.#room.accounts.issue(person, pin, by);
    if (issued.ok) this.#account = issued.value.account;
    if (issued.ok && signed !== null) this.#signIn.forgetCard();
    return issuedAnswer(issued);
  }

  #search(name: string): Answer {
    const people = this.#room.accounts.search(name).map((account) => ({
      account: account.account,
      person: account.person.name,
      balance: this.#room.cage.balance(account.account),
    }));
    return ok({ kind: 'found', people });
  }

  /** The player's PIN is one proof; above what the cashier may pay alone a second person's is another. */
  async #withdraw(
    { signature, ...intent }: IntentTo<CageWork, 'withdraw'>,
    staff: StaffMember,
    meta: IntentMeta,
  ): Promise<Answer> {
    const signed = signature && (await secondSignature(this.#room, 'second a pay-out', staff, signature));
    if (signed && !signed.ok) return signed;
    const act = this.#act(staff);
    const wrong = await this.#wrongPin(intent, act, 'Nothing was paid.');
    if (wrong !== null) return wrong;
    const second = signed ? { second: signed.value.id } : {};
    const paid = this.#room.cage.withdraw({ ...intent, ...act, ...second, key: `withdraw:${meta.id}` });
    return paid.ok ? this.#signed(receipt(paid.value)) : paid;
  }

  /** Whoever may set a PIN may take the money: so nobody sets one alone. */
  async #setPin({ account, pin, signature }: IntentTo<CageWork, 'set pin'>, staff: StaffMember): Promise<Answer> {
    const signed = await secondSignature(this.#room, 'second a card', staff, signature);
    if (!signed.ok) return signed;
    const set = await this.#room.accounts.setPin(account, pin, { ...this.#act(staff), second: signed.value.id });
    return set.ok ? this.#signed(ok(null)) : set;
  }

  /** Whoever may give a PIN new tries alone can try on until it is found. */
  async #unlock({ account, reason, signature }: IntentTo<CageWork, 'unlock'>, staff: StaffMember): Promise<Answer> {
    const signed = await secondSignature(this.#room, 'second a card', staff, signature);
    if (!signed.ok) return signed;
    const act = { ...this.#act(staff), reason, second: signed.value.id };
    return this.#signed(this.#room.accounts.unlock(account, act));
  }

  async #replaceCard(
    { account, reason, signature }: IntentTo<CageWork, 'replace card'>,
    staff: StaffMember,
  ): Promise<Answer> {
    const signed = await secondSignature(this.#room, 'second a card', staff, signature);
    if (!signed.ok) return signed;
    const act = { ...this.#act(staff), reason, second: signed.value.id };
    return this.#signed(issuedAnswer(this.#room.accounts.replaceCard(account, act)));
  }

  #act(staff: StaffMember): StaffAct {
    return { at: this.#room.table.now(), by: staff.id };
  }

  /** A card that was swiped for the signature has done its part. */
  #signed(done: Answer): Answer {
    if (done.ok) this.#signIn.forgetCard();
    return done;
  }

  /** The customer stands here and gives their own PIN: nobody else can shut them out for a year (C13). */
  async #exclude(intent: IntentTo<CageWork, 'exclude'>, act: StaffAct): Promise<Answer> {
    const wrong = await this.#wrongPin(intent, act, 'Nothing was changed.');
    if (wrong !== null) return wrong;
    const excluded = this.#room.accounts.exclude(intent.account, intent.term, act);
    return excluded.ok ? offTheTable(this.#room, intent.account, act.by) : excluded;
  }

  async #wrongPin(
    intent: { readonly account: string; readonly pin: string },
    { at }: StaffAct,
    then: string,
  ): Promise<ReturnType<typeof refuse> | null> {
    const checked = await this.#room.accounts.checkPin(intent.account, intent.pin, at);
    if (!checked.ok) return checked;
    const { value } = checked;
    if (value.result === 'ok') return null;
    if (value.result === 'locked') return refuse('card locked', `Too many wrong PINs: the card is locked. ${then}`);
    return refuse('wrong PIN', `That PIN is not right; ${value.triesLeft} tries left. ${then}`);
  }

  /** A second member of staff signs the correction, at the same window (A5). */
  async #correct(
    { signature, ...intent }: IntentTo<CageWork, 'correct'>,
    staff: StaffMember,
    meta: IntentMeta,
  ): Promise<Answer> {
    const signed = await secondSignature(this.#room, 'second a correction', staff, signature);
    if (!signed.ok) return signed;
    const act = { ...this.#act(staff), second: signed.value.id };
    const done = this.#room.cage.correct({ ...intent, ...act, key: `correct:${meta.id}` });
    return done.ok ? this.#signed(receipt(done.value)) : done;
  }

  /** Cash that leaves the drawer, or comes to it, is counted by two: a drop that one person makes up hides what is gone. */
  async #moveCash(intent: IntentTo<CageWork, 'fill' | 'drop'>, staff: StaffMember, meta: IntentMeta): Promise<Answer> {
    const signed = await secondSignature(this.#room, 'second a fill or drop', staff, intent.signature);
    if (!signed.ok) return signed;
    const act = { ...this.#act(staff), second: signed.value.id };
    const moved = this.#room.cage[intent.do]({ amount: intent.amount, key: `${intent.do}:${meta.id}`, ...act });
    return moved.ok ? this.#signed(receipt(moved.value)) : moved;
  }

  /** Two people say who has won what lies in a jackpot. */
  async #payJackpot(intent: IntentTo<CageWork, 'pay jackpot'>, staff: StaffMember, meta: IntentMeta): Promise<Answer> {
    const { jackpot, reason, shares, signature } = intent;
    const signed = await secondSignature(this.#room, 'second a pay-out', staff, signature);
    if (!signed.ok) return signed;
    const act = { ...this.#act(staff), second: signed.value.id, jackpot, reason };
    const paid = this.#room.cage.payJackpot(
      shares.map((share, nth) => ({ ...share, ...act, key: `jackpot:${meta.id}:${nth}` })),
    );
    if (!paid.ok) return paid;
    const documents = paid.value.map(({ document, amount }, nth) => ({
      document: document ?? '',
      account: shares[nth]?.account ?? '',
      amount,
    }));
    return this.#signed(ok({ kind: 'jackpot paid', shares: documents }));
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

  /** It shows what the player alone saw, so they must want it (H5). */
  async #handReceipt(intent: IntentTo<CageWork, 'hand receipt'>, act: StaffAct): Promise<Answer> {
    const wrong = await this.#wrongPin(intent, act, 'Nothing was shown.');
    if (wrong !== null) return wrong;
    const made = await this.#room.recall.receipt(intent.account, intent.hand);
    return made.ok ? ok({ kind: 'hand receipt', receipt: made.value }) : made;
  }

  /** In a demo house what the encoder has written lies in the tray, the PIN printed on it. */
  #encode(intent: CageWork, done: AnswerResult | null): void {
    const { tray, accounts } = this.#room;
    if (intent.do === 'set pin') tray?.print(intent.account, intent.pin);
    if (done?.kind !== 'issued') return;
    const { account, card } = done;
    const person = accounts.byAccount(account)?.person.name ?? account;
    tray?.put({ account, card, person, ...(intent.do === 'issue' ? { pin: intent.pin } : {}) });
  }

  /** What moves money or changes an account is in the log; PINs and looks are not. */
  #note(intent: CageWork, staff: StaffMember, before: string | null, answer: Answer): void {
    if (intent.do === 'find' || intent.do === 'search' || intent.do === 'bars') return;
    this.#room.table.note({
      level: answer.ok ? 'info' : 'warning',
      code: `cage ${intent.do}`,
      text: deedText({
        by: staff.name,
        what: whatOf(intent),
        reason: 'reason' in intent ? intent.reason : null,
        before,
        after: cageState(this.#room, intent),
        answer,
      }),
      seat: null,
      by: staff.name,
    });
  }
}

function whatOf(intent: Exclude<CageWork, { do: 'find' | 'search' | 'bars' }>): string {
  return `${deedOf(intent)}${seenBy(intent)}`;
}

function deedOf(intent: Exclude<CageWork, { do: 'find' | 'search' | 'bars' }>): string {
  const amount = 'amount' in intent ? ` ${dollars(intent.amount)}` : '';
  switch (intent.do) {
    case 'fill':
    case 'drop':
      return `${intent.do}${amount}`;
    case 'issue':
      return `issue a card to ${intent.person.name}`;
    case 'exclude':
      return `exclude account ${intent.account}: self-exclusion, ${intent.term}`;
    case 'correct':
      return `correct: ${intent.way}${amount} ${intent.nature} account ${intent.account}`;
    case 'pay jackpot': {
      const shares = intent.shares.map((share) => `${dollars(share.amount)} to account ${share.account}`);
      return `pay from ${intent.jackpot}: ${shares.join(', ')}`;
    }
    case 'hand receipt':
      return `receipt of hand ${intent.hand} for account ${intent.account}`;
    default:
      return peopleText(intent) ?? `${intent.do}${amount}${'account' in intent ? ` account ${intent.account}` : ''}`;
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
