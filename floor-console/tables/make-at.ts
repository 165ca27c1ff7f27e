/** Makes a profile at a table other than the one on the screen, over a link opened for that purpose. */
import type { ProfileDraft } from '../../protocol/profiles.ts';
import { IntentRefused, openLink } from '../../renderer/link/link.ts';
import { socketWire } from '../../renderer/link/wire.ts';
import { texts } from './texts.ts';

/** How long to wait for the table, ms. */
const WITHIN = 15_000;

interface Way {
  readonly address: string;
  readonly ticket: string;
}

/** `done` receives one sentence that says why the profile was not made there; null when it was. */
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
