import type { CageIntent } from '../../protocol/cage-intent.ts';
import type { FloorIntent } from '../../protocol/floor-intent.ts';
import type { SecondAct } from '../../protocol/second-person.ts';
import { sameName } from './names.ts';
import type { StaffMember } from './staff-member.ts';

export type StaffRole = 'floor' | 'board' | 'cage' | 'auditor' | 'technician';

export const ROLES: readonly StaffRole[] = ['floor', 'board', 'cage', 'auditor', 'technician'];

/**
 * What needs a right: every intent of the floor console and the cage except signing in and out, and the acts that no
 * intent names.
 */
export type StaffRight =
  | Exclude<(FloorIntent | CageIntent)['do'], 'sign in' | 'sign out' | 'done'>
  | SecondAct
  | 'audit'
  | 'manage staff';

/**
 * Who may do what (C7). The board seats players; the floor runs the game and rules on hands; only the cage touches
 * cards and money; an auditor reads; a technician clears device faults and has nothing to do with money.
 */
const RIGHTS: Record<StaffRight, readonly StaffRole[]> = {
  approve: ['floor', 'board'],
  deny: ['floor', 'board'],
  'standing approval': ['floor'],
  tournament: ['floor'],
  'find player': ['floor'],
  'moved by the house': ['floor', 'board'],
  stop: ['floor'],
  resume: ['floor'],
  foul: ['floor'],
  void: ['floor'],
  'decide jackpot': ['floor'],
  'cash in': ['floor'],
  warn: ['floor', 'board'],
  'on my way': ['floor', 'board'],
  'call done': ['floor', 'board'],
  extend: ['floor', 'board'],
  profile: ['floor'],
  'profile form': ['floor'],
  'check profile': ['floor'],
  'make profile': ['floor'],
  'remove profile': ['floor'],
  'clear fault': ['floor', 'technician'],
  'close shift': ['floor'],
  recall: ['floor', 'auditor'],
  calibrate: ['floor', 'technician'],
  issue: ['cage'],
  find: ['cage', 'floor', 'auditor'],
  search: ['cage', 'floor', 'auditor'],
  deposit: ['cage'],
  withdraw: ['cage'],
  'set pin': ['cage'],
  unlock: ['cage'],
  'replace card': ['cage'],
  'report lost': ['cage', 'floor'],
  bar: ['cage', 'floor'],
  'lift bar': ['cage', 'floor'],
  'bar person': ['cage', 'floor'],
  'lift person bar': ['cage', 'floor'],
  bars: ['cage', 'floor', 'board', 'auditor'],
  identity: ['cage', 'floor'],
  exclude: ['cage'],
  'exclusion list': ['cage'],
  statement: ['cage', 'auditor'],
  'hand receipt': ['cage'],
  fill: ['cage'],
  drop: ['cage'],
  correct: ['cage'],
  'pay jackpot': ['cage'],
  'void document': ['cage'],
  'open drawer': ['cage'],
  'close drawer': ['cage'],
  shifts: ['cage', 'auditor'],
  slip: ['cage', 'floor', 'auditor'],
  hold: ['cage', 'floor'],
  release: ['cage'],
  edit: ['cage'],
  'close account': ['cage'],
  photo: ['cage'],
  'remove photo': ['cage'],
  terms: ['cage'],
  'player desk': ['cage'],
  'player act': ['cage'],
  limit: ['cage'],
  wake: ['cage'],
  dormant: ['cage', 'floor', 'auditor'],
  points: ['cage', 'floor', 'auditor'],
  'redeem points': ['cage'],
  'correct points': ['cage'],
  withheld: ['cage', 'floor', 'auditor'],
  'end withheld': ['cage'],
  facts: ['cage', 'auditor'],
  'keep facts': ['cage', 'auditor'],
  'cash log': ['cage', 'auditor'],
  'cash reports': ['cage', 'auditor'],
  'cash report': ['cage', 'auditor'],
  'on behalf': ['cage', 'auditor'],
  'file report': ['auditor'],
  'dismiss report': ['auditor'],
  'note suspicion': ['cage', 'floor', 'auditor'],
  'house report': ['auditor', 'floor'],
  suspicions: ['auditor'],
  'decide suspicion': ['auditor'],
  'second a correction': ['floor', 'auditor'],
  'second a card': ['floor', 'auditor'],
  'second a pay-out': ['floor', 'auditor'],
  'second a fill or drop': ['floor', 'auditor'],
  'second a lifting': ['floor', 'cage', 'auditor'],
  'second a ruling': ['cage', 'auditor'],
  'second a shift': ['cage', 'auditor'],
  'second a clearing': ['floor', 'technician', 'cage', 'auditor'],
  meters: ['floor', 'board', 'auditor'],
  'give time': ['floor'],
  reseat: ['floor', 'board'],
  'close table': ['floor'],
  'open table': ['floor'],
  relate: ['cage', 'floor', 'board'],
  unrelate: ['cage', 'floor', 'board'],
  'keep apart': ['cage', 'floor', 'board'],
  'end apart': ['cage', 'floor', 'board'],
  audit: ['auditor', 'floor'],
  desk: ['floor', 'board'],
  'unlock staff': ['floor', 'board', 'cage', 'technician'],
  'manage staff': ['floor'],
};

/** Whether someone in this role may do it. */
export const may = (role: StaffRole, act: StaffRight): boolean => RIGHTS[act].includes(role);

/** A person in this role, as a sentence begins with it. */
export const oneOf = (role: StaffRole): string => `${role === 'auditor' ? 'An' : 'A'} ${role} member`;

/** Whether two ids belong to one person: the same id, or the same name under another id, however it is spelled. */
export const samePerson = (one: StaffMember, other: StaffMember): boolean =>
  plain(one.id) === plain(other.id) || plain(one.name) === plain(other.name) || sameName(one.name, other.name);

const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
