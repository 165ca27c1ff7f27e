import { useState } from 'react';
import { LIST_NAME } from '../../protocol/exclusion-list.ts';
import { signHint } from '../../protocol/second-person.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { FileKey } from '../../renderer/desk-kit/FileKey.tsx';
import { SecondPerson, useSecondPerson } from '../../renderer/desk-kit/SecondPerson.tsx';
import { Banner } from '../../renderer/kit/Banner.tsx';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { Field } from '../../renderer/kit/Field.tsx';
import { Modal } from '../../renderer/kit/Modal.tsx';
import { Refusal } from '../../renderer/kit/Refusal.tsx';
import type { SignedAtCage } from '../CorrectDialog.tsx';
import { texts as cage } from '../texts.ts';
import { Accounts, Findings } from './ListFindings.tsx';
import styles from './people.module.css';
import { texts } from './texts.ts';
import { type ListImport, useListImport } from './useListImport.ts';

const css = classes(desk, styles);
const words = texts.exclusions;

/** Imports a list of people who may not play; shows what that would change before it is done. */
export function ExclusionsDialog({ demo, staff, presented, onClose }: SignedAtCage & { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const list = useListImport(name.trim(), signature);
  const { looked, done } = list;
  const found = done ?? looked;
  const lifted = done === null ? (looked?.lifted ?? 0) : 0;
  const ready = looked?.faults === 0 && (lifted === 0 || signature !== null);
  const takeOver = (): void => {
    if (!ready) return;
    forgetPin();
    list.takeOver();
  };
  return (
    <Modal
      title={words.open}
      size="l"
      onClose={onClose}
      testid="exclusions"
      actions={
        done !== null ? (
          <Button kind="primary" onPress={onClose} testid="exclusions-close">
            {cage.common.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{cage.common.goBackDoNothing}</Button>
            <Button kind="primary" sends disabled={!ready} onPress={takeOver} testid="exclusions-confirm">
              {words.takeOver}
            </Button>
          </>
        )
      }
    >
      {done === null ? (
        <>
          {looked === null && <p>{words.about}</p>}
          <ListFile name={name} onName={setName} list={list} />
          {list.reading !== null && <p role="status">{words.reading(list.reading)}</p>}
        </>
      ) : (
        <Banner level="info" testid="exclusions-done">
          {words.done(done.list, done.added, done.excluded)}
        </Banner>
      )}
      {found && <Findings found={found} isDone={done !== null} />}
      {lifted > 0 && (
        <>
          <p>{words.lifted(lifted)}</p>
          <SecondPerson
            fields={fields}
            hint={signHint('second a lifting', demo)}
            pinHint={cage.common.notCashiersOwn}
            onEnter={takeOver}
          />
        </>
      )}
      {list.isUnderWay && (
        <p role="status" data-testid="exclusions-under-way">
          {words.underWay}
        </p>
      )}
      {found?.faults === 0 && <Accounts found={found} isDone={done !== null} />}
      <Refusal text={list.refused} />
    </Modal>
  );
}

interface ListFileProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly list: ListImport;
}

/** The name of the list, and the key that chooses its file. */
function ListFile({ name, onName, list }: ListFileProps) {
  const isNamed = LIST_NAME.test(name.trim());
  return (
    <div className={css('file-row')}>
      <Field
        label={words.name}
        value={name}
        onChange={(written) => {
          onName(written);
          list.drop();
        }}
        hint={words.nameHint}
        error={name.trim() === '' || isNamed ? null : words.wrongName}
        maxLength={40}
        testid="exclusions-name"
      />
      <div className={css('file-key')}>
        <FileKey
          accept=".csv,text/csv"
          sends
          disabled={!isNamed || list.reading !== null}
          onFile={list.look}
          testid="exclusions-choose"
          fileTestid="exclusions-file"
        >
          {words.choose}
        </FileKey>
        <small>{words.fileHint}</small>
      </div>
    </div>
  );
}
