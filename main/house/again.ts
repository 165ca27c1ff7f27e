import { messageOf } from '../../hardware/result.ts';

/**
 * Does some work again and again, so many ms after it was last done, so that slow work never runs beside itself. What fails
 * is told, and done again all the same. Gives the way to stop it; work under way is not cut off.
 */
export function again(ms: number, work: () => Promise<void>, onTrouble: (text: string) => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const next = (): void => {
    timer = setTimeout(() => {
      work()
        .catch((error: unknown) => onTrouble(messageOf(error)))
        .finally(() => {
          if (!isStopped) next();
        });
    }, ms);
  };
  next();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
  };
}
