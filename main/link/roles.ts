import { type Role, role } from './messages.ts';

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

/** The role of that name, or null. */
export function roleNamed(name: string): Role | null {
  const parsed = role.safeParse(
    name.startsWith('station-') ? { screen: 'station', station: Number(name.slice(8)) } : { screen: name },
  );
  return parsed.success ? parsed.data : null;
}
