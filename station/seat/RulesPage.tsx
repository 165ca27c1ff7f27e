import type { TableView } from '../../protocol/table-view.ts';
import { classes } from '../../renderer/kit/classes.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { texts } from '../texts.ts';
import { GameRules } from './GameRules.tsx';
import { Odds } from './Odds.tsx';
import styles from './RulesPage.module.css';

const css = classes(styles);

/** The rules and fees as posted for this game; for bets against a player-dealer also their odds. */
export function RulesPage({ table, onClose }: { readonly table: TableView; readonly onClose: () => void }) {
  const banked = table.hand?.kind === 'banked' ? table.hand : null;
  const posted = [...(banked?.posted ?? []), ...table.posted];
  return (
    <Modal title={texts.rules.title(table.game)} size="l" onClose={onClose} testid="rules-page">
      <div className={css('rules')}>
        <section>
          <h3>{texts.rules.posted}</h3>
          <ul>
            {posted.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{texts.rules.howTo}</h3>
          <ul>
            {(banked ? texts.rules.banked : texts.rules.pot).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {table.places.some(({ bot }) => bot) && <li>{texts.rules.bots}</li>}
          </ul>
        </section>
        <GameRules>{banked && <Odds />}</GameRules>
        {table.seal && <p className={css('seal')}>{texts.rules.seal(<code>{table.seal}</code>)}</p>}
      </div>
    </Modal>
  );
}
