import { useState } from 'react';
import type { z } from 'zod';
import type { betOdds } from '../../protocol/bet-odds.ts';
import { spotText } from '../../renderer/hand/eventText.ts';
import { capital } from '../../renderer/hand/hand-facts.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { useAskOnce } from '../../renderer/link/useLink.tsx';
import { TwoLines } from '../TwoLines.tsx';
import { texts } from '../texts.ts';
import styles from './Odds.module.css';

const css = classes(styles);

type BetOdds = z.infer<typeof betOdds>;

/** The long-run result of each bet; a touch shows how often each outcome occurs. */
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
    <section className={css('odds')} data-testid="odds">
      <h3>{texts.odds.title}</h3>
      {bets === null && <p>{texts.odds.working}</p>}
      <div className={css('bets')}>
        {bets?.map((bet) => (
          <Button
            key={bet.id}
            pressed={bet.id === open}
            onPress={() => setOpen(bet.id === open ? null : bet.id)}
            testid={`odds-${bet.id}`}
          >
            <TwoLines>
              <span>{capital(spotText(bet.id))}</span>
              <small>{edgeText(bet)}</small>
            </TwoLines>
          </Button>
        ))}
      </div>
      {shown && (
        <ul className={css('outcomes')} data-testid="odds-outcomes">
          {shown.outcomes.map(({ name, pays, probability }) => (
            <li key={`${name}.${pays}`}>
              {texts.odds.outcome(capital(name), paysText(pays), (probability * 100).toFixed(2))}
            </li>
          ))}
        </ul>
      )}
      {bets !== null && <p className={css('note')}>{texts.odds.note}</p>}
    </section>
  );
}

/** `loses 1.24% on average`; a figure that was not counted exactly comes with its margin of error. */
function edgeText({ edge, exact, stderr }: BetOdds): string {
  const percent = (Math.abs(edge) * 100).toFixed(2);
  const sure = exact || stderr === null ? null : (stderr * 200).toFixed(2);
  return edge >= 0 ? texts.odds.loses(percent, sure) : texts.odds.gains(percent, sure);
}

function paysText(pays: number): string {
  if (pays === 0) return texts.odds.goesBack;
  return pays > 0 ? texts.odds.pays(pays) : pays === -1 ? texts.odds.lost : texts.odds.losesPart(-pays);
}
