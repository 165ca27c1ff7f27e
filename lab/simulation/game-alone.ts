/**
 * Loads one game without the others, for a thread that plays only that one: loading them all is most of a thread's
 * startup time.
 */
import type { AnyGame } from '../../games/registry.ts';

/** The game with an id, from the file with that name, as in the registry. */
export async function gameAlone(id: string): Promise<AnyGame> {
  const exported: Record<string, unknown> = await import(`../../games/${id}.ts`);
  const game = Object.values(exported).find((each) => isGame(each, id));
  if (!game) throw new Error(`games/${id}.ts has no game ${id}`);
  return game as AnyGame;
}

const isGame = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'seatHand' in value;
