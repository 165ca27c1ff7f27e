import { useState } from 'react';
import type { z } from 'zod';
import type { betOdds } from '../../protocol/messages.ts';
import { spotText } from '../../renderer/hand/eventText.ts';
import { capital } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { useAskOnce } from '../../renderer/link/useLink.tsx';

type BetOdds = z.infer<typeof betOdds>;

/** What each bet comes to in the long run; touched, it shows how often it comes to what. */
export function Odds() {
  const [bets, setBets] = useState<readonly BetOdds[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  useAskOnce(
    { do: 'odds' },
    (result) => setBets(result?.kind === 'odds' ? result.bets : []),
    () => setFailed(true),
  );
  if (failed) return null;
  const shown = bets?.find(({ id }) => id === open);
  return (
    <section className="odds" data-testid="odds">
      <h3>What the bets come to</h3>
      {bets === null && <p>They are being worked out…</p>}
      <div className="odds-bets">
        {bets?.map((bet) => (
          <Button
            key={bet.id}
            pressed={bet.id === open}
            onPress={() => setOpen(bet.id === open ? null : bet.id)}
            testid={`odds-${bet.id}`}
          >
            <span className="two-lines">
              <span>{capital(spotText(bet.id))}</span>
              <small>{edgeText(bet)}</small>
            </span>
          </Button>
        ))}
      </div>
      {shown && (
        <ul className="odds-outcomes" data-testid="odds-outcomes">
          {shown.outcomes.map(({ name, pays, probability }) => (
            <li key={`${name}.${pays}`}>
              {capital(name)}: {paysText(pays)}, {(probability * 100).toFixed(2)}%
            </li>
          ))}
        </ul>
      )}
      {bets !== null && <p className="odds-note">Of each wager that is covered in full, fees not counted.</p>}
    </section>
  );
}

/** `loses 1.24% on average`; what was not counted in full says how sure it is. */
function edgeText({ edge, exact, stderr }: BetOdds): string {
  const percent = (Math.abs(edge) * 100).toFixed(2);
  const sure = exact || stderr === null ? '' : ` ± ${(stderr * 200).toFixed(2)}`;
  return `${edge >= 0 ? 'loses' : 'gains'} ${percent}%${sure}`;
}

function paysText(pays: number): string {
  if (pays === 0) return 'goes back';
  return pays > 0 ? `pays ${pays} to 1` : pays === -1 ? 'lost' : `loses ${-pays} of it`;
}
