/** A game without all the others, for a thread that plays no other one: most of the time in which it gets ready. */
import type { AnyGame } from '../../games/registry.ts';

/** The game of an id, out of the file that is named by it, as the registry has it. */
export async function gameAlone(id: string): Promise<AnyGame> {
  const exported: Record<string, unknown> = await import(`../../games/${id}.ts`);
  const game = Object.values(exported).find((each) => isGame(each, id));
  if (!game) throw new Error(`games/${id}.ts has no game ${id}`);
  return game as AnyGame;
}

const isGame = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'seatHand' in value;
