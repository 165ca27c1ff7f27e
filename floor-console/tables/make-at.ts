/** Makes a profile at a table that is not the one on the screen, over a line that is opened for it. */
import type { ProfileDraft } from '../../protocol/profiles.ts';
import { IntentRefused, openLink } from '../../renderer/link/link.ts';
import { socketWire } from '../../renderer/link/wire.ts';
import { texts } from './texts.ts';

/** For so long a table is waited for, ms. */
const WITHIN = 15_000;

interface Way {
  readonly address: string;
  readonly ticket: string;
}

/** `done` is told why it was not made there, in one sentence; null when it was. */
export function makeAt({ address, ticket }: Way, draft: ProfileDraft, done: (why: string | null) => void): void {
  const link = openLink({ token: ticket, wire: socketWire(address) });
  const end = (why: string | null): void => {
    clearTimeout(timer);
    off();
    link.close();
    done(why);
  };
  const timer = setTimeout(() => end(texts.frame.unreachable), WITHIN);
  let isSent = false;
  const off = link.subscribe(() => {
    const { connected, view } = link.state();
    if (!connected || view === null || isSent) return;
    isSent = true;
    link.send({ do: 'make profile', draft }).then(
      () => end(null),
      (error: unknown) => end(error instanceof IntentRefused ? error.message : texts.frame.unreachable),
    );
  });
}
