/** A cashier's acts with cards and money, at any cage. Nothing here depends on where cards and money are stored. */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { SecondAct } from '../../protocol/second-person.ts';
import type { Issued } from '../accounts/issued-card.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import type { CounterReceipt, KeyedAct, SignedAct } from '../house/cage-port.ts';
import type { Answer, IntentMeta, IntentTo } from '../link/desk.ts';
import type { CageSite } from './cage-site.ts';
import { secondSignature } from './second-signature.ts';

/** A member of staff at a cage, and what they have pressed there. */
export interface CagePress {
  readonly site: CageSite;
  readonly staff: StaffMember;
  readonly meta: IntentMeta;
}

const LINES_OF_A_STATEMENT = 1000;

/** An act at the present time, under a key of its own: `deposit:…`. */
export const actOf = ({ site, staff, meta }: CagePress, what: string): KeyedAct => ({
  key: `${site.keys}${what}:${meta.id}`,
  at: site.table.now(),
  by: staff.id,
});

/** The act with the second person who signed it. Refused as `secondSignature` refuses. */
export async function signedAct(
  press: CagePress,
  what: string,
  second: SecondAct,
  signature: Parameters<typeof secondSignature>[3],
): Promise<Result<SignedAct, Refusal>> {
  const signed = await secondSignature(press.site, second, press.staff, signature);
  return signed.ok ? ok({ ...actOf(press, what), second: signed.value.id }) : signed;
}

/** The same where a second signature is optional. */
export async function perhapsSigned(
  press: CagePress,
  what: string,
  second: SecondAct,
  signature: Parameters<typeof secondSignature>[3] | undefined,
): Promise<Result<KeyedAct, Refusal>> {
  return signature === undefined ? ok(actOf(press, what)) : signedAct(press, what, second, signature);
}

export async function withdraw(
  press: CagePress,
  { signature, account, amount, nature, pin }: IntentTo<CageIntent, 'withdraw'>,
): Promise<Answer> {
  // The player's PIN is one proof. A second person's signature is another, for amounts above what the cashier may pay
  // alone.
  const act = await perhapsSigned(press, 'withdraw', 'second a pay-out', signature);
  if (!act.ok) return act;
  const wrong = await wrongPin(press.site, { account, pin }, 'Nothing was paid.');
  if (wrong !== null) return wrong;
  return receipt(await press.site.port.counter.withdraw({ account, amount, nature, ...act.value }));
}

/**
 * Two people count cash that leaves the drawer or comes to it: a drop that one person makes up would hide what is gone.
 */
export async function moveCash(press: CagePress, intent: IntentTo<CageIntent, 'fill' | 'drop'>): Promise<Answer> {
  const act = await signedAct(press, intent.do, 'second a fill or drop', intent.signature);
  return act.ok ? receipt(await press.site.port.counter[intent.do]({ amount: intent.amount, ...act.value })) : act;
}

/** A second member of staff signs the correction at the same window (A5). */
export async function correct(
  press: CagePress,
  { signature, account, way, amount, nature, reason }: IntentTo<CageIntent, 'correct'>,
): Promise<Answer> {
  const act = await signedAct(press, 'correct', 'second a correction', signature);
  if (!act.ok) return act;
  return receipt(await press.site.port.counter.correct({ account, way, amount, nature, reason, ...act.value }));
}

/** Two people certify who has won a jackpot. */
export async function payJackpot(press: CagePress, intent: IntentTo<CageIntent, 'pay jackpot'>): Promise<Answer> {
  const { jackpot, reason, shares, signature } = intent;
  const act = await signedAct(press, 'jackpot', 'second a pay-out', signature);
  if (!act.ok) return act;
  const paid = await press.site.port.counter.payJackpot({ jackpot, reason, shares, ...act.value });
  if (!paid.ok) return paid;
  const documents = paid.value.map(({ document, amount }, nth) => ({
    ...{ document, account: shares[nth]?.account ?? '', amount },
  }));
  return ok({ kind: 'jackpot paid', shares: documents });
}

/** The customer is present and enters their own PIN, because no one else may exclude them for a year (C13). */
export async function exclude(press: CagePress, intent: IntentTo<CageIntent, 'exclude'>): Promise<Answer> {
  const { site } = press;
  const wrong = await wrongPin(site, intent, 'Nothing was changed.');
  if (wrong !== null) return wrong;
  const act = actOf(press, 'exclude');
  const excluded = await site.port.people.exclude(intent.account, intent.term, act);
  return excluded.ok ? site.offTheTable(intent.account, act.by) : excluded;
}

/** The receipt shows what only the player saw, so the player must agree (H5). */
export async function handReceipt({ site }: CagePress, intent: IntentTo<CageIntent, 'hand receipt'>): Promise<Answer> {
  const wrong = await wrongPin(site, intent, 'Nothing was shown.');
  if (wrong !== null) return wrong;
  const made = await site.handReceipt(intent.account, intent.hand);
  return made.ok ? ok({ kind: 'hand receipt', receipt: made.value }) : made;
}

export async function search({ site }: CagePress, name: string): Promise<Answer> {
  const { port, table } = site;
  const found = await port.people.search(name, table.now());
  const people = await Promise.all(
    found.map(async ({ account, person }) => ({
      ...{ account, person: person.name },
      balance: await port.counter.balance(account),
    })),
  );
  return ok({ kind: 'found', people });
}

export async function statement({ site }: CagePress, account: string): Promise<Answer> {
  const { port, table } = site;
  const known = await port.people.byAccount(account, table.now());
  if (known === null) return refuse('no such account', `There is no account ${account}.`);
  return ok({
    ...{ kind: 'statement', account, person: known.person.name },
    balance: await port.counter.balance(account),
    lines: await port.counter.statement(account, LINES_OF_A_STATEMENT),
  });
}

/** Null when the PIN is the player's own; otherwise a refusal, with `then` saying what that means here. */
export async function wrongPin(
  { port, table }: CageSite,
  { account, pin }: { readonly account: string; readonly pin: string },
  then: string,
): Promise<ReturnType<typeof refuse> | null> {
  const checked = await port.people.checkPin(account, pin, table.now());
  if (!checked.ok) return checked;
  const { value } = checked;
  if (value.result === 'ok') return null;
  if (value.result === 'locked') return refuse('card locked', `Too many wrong PINs: the card is locked. ${then}`);
  return refuse('wrong PIN', `That PIN is wrong; ${value.triesLeft} tries left. ${then}`);
}

export function issuedAnswer(issued: Result<Issued, Refusal>): Answer {
  if (!issued.ok) return issued;
  const { account, card, track2 } = issued.value;
  return ok({ kind: 'issued', account, card, track: track2 });
}

export function receipt(paid: Result<CounterReceipt, Refusal>): Answer {
  if (!paid.ok) return paid;
  const { document, amount, balance } = paid.value;
  return ok({ kind: 'receipt', document, amount, balance });
}
