import { useState } from 'react';
import { isAsStrict, LIMIT_KINDS, type LimitKind, type PlayerLimits } from '../../protocol/limits.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { dayAndTime, inDollars, number } from '../../renderer/language/figures.ts';
import { useAct, useAskOnce } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import styles from './Limits.module.css';

const css = classes(styles);

const HOUR = 60 * 60_000;
const AMOUNTS = [50_00, 100_00, 200_00, 300_00, 500_00, 1_000_00, 2_000_00, null];
const CHOICES: Readonly<Record<LimitKind, readonly (number | null)[]>> = {
  deposits: AMOUNTS,
  losses: AMOUNTS,
  time: [HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR, 6 * HOUR, 8 * HOUR, null],
};

const NONE = { now: null, next: null, used: 0 } as const;

interface Chosen {
  readonly kind: LimitKind;
  readonly limit: number | null;
}

interface LimitsProps {
  /** Called when the limits cannot be read; the refusal is already on the screen. */
  readonly onFailed?: () => void;
}

/** The daily limits that a player has set for themselves. A stricter one holds at once, a looser one after a day. */
export function Limits({ onFailed }: LimitsProps) {
  /** Undefined until the host has sent them. */
  const [limits, setLimits] = useState<PlayerLimits | null | undefined>(undefined);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const act = useAct();
  useAskOnce(
    { do: 'limits' },
    (result) => {
      if (result?.kind === 'limits') setLimits(result.limits);
    },
    onFailed,
  );
  const set = ({ kind, limit }: Chosen): void =>
    act({ do: 'limit', kind, limit }, (result) => {
      if (result?.kind === 'limits') setLimits(result.limits);
      setChosen(null);
    });
  if (limits === undefined) return <p>{texts.limits.moment}</p>;
  return (
    <div className={css('limits')} data-testid="limits">
      {LIMIT_KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          standing={limits?.[kind] ?? NONE}
          chosen={chosen}
          onChoose={setChosen}
          onSet={set}
        />
      ))}
      <p className={css('what')}>{chosen === null ? texts.limits.rule : comes(chosen, limits)}</p>
      <Button
        kind="primary"
        size="l"
        sends
        disabled={chosen === null}
        onPress={() => chosen && set(chosen)}
        testid="limit-set"
      >
        {chosen === null ? texts.limits.choose : texts.limits.set(texts.limits.kind(chosen.kind), valueText(chosen))}
      </Button>
    </div>
  );
}

/** When the chosen limit takes effect. */
const comes = ({ kind, limit }: Chosen, limits: PlayerLimits | null): string =>
  isAsStrict(limit, limits?.[kind].now ?? null) ? texts.limits.atOnce : texts.limits.later;

interface KindProps {
  readonly kind: LimitKind;
  readonly standing: PlayerLimits[LimitKind];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onSet: (chosen: Chosen) => void;
}

function Kind({ kind, standing: { now, next, used }, chosen, onChoose, onSet }: KindProps) {
  return (
    <section className={css('kind')} data-testid={`limit-${kind}`}>
      <h2>{texts.limits.kind(kind)}</h2>
      <p className={css('now')} data-testid={`limit-${kind}-now`}>
        {now === null
          ? texts.limits.noLimit
          : texts.limits.left(valueText({ kind, limit: Math.max(0, now - used) }), valueText({ kind, limit: now }))}
      </p>
      <div className={css('keys')}>
        {CHOICES[kind].map((limit) => (
          <Button
            key={limit}
            pressed={chosen?.kind === kind ? chosen.limit === limit : now === limit}
            onPress={() => onChoose({ kind, limit })}
            testid={`limit-${kind}-${limit}`}
          >
            {valueText({ kind, limit })}
          </Button>
        ))}
      </div>
      {next !== null && (
        <div className={css('next')}>
          <span data-testid={`limit-${kind}-next`}>
            {texts.limits.from(valueText({ kind, limit: next.limit }), dayAndTime(next.from))}
          </span>
          <Button sends onPress={() => onSet({ kind, limit: now })} testid={`limit-${kind}-keep`}>
            {texts.limits.takeBack}
          </Button>
        </div>
      )}
    </section>
  );
}

/** `$200`, `2 h 30 min`, `No limit`. */
function valueText({ kind, limit }: Chosen): string {
  if (limit === null) return texts.limits.none;
  if (kind !== 'time') return inDollars(limit);
  const minutes = Math.floor(limit / 60_000);
  return texts.limits.hours(number(Math.floor(minutes / 60)), minutes % 60);
}
