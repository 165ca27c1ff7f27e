import { useState } from 'react';
import { behalf as behalfSchema, type SentBehalf } from '../../protocol/cash-report.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import styles from './CashDialog.module.css';
import { EMPTY_FACTS, type FactsDraft, FactsFields, factsDraft, readFacts } from './FactsFields.tsx';
import { texts } from './texts.ts';

const css = classes(styles);

interface BehalfDialogProps {
  readonly behalf: SentBehalf | null;
  readonly onKeep: (behalf: SentBehalf | null) => void;
  readonly onClose: () => void;
}

/** Whose money it is, when it is not the customer's own. */
export function BehalfDialog({ behalf, onKeep, onClose }: BehalfDialogProps) {
  const [name, setName] = useState(behalf?.name ?? '');
  const [born, setBorn] = useState(behalf?.born ?? '');
  const [draft, setDraft] = useState<FactsDraft>(behalf === null ? EMPTY_FACTS : factsDraft(behalf));
  const facts = readFacts(draft, false);
  const read = behalfSchema.safeParse({ name, born: born === '' ? null : born, ...facts });
  const keep = (whose: SentBehalf | null): void => {
    onKeep(whose);
    onClose();
  };
  return (
    <Modal
      title={texts.sheet.changeBehalf}
      size="m"
      onClose={onClose}
      testid="behalf"
      actions={
        <>
          <Button onPress={onClose}>{texts.cash.cancel}</Button>
          <Button sends onPress={() => keep(null)} testid="behalf-own">
            {texts.sheet.theirOwn}
          </Button>
          <Button
            kind="primary"
            sends
            disabled={!read.success}
            onPress={() => read.success && keep(read.data)}
            testid="behalf-confirm"
          >
            {texts.sheet.keepBehalf}
          </Button>
        </>
      }
    >
      <p>{texts.sheet.forAnother}</p>
      <div className={css('facts')}>
        <Field
          label={texts.facts.name}
          className={css('wide')}
          value={name}
          maxLength={60}
          onChange={setName}
          testid="behalf-name"
        />
        <Field label={texts.facts.born} type="date" value={born} onChange={setBorn} testid="behalf-born" />
      </div>
      <FactsFields
        draft={draft}
        kept={null}
        onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
      />
    </Modal>
  );
}
