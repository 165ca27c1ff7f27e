import type { WithheldPrize } from '../../protocol/withheld.ts';
import type { NamedPrize } from '../house/withheld.ts';

/** A withheld prize as a list shows it. */
export function prizeShown(prize: NamedPrize): WithheldPrize {
  const { number, source, event, part, account, person, amount, why, at, status } = prize;
  const { ended_at, ended_by, second, reason, receiver, document } = prize;
  return {
    ...{ number, source, event, part, account, person, amount, why, at, status },
    ended:
      ended_at === null
        ? null
        : {
            ...{ at: ended_at, by: ended_by ?? '', second: second ?? '', reason: reason ?? '' },
            ...{ receiver, document: document ?? '' },
          },
  };
}
