import { useState } from 'react';
import type { StationPhase } from '../../protocol/station-view.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Segments } from '../../renderer/kit/Field.tsx';
import { inDollars, number } from '../../renderer/language/figures.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { Limits } from './Limits.tsx';
import { Lists } from './Lists.tsx';
import styles from './OwnPage.module.css';
import { Statement } from './Statement.tsx';
import { Tournaments } from './Tournaments.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

type Section = 'lists' | 'tournaments' | 'statement' | 'limits';

/** A player's own page at a station where they do not sit. The host closes it after a while. */
export function OwnPage({ phase }: { readonly phase: Extract<StationPhase, { name: 'desk' }> }) {
  const { person, balance, desk, message } = phase;
  const [section, setSection] = useState<Section>('lists');
  const act = useAct();
  return (
    <section className={css('own')} data-testid="own-page">
      <header className={css('head')}>
        <div>
          <h1>{texts.page.hello(person)}</h1>
          <p className={css('balance')}>
            {texts.page.onCard(<strong data-testid="own-balance">{inDollars(balance)}</strong>)}
          </p>
          {desk?.points && (
            <p className={css('balance')}>
              {texts.page.points(<strong data-testid="own-points">{number(desk.points.held)}</strong>)}
              {desk.points.perHour !== null && <small>{texts.page.perHour(number(desk.points.perHour))}</small>}
            </p>
          )}
        </div>
        <Button size="l" sends onPress={() => act({ do: 'cancel' })} testid="own-done">
          {texts.page.done}
        </Button>
      </header>
      <Segments<Section>
        label={texts.page.sections}
        value={section}
        options={[
          { value: 'lists', label: texts.page.lists },
          { value: 'tournaments', label: texts.page.tournaments },
          { value: 'statement', label: texts.page.statement },
          { value: 'limits', label: texts.page.limits },
        ]}
        onChange={setSection}
        testid="own-section"
      />
      {message !== null && (
        <p className={css('away')} role="status" data-testid="own-away">
          {message}
        </p>
      )}
      <div className={css('body')} data-part="own-body">
        {desk === null && message === null && (section === 'lists' || section === 'tournaments') && (
          <p>{texts.page.moment}</p>
        )}
        {desk !== null && section === 'lists' && <Lists desk={desk} />}
        {desk !== null && section === 'tournaments' && <Tournaments desk={desk} balance={balance} />}
        {section === 'statement' && <Statement balance={balance} />}
        {section === 'limits' && <Limits onFailed={() => setSection('lists')} />}
      </div>
    </section>
  );
}
