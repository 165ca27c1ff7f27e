/** Cash reports and notes of suspicion at a cage of a house. */
import { ok, refuse } from '../../games/result.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { ShownFacts } from '../../protocol/cash-report.ts';
import { REPORTED_ABOVE } from '../house/cash-day.ts';
import type { PersonFacts } from '../house/facts-record.ts';
import type { HouseCage } from '../house/house.ts';
import type { Answer, IntentTo } from '../link/desk.ts';
import { actOf, type CagePress } from './cage-acts.ts';

export const CASH_ACTS = [
  ...['facts', 'keep facts', 'cash log', 'cash reports', 'cash report', 'on behalf', 'file report', 'dismiss report'],
  ...['note suspicion', 'suspicions', 'decide suspicion'],
] as const;

type CashAct = IntentTo<CageIntent, (typeof CASH_ACTS)[number]>;

/** Maximum number of lines of a day sent to a screen. */
const LOG_LINES = 500;

export async function takeCash(press: CagePress, cage: HouseCage, intent: CashAct): Promise<Answer> {
  const { reports, suspicions, people, cashLogAbove: above } = cage;
  const now = press.site.table.now();
  const act = actOf(press, intent.do);
  switch (intent.do) {
    case 'facts': {
      const facts = await people.factsOf(intent.account);
      return ok({ kind: 'facts', account: intent.account, facts: facts && shown(facts) });
    }
    case 'keep facts':
      return people.keepFacts(intent.account, intent.facts, act);
    case 'cash log': {
      const { from, to, lines } = await reports.log(intent.day ?? now, above);
      return ok({ kind: 'cash log', from, to, above, reportedAbove: REPORTED_ABOVE, lines: lines.slice(-LOG_LINES) });
    }
    case 'cash reports':
      return ok({ kind: 'cash reports', reports: await reports.list(now) });
    case 'cash report': {
      const sheet = await reports.sheet(intent.report, now);
      return sheet === null
        ? refuse('no-report', `There is no report ${intent.report}.`)
        : ok({ kind: 'cash report', sheet });
    }
    case 'on behalf':
      return reports.onBehalf(intent.report, intent.behalf, act);
    case 'file report':
      return reports.file(intent.report, intent.filing, act);
    case 'dismiss report':
      return reports.dismiss(intent.report, { ...act, reason: intent.reason });
    case 'note suspicion':
      return suspicions.note(intent.account, intent.text, act);
    case 'suspicions':
      return ok({ kind: 'suspicions', notes: await suspicions.list() });
    case 'decide suspicion':
      return suspicions.decide(intent.note, intent, act);
  }
}

/** The number is entered once, and read only on paper. */
const shown = (facts: PersonFacts): ShownFacts => ({
  ...facts,
  tin: facts.tin === null ? null : `***-**-${facts.tin.slice(-4)}`,
});
