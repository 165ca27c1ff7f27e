/** What only a house's own cage does: shifts, slips, voids, and holding, editing and closing accounts. */
import { ok, refuse } from '../../games/result.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { HouseCage } from '../house/house.ts';
import type { Answer, IntentTo } from '../link/desk.ts';
import { actOf, type CagePress, perhapsSigned, receipt, signedAct, wrongPin } from './cage-acts.ts';
import { CASH_ACTS, takeCash } from './cage-cash.ts';
import { takeList } from './cage-exclusions.ts';
import { reportAt } from './cage-report.ts';
import { FileParts } from './file-parts.ts';
import { prizeShown } from './withheld-shown.ts';

const OF_HOUSE = [
  ...['void document', 'open drawer', 'close drawer', 'shifts', 'slip'],
  'exclusion list',
  ...['hold', 'release', 'edit', 'close account', 'terms', 'photo', 'remove photo', 'limit'],
  ...['wake', 'dormant', 'withheld', 'end withheld'],
  ...['points', 'redeem points', 'correct points'],
  ...CASH_ACTS,
  ...['house report', 'player desk', 'player act'],
] as const;

type OfHouse = IntentTo<CageIntent, (typeof OF_HOUSE)[number]>;

/** Photos being uploaded from the cages' screens. */
const PHOTOS = new FileParts();

/** Number of shifts in a list. */
const SHIFTS_LISTED = 20;

export const isOfHouse = (intent: CageIntent): intent is OfHouse => OF_HOUSE.some((each) => each === intent.do);

export async function takeOfHouse(press: CagePress, intent: OfHouse): Promise<Answer> {
  const { ofHouse: cage } = press.site;
  switch (intent.do) {
    case 'void document': {
      const act = await perhapsSigned(press, 'void', 'second a pay-out', intent.signature);
      if (!act.ok) return act;
      return receipt(await cage.counter.void(intent.document, { ...act.value, reason: intent.reason }));
    }
    case 'open drawer':
    case 'close drawer':
      return countShift(press, cage, intent);
    case 'shifts':
      return ok({ kind: 'shifts', shifts: await cage.shifts.list(SHIFTS_LISTED) });
    case 'slip':
      return slip(press, cage, intent.slip);
    case 'house report':
      return reportAt(cage, intent.over, press.site.table.now());
    case 'player desk':
      return ok({ kind: 'player desk', desk: await cage.playerDesk.of(intent.account, press.site.table.now()) });
    case 'player act':
      return playerAct(press, cage, intent);
    case 'hold':
      return cage.people.hold(intent.account, { ...actOf(press, 'hold'), reason: intent.reason });
    case 'terms':
      return cage.people.acknowledgeTerms(intent.account, actOf(press, 'terms'));
    case 'photo': {
      const { account } = intent;
      const whole = PHOTOS.take(`${press.site.keys} ${press.staff.id} ${account}`, intent.photo);
      if (!whole.ok || whole.value === null) return whole.ok ? ok(null) : whole;
      return cage.people.setPhoto(account, whole.value, actOf(press, 'photo'));
    }
    case 'remove photo':
      return cage.people.removePhoto(intent.account, { ...actOf(press, 'remove photo'), reason: intent.reason });
    case 'exclusion list':
      return takeList(press, cage, intent);
    case 'limit':
      return setLimit(press, cage, intent);
    case 'wake':
      return cage.dormancy.wake(intent.account, actOf(press, 'wake'));
    case 'dormant':
      return dormant(press, cage);
    case 'points':
      return pointsAnswer(cage, intent.account);
    case 'redeem points':
      return redeemPoints(press, cage, intent);
    case 'correct points':
      return correctPoints(press, cage, intent);
    case 'withheld':
      return ok({ kind: 'withheld', prizes: (await cage.withheld.list()).map(prizeShown) });
    case 'end withheld':
      return endWithheld(press, cage, intent);
    case 'release':
    case 'edit':
    case 'close account':
      return signedByTwo(press, cage, intent);
    default:
      return takeCash(press, cage, intent);
  }
}

/** The customer's own request, proven by their PIN. */
async function setLimit(
  press: CagePress,
  { limits }: HouseCage,
  { account, kind, limit, pin }: IntentTo<OfHouse, 'limit'>,
): Promise<Answer> {
  const wrong = await wrongPin(press.site, { account, pin }, 'Nothing was changed.');
  return wrong ?? limits.set(account, kind, limit, actOf(press, 'limit'));
}

/** Number of dormant accounts in a list: those unused for longest. */
const DORMANT_LISTED = 500;

async function dormant({ site }: CagePress, { dormancy }: HouseCage): Promise<Answer> {
  const accounts = await dormancy.list(site.table.now());
  const owed = accounts.reduce((sum, { balance }) => sum + balance, 0);
  const listed = accounts.slice(0, DORMANT_LISTED);
  return ok({ kind: 'dormant', afterDays: dormancy.afterDays, count: accounts.length, owed, accounts: listed });
}

const pointsAnswer = async ({ points }: HouseCage, account: string): Promise<Answer> =>
  ok({ kind: 'points', account, points: await points.of(account) });

/** The customer's own request, proven by their PIN. */
async function redeemPoints(
  press: CagePress,
  cage: HouseCage,
  { account, points, reason, pin }: IntentTo<OfHouse, 'redeem points'>,
): Promise<Answer> {
  const wrong = await wrongPin(press.site, { account, pin }, 'No points were taken.');
  if (wrong !== null) return wrong;
  const done = await cage.points.redeem(account, points, { ...actOf(press, 'points'), reason });
  return done.ok ? pointsAnswer(cage, account) : done;
}

async function correctPoints(
  press: CagePress,
  cage: HouseCage,
  { account, change, reason, signature }: IntentTo<OfHouse, 'correct points'>,
): Promise<Answer> {
  const act = await signedAct(press, 'correct points', 'second a correction', signature);
  if (!act.ok) return act;
  const done = await cage.points.correct(account, change, { ...act.value, reason });
  return done.ok ? pointsAnswer(cage, account) : done;
}

/** Two people decide what happens to a withheld prize. */
async function endWithheld(
  press: CagePress,
  { withheld }: HouseCage,
  { prize, end, reason, signature }: IntentTo<OfHouse, 'end withheld'>,
): Promise<Answer> {
  const act = await signedAct(press, 'end withheld', 'second a pay-out', signature);
  if (!act.ok) return act;
  const done = await withheld.end(prize, end, { ...act.value, reason });
  return done.ok ? ok({ kind: 'withheld ended', document: done.value }) : done;
}

/** Two people count the drawer. */
async function countShift(
  press: CagePress,
  { shifts }: HouseCage,
  { do: what, counted, signature }: IntentTo<OfHouse, 'open drawer' | 'close drawer'>,
): Promise<Answer> {
  const act = await signedAct(press, what, 'second a fill or drop', signature);
  if (!act.ok) return act;
  const done = await shifts[what === 'open drawer' ? 'open' : 'close']({ ...act.value, counted });
  return done.ok ? ok({ kind: 'shifts', shifts: [done.value] }) : done;
}

/** The player's requests at the window. Only an entry takes money off their card, so it requires their PIN. */
async function playerAct(
  press: CagePress,
  { playerDesk }: HouseCage,
  { account, act, pin }: IntentTo<OfHouse, 'player act'>,
): Promise<Answer> {
  const { key, at } = actOf(press, 'player');
  if (act.act === 'enter tournament') {
    if (pin === undefined) return refuse('no PIN', 'An entry is paid from the card: the player must type their PIN.');
    const wrong = await wrongPin(press.site, { account, pin }, 'Nothing was taken from the card.');
    if (wrong !== null) return wrong;
  }
  const done = await playerDesk.act(account, act, { key, at });
  if (!done.ok) return done;
  return ok({ kind: 'player desk', desk: await playerDesk.of(account, press.site.table.now()) });
}

async function slip({ site }: CagePress, { slip: find }: HouseCage, name: string): Promise<Answer> {
  const paid = await find(name);
  if (paid === null) return ok({ kind: 'slip', slip: name, paid: null });
  const person = await site.port.people.byAccount(paid.account, site.table.now());
  return ok({ kind: 'slip', slip: name, paid: { ...paid, person: person?.person.name ?? paid.account } });
}

/** A person who could give an account to someone else, or end another person's hold on it, may not do so alone. */
async function signedByTwo(
  press: CagePress,
  { people }: HouseCage,
  intent: IntentTo<OfHouse, 'release' | 'edit' | 'close account'>,
): Promise<Answer> {
  const signed = await signedAct(press, intent.do, 'second a card', intent.signature);
  if (!signed.ok) return signed;
  const act = { ...signed.value, reason: intent.reason };
  switch (intent.do) {
    case 'release':
      return people.release(intent.account, act);
    case 'edit':
      return people.edit(intent.account, intent.person, act);
    case 'close account':
      return people.close(intent.account, act);
  }
}
