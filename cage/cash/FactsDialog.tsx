import { useState } from 'react';
import type { ShownFacts } from '../../protocol/cash-report.ts';
import { FormDialog } from '../../renderer/desk-kit/FormDialog.tsx';
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import { useOnOpen } from '../../renderer/link/useLink.tsx';
import type { ShownAccount } from '../words.ts';
import { EMPTY_FACTS, type FactsDraft, FactsFields, factsDraft, readFacts } from './FactsFields.tsx';
import { texts } from './texts.ts';

interface FactsDialogProps {
  readonly account: Pick<ShownAccount, 'account' | 'person'>;
  readonly onClose: () => void;
}

/** Asks once for the customer details that a cash report contains. */
export function FactsDialog({ account: { account, person }, onClose }: FactsDialogProps) {
  const [draft, setDraft] = useState<FactsDraft>(EMPTY_FACTS);
  const [known, setKnown] = useState<ShownFacts | null>(null);
  const { refused, send } = useAnswer();
  useOnOpen(() =>
    send({ do: 'facts', account }, (result) => {
      if (result?.kind !== 'facts' || result.facts === null) return;
      setKnown(result.facts);
      setDraft(factsDraft(result.facts));
    }),
  );
  const kept = known?.tin ?? null;
  const facts = readFacts(draft, kept !== null);
  const go = (): void => {
    if (facts !== null) send({ do: 'keep facts', account, facts }, onClose);
  };
  return (
    <FormDialog
      title={texts.facts.titleOf(person)}
      size="m"
      onClose={onClose}
      testid="facts"
      back={texts.cash.cancel}
      confirm={{
        label: texts.facts.keep,
        kind: 'primary',
        isReady: facts !== null,
        testid: 'facts-confirm',
        onPress: go,
      }}
      refused={refused}
    >
      <p>{texts.facts.askedOnce}</p>
      <FactsFields
        draft={draft}
        kept={kept}
        onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
      />
    </FormDialog>
  );
}
