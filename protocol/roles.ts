import { z } from 'zod';
import { seat } from './fields.ts';

/** The role of a screen. Its token decides; the screen cannot choose. */
export const role = z.discriminatedUnion('screen', [
  z.strictObject({ screen: z.literal('station'), station: seat }),
  z.strictObject({ screen: z.literal('center-display') }),
  z.strictObject({ screen: z.literal('floor-console') }),
  z.strictObject({ screen: z.literal('cage') }),
  z.strictObject({ screen: z.literal('lobby') }),
  /** Two screens of a house: the floor's console for all tables, and the page on the wall. */
  z.strictObject({ screen: z.literal('tables') }),
  z.strictObject({ screen: z.literal('board') }),
  /** The tournament clock of a house, on a wall. */
  z.strictObject({ screen: z.literal('clock') }),
]);
export type Role = z.infer<typeof role>;

/** A screen of one table. */
export type TableRole = Exclude<Role, { screen: 'tables' | 'clock' }>;

/** Every screen of a table. Stations first, in seat order. */
export const ROLES: readonly TableRole[] = [
  ...Array.from({ length: 10 }, (_, index): TableRole => ({ screen: 'station', station: index + 1 })),
  { screen: 'center-display' },
  { screen: 'floor-console' },
  { screen: 'cage' },
  { screen: 'lobby' },
];

/** Additional screens of a table whose host also runs its house; token files of earlier versions do not have them. */
export const ROLES_BESIDE: readonly TableRole[] = [{ screen: 'board' }];

/** Every screen of a house with several tables. */
export const HOUSE_ROLES: readonly Role[] = [{ screen: 'tables' }, { screen: 'board' }, { screen: 'clock' }];

/** A role as one word: `station-3`, `cage`. */
export const roleName = (of: Role): string => (of.screen === 'station' ? `station-${of.station}` : of.screen);
