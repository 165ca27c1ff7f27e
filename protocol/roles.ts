import type { Role } from './messages.ts';

/** Every screen of a table. Stations first, in seat order. */
export const ROLES: readonly Role[] = [
  ...Array.from({ length: 10 }, (_, index): Role => ({ screen: 'station', station: index + 1 })),
  { screen: 'center-display' },
  { screen: 'floor-console' },
  { screen: 'cage' },
  { screen: 'lobby' },
];

/** A role as one word: `station-3`, `cage`. */
export const roleName = (of: Role): string => (of.screen === 'station' ? `station-${of.station}` : of.screen);
