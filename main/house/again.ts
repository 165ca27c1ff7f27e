import { messageOf } from '../../hardware/result.ts';

/**
 * Repeats some work, waiting `ms` after each run ends, so that two runs of slow work never overlap. A failure is
 * reported, and the work is repeated all the same. Returns the function that stops it; a run in progress is not cut
 * off.
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
