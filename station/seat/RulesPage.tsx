import type { TableView } from '../../protocol/views.ts';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Odds } from './Odds.tsx';

/** How the screen works, for those who sit here the first time. */
const HOW_TO = [
  'Rest a finger on your cards to look at them. Lift it and they are hidden again.',
  'On your turn the keys at the bottom show all you may do. A bet or raise is asked once more before it counts.',
  'Amounts on the raise keys are totals: “Raise to $16” puts in whatever is still missing to $16.',
  'Watch the bar above the keys: it shows the time you have left.',
  'Your chips stay on the table until you leave. Then they are on your card and the cashier pays you out.',
  '“Floor” calls the floorman to you. “Hands” shows your last ten hands.',
] as const;

const HOW_TO_BANKED = [
  'One player has the bank and pays or takes every bet; the house only collects a fee. The bank goes round.',
  'Touch a chip, then the spots that you want it on. Nothing counts before you place your bets.',
  'Bets are paid as far as the bank’s wager goes, in the order of the table. What is not covered goes back to you.',
  'Watch the bar above the spots: when it has run out, bets are closed.',
  'Your chips stay on the table until you leave. Then they are on your card and the cashier pays you out.',
  '“Floor” calls the floorman to you. “Hands” shows your last ten hands.',
] as const;

/** The rules and fees as posted for this game; for bets against a player-dealer also their odds. */
export function RulesPage({ table, onClose }: { readonly table: TableView; readonly onClose: () => void }) {
  const banked = table.hand?.kind === 'banked' ? table.hand : null;
  const posted = [...(banked?.posted ?? []), ...table.posted];
  return (
    <Modal title={`Rules and fees: ${table.game}`} size="l" onClose={onClose} testid="rules-page">
      <div className="rules">
        <section>
          <h3>Posted at this table</h3>
          <ul>
            {posted.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>How this table works</h3>
          <ul>
            {(banked ? HOW_TO_BANKED : HOW_TO).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {table.places.some(({ bot }) => bot) && <li>Players marked “Bot” are practice opponents, not people.</li>}
          </ul>
        </section>
        {banked && <Odds />}
        {table.seal && (
          <p className="rules-seal">
            The order of the cards was fixed before this hand began. Seal of this deck: <code>{table.seal}</code>
          </p>
        )}
      </div>
    </Modal>
  );
}
