/**
 * The cashier's screen: account cards and the money on them. No cash ever comes to the table (LR3). The same desk
 * serves a house with one table and the cages of a house with many.
 */
import { dollars } from '../../games/money.ts';
import { ok, refuse } from '../../games/result.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { Notice } from '../../protocol/notice.ts';
import type { PlayerAct } from '../../protocol/player-desk.ts';
import { may, oneOf } from '../accounts/roles.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { limitText } from '../house/limit-rules.ts';
import type { Answer, Desk, IntentMeta, IntentTo, LineId } from '../link/desk.ts';
import { cageState, deedText, seenBy } from './act-text.ts';
import * as acts from './cage-acts.ts';
import { isOnlyRead } from './cage-exclusions.ts';
import { isOfHouse, takeOfHouse } from './cage-of-house.ts';
import { type CageShown, NOTHING_SHOWN, readShown } from './cage-shown.ts';
import type { CageSite } from './cage-site.ts';
import { peopleText, takePeople } from './people.ts';
import { SignIn, tablePlace } from './sign-in.ts';

type CageWork = Exclude<CageIntent, { do: 'sign in' | 'sign out' | 'done' }>;

/** Never logged: only people who may read such notes may learn that there is one. */
const SECRET: readonly CageWork['do'][] = ['note suspicion', 'suspicions', 'decide suspicion'];

/** Intents that change nothing: they are not logged, and the view is not read again after them. */
const LOOKS = [
  'find',
  'search',
  'bars',
  'shifts',
  'slip',
  'facts',
  'cash log',
  'cash reports',
  'house report',
  'player desk',
  'dormant',
  'points',
  'withheld',
] as const;
type Look = (typeof LOOKS)[number];
const isLook = (intent: CageWork): intent is IntentTo<CageWork, Look> => LOOKS.some((each) => each === intent.do);

/** Whether the intent only looks, or only reads a list so far. */
const changesNothing = (intent: CageWork): boolean =>
  isLook(intent) || (intent.do === 'exclusion list' && isOnlyRead(intent));

export class CageDesk implements Desk<CageIntent> {
  readonly #site: CageSite;
  readonly #signIn: SignIn;
  readonly #unsubscribe: () => void;
  #account: string | null = null;
  #notice: Notice | null = null;
  #shown: CageShown = NOTHING_SHOWN;
  #lines = 0;
  /** The last read of the view; the next one starts when it is done. */
  #reading: Promise<void> = Promise.resolve();
  #isDue = false;

  constructor(site: CageSite) {
    this.#site = site;
    this.#signIn = new SignIn(tablePlace(site), 'Cashier', 'cage');
    this.#unsubscribe = site.port.onChange(() => this.refreshSoon());
  }

  connected(count: number): void {
    this.#lines = count;
    this.refreshSoon();
  }

  ended(line: LineId): void {
    this.#signIn.ended(line);
  }

  /** Called when the host ends. */
  stop(): void {
    this.#unsubscribe();
    this.#signIn.stop();
  }

  // --------------------------------------------------------------------------------------------------- what is shown

  /** Reads the view, once a read in progress is done. */
  #refresh(): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      const before = JSON.stringify(this.#shown);
      this.#shown = await readShown(this.#site, this.#account);
      if (JSON.stringify(this.#shown) !== before) this.#site.table.touch();
    });
    this.#reading = this.#reading.catch((error: unknown) => this.#site.failed(error));
    return this.#reading;
  }

  /** Something may have changed. Several changes in a row are read once, and none while no one looks at the screen. */
  refreshSoon(): void {
    if (this.#isDue || this.#lines === 0) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      void this.#refresh();
    });
  }

  /** A card was swiped at the cage's reader. */
  swiped(card: string): void {
    if (this.#signIn.swiped(card)) this.#notice = null;
    else void this.#lookUp(card).catch((error: unknown) => this.#site.failed(error));
  }

  async #lookUp(card: string): Promise<void> {
    const { port, table } = this.#site;
    const found = await port.people.byCard(card, table.now());
    this.#account = found.ok ? found.value.account : null;
    this.#notice = found.ok ? null : { level: 'error', text: found.error.message };
    await this.#refresh();
    table.touch();
  }

  badSwipe(message: string): void {
    this.#notice = { level: 'error', text: message };
    this.#site.table.touch();
  }

  view(line: LineId): CageView {
    const { house, demo, ofHouse } = this.#site;
    const { presented } = this.#signIn;
    const staff = this.#signIn.working(line);
    // At an unstaffed window, neither the swiped account nor the drawer is shown (C6).
    const { account, ...shown } = staff === null ? NOTHING_SHOWN : this.#shown;
    const isOnHand = account !== null && account.account === this.#account;
    return {
      ...{ screen: 'cage', house, demo, staff, presented, notice: this.#notice, ...shown },
      account: isOnHand ? { ...account, onTable: this.#site.seatOf(account.account)?.chips ?? 0 } : null,
      cage: ofHouse.number,
      dayFrom: ofHouse.reports.day(this.#site.table.now()).from,
    };
  }

  // ------------------------------------------------------------------------------------------------------- intents

  async take(intent: CageIntent, meta: IntentMeta): Promise<Answer> {
    const { table } = this.#site;
    this.#notice = null;
    if (intent.do === 'sign in') {
      const signed = await this.#signIn.signIn(intent.staff, intent.pin, meta.line);
      await this.#refresh();
      return signed;
    }
    if (intent.do === 'sign out' || intent.do === 'done') this.#account = null;
    if (intent.do === 'sign out') return this.#signIn.signOut(meta.line);
    const staff = this.#signIn.acts(meta.line);
    if (!staff) return refuse('not signed in', 'Sign in first.');
    if (intent.do === 'done') {
      this.#signIn.forgetCard();
      table.touch();
      return ok(null);
    }
    const before = await cageState(this.#site, intent);
    const answer = may(staff.role, intent.do)
      ? await this.#take(intent, { site: this.#site, staff, meta })
      : refuse('not your role', `${oneOf(staff.role)} may not do that.`);
    // The staff card swiped for the signature is no longer needed.
    if (answer.ok && 'signature' in intent && intent.signature !== undefined) this.#signIn.forgetCard();
    if (answer.ok) await this.#encode(intent, answer.value);
    await this.#note(intent, staff, before, answer);
    if (!changesNothing(intent) || intent.do === 'find') await this.#refresh();
    table.touch();
    return answer;
  }

  async #take(intent: CageWork, press: acts.CagePress): Promise<Answer> {
    const { people, counter } = this.#site.port;
    switch (intent.do) {
      case 'find':
        return this.#find(intent.account);
      case 'search':
        return acts.search(press, intent.name);
      case 'deposit': {
        const { account, amount, nature } = intent;
        return acts.receipt(await counter.deposit({ account, amount, nature, ...acts.actOf(press, 'deposit') }));
      }
      case 'withdraw':
        return acts.withdraw(press, intent);
      case 'issue':
      case 'set pin':
      case 'unlock':
      case 'replace card':
        return this.#card(intent, press);
      case 'report lost':
        return people.reportLost(intent.account, { ...acts.actOf(press, 'lost'), reason: intent.reason });
      case 'exclude':
        return acts.exclude(press, intent);
      case 'correct':
        return acts.correct(press, intent);
      case 'pay jackpot':
        return acts.payJackpot(press, intent);
      case 'fill':
      case 'drop':
        return acts.moveCash(press, intent);
      case 'statement':
        return acts.statement(press, intent.account);
      case 'hand receipt':
        return acts.handReceipt(press, intent);
      default:
        return isOfHouse(intent)
          ? takeOfHouse(press, intent)
          : takePeople(this.#site, intent, press.staff, { ...press.meta, id: `${this.#site.keys}${press.meta.id}` });
    }
  }

  async #find(account: string): Promise<Answer> {
    const { port, table } = this.#site;
    if ((await port.people.byAccount(account, table.now())) === null)
      return refuse('no such account', `There is no account ${account}.`);
    this.#account = account;
    return ok(null);
  }

  /**
   * A person who may set a PIN could take the money, and a person who may unlock a card could go on guessing its PIN.
   * Neither may be done alone.
   */
  async #card(
    intent: IntentTo<CageWork, 'issue' | 'set pin' | 'unlock' | 'replace card'>,
    press: acts.CagePress,
  ): Promise<Answer> {
    const { people } = this.#site.port;
    if (intent.do === 'issue') {
      // A second person signs when someone very similar may not play.
      const act = await acts.perhapsSigned(press, 'issue', 'second a card', intent.signature);
      if (!act.ok) return act;
      const issued = await people.enroll(intent.person, intent.pin, act.value);
      if (issued.ok) this.#account = issued.value.account;
      return acts.issuedAnswer(issued);
    }
    const act = await acts.signedAct(press, intent.do, 'second a card', intent.signature);
    if (!act.ok) return act;
    if (intent.do === 'set pin') return people.setPin(intent.account, intent.pin, act.value);
    const why = { ...act.value, reason: intent.reason };
    return intent.do === 'unlock'
      ? people.unlock(intent.account, why)
      : acts.issuedAnswer(await people.replaceCard(intent.account, why));
  }

  /** In a demo house the card that the encoder has written goes into the tray, with the PIN printed on it. */
  async #encode(intent: CageWork, done: AnswerResult | null): Promise<void> {
    const { tray, port, table } = this.#site;
    if (intent.do === 'set pin') tray?.print(intent.account, intent.pin);
    if (tray === null || done?.kind !== 'issued') return;
    const { account, card } = done;
    const person = (await port.people.byAccount(account, table.now()))?.person.name ?? account;
    tray.put({ account, card, person, ...(intent.do === 'issue' ? { pin: intent.pin } : {}) });
  }

  /** Logs acts that move money or change an account, but neither PINs nor looks. */
  async #note(intent: CageWork, staff: StaffMember, before: string | null, answer: Answer): Promise<void> {
    if (isLook(intent) || changesNothing(intent) || SECRET.includes(intent.do)) return;
    const after = await cageState(this.#site, intent);
    const reason = 'reason' in intent ? intent.reason : null;
    this.#site.table.note({
      level: answer.ok ? 'info' : 'warning',
      code: `cage ${intent.do}`,
      text: deedText({ by: staff.name, what: whatOf(intent), reason, before, after, answer }),
      seat: null,
      by: staff.name,
    });
  }
}

/** `join list omaha`, `enter tournament 3`. */
const playerActText = (act: PlayerAct): string => `${act.act} ${'list' in act ? act.list : act.tournament}`;

type Deed = Exclude<CageWork, IntentTo<CageWork, Look>>;

const whatOf = (intent: Deed): string => `${deedOf(intent)}${seenBy(intent)}`;

function deedOf(intent: Deed): string {
  const amount = 'amount' in intent ? ` ${dollars(intent.amount)}` : '';
  switch (intent.do) {
    case 'fill':
    case 'drop':
      return `${intent.do}${amount}`;
    case 'open drawer':
    case 'close drawer':
      return `${intent.do}, ${dollars(intent.counted)} counted`;
    case 'void document':
      return `void ${intent.document}`;
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
    case 'cash report':
    case 'on behalf':
    case 'dismiss report':
      return `${intent.do} ${intent.report}`;
    case 'file report':
      return `file report ${intent.report}: ${intent.filing}`;
    case 'player act':
      return `${playerActText(intent.act)} for account ${intent.account}`;
    case 'end withheld': {
      const { way } = intent.end;
      return `${way} withheld prize ${intent.prize}${intent.end.way === 'hand over' ? ` to ${intent.end.receiver}` : ''}`;
    }
    case 'exclusion list':
      return `take over the list "${intent.list}"`;
    case 'limit':
      return `own limit of ${intent.kind} of account ${intent.account}: ${limitText(intent.kind, intent.limit)}`;
    case 'redeem points':
      return `redeem ${intent.points} points of account ${intent.account}`;
    case 'correct points':
      return `${intent.change > 0 ? 'give' : 'take back'} ${Math.abs(intent.change)} points, account ${intent.account}`;
    case 'hand receipt':
      return `receipt of hand ${intent.hand} for account ${intent.account}`;
    default:
      return peopleText(intent) ?? `${intent.do}${amount}${'account' in intent ? ` account ${intent.account}` : ''}`;
  }
}
