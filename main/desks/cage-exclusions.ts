/** Lists of people who may not play, sent by a cage to its house: first a trial, then the takeover. */
import { gunzipSync } from 'node:zlib';
import { ok, refuse } from '../../games/result.ts';
import type { CageIntent } from '../../protocol/cage-intent.ts';
import { MOST_LIST_BYTES, MOST_LISTED, type ShownList } from '../../protocol/exclusion-list.ts';
import { type LineFault, readExclusionList } from '../accounts/exclusion-list.ts';
import type { ImportReport } from '../house/exclusion-import.ts';
import type { HouseCage } from '../house/house.ts';
import type { Answer, IntentTo } from '../link/desk.ts';
import { type CagePress, perhapsSigned } from './cage-acts.ts';
import { FileParts } from './file-parts.ts';

type ListIntent = IntentTo<CageIntent, 'exclusion list'>;

/**
 * Maximum number of new people on a list that a cage may take over: the house needs time for each of them while players
 * wait for chips.
 */
const MOST_NEW = 5000;

/** Lists being uploaded from the cages' screens. */
const LISTS = new FileParts();

/** Whether the intent changes nothing: it is a trial, or a part before the last one. */
export const isOnlyRead = ({ trial, file }: ListIntent): boolean => trial || file.part < file.of;

export async function takeList(
  press: CagePress,
  { exclusions }: HouseCage,
  { list, file, trial, signature }: ListIntent,
): Promise<Answer> {
  const whole = LISTS.take(`${press.site.keys} ${press.staff.id} ${trial}`, file);
  if (!whole.ok || whole.value === null) return whole.ok ? ok(null) : whole;
  const bytes = unpacked(whole.value);
  if (bytes === null) {
    return refuse('bad-list', 'This list cannot be read: expected a CSV file of at most 8 MB.');
  }
  const { people, faults } = readExclusionList(bytes);
  const inForce = await exclusions.inForce();
  if (faults.length > 0 && !trial) {
    return refuse('bad-list', 'The list has lines that cannot be read: nothing was taken over. Check it first.');
  }
  if (faults.length > 0) return ok({ kind: 'exclusion list', list: shown(list, inForce, { people: 0, faults }) });
  const act = await perhapsSigned(press, 'exclusion list', 'second a lifting', signature);
  if (!act.ok) return act;
  const tried = await exclusions.take({ list, people, trial: true }, { ...act.value, key: `${act.value.key} tried` });
  if (!tried.ok) return tried;
  if (tried.value.added > MOST_NEW) {
    return refuse(
      'too-many',
      `More than ${MOST_NEW} people on this list are new: take it over from the command line (dealerless house exclusions).`,
    );
  }
  const done = trial ? tried : await exclusions.take({ list, people, trial }, act.value);
  if (!done.ok) return done;
  const read = { people: people.length, faults };
  return ok({ kind: 'exclusion list', list: shown(list, inForce, read, done.value) });
}

/** Unpacks a compressed file; null when it is not one. */
function unpacked(base64: string): Buffer | null {
  try {
    return gunzipSync(Buffer.from(base64, 'base64'), { maxOutputLength: MOST_LIST_BYTES });
  } catch {
    return null;
  }
}

const NOTHING: ImportReport = { added: 0, kept: 0, ended: 0, lifted: 0, excluded: [], near: [] };

function shown(
  list: string,
  inForce: readonly string[],
  { people, faults }: { readonly people: number; readonly faults: readonly LineFault[] },
  { excluded, near, ...counts }: ImportReport = NOTHING,
): ShownList {
  return {
    ...{ list, isKnown: inForce.includes(list), people },
    others: inForce.filter((name) => name !== list).slice(0, 50),
    faults: faults.length,
    faulty: faults.slice(0, MOST_LISTED).map(({ line, text }) => ({ line, text: text.slice(0, 300) })),
    ...counts,
    excluded: excluded.length,
    excludedAccounts: excluded.slice(0, MOST_LISTED),
    near: near.length,
    nearAccounts: near.slice(0, MOST_LISTED),
  };
}
