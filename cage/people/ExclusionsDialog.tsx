import { useState } from 'react';
import { LIST_NAME, MOST_LIST_BYTES, type ShownList } from '../../protocol/exclusion-list.ts';
import { type FilePart, partsOf } from '../../protocol/file-part.ts';
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
import { useAnswer } from '../../renderer/link/useAnswer.ts';
import type { SignedAtCage } from '../CorrectDialog.tsx';
import { texts as cage } from '../texts.ts';
import { packed } from './packed.ts';
import styles from './people.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);
const words = texts.exclusions;

/**
 * This many parts are sent as fast as they are answered. After that the page pauses this long before each part, ms,
 * because the host refuses a screen that asks too fast.
 */
const AT_ONCE = 20;
const REST = 60;

/** A list that was checked, and the file it came from. */
interface Looked {
  readonly parts: readonly FilePart[];
  readonly found: ShownList;
}

/** Imports a list of people who may not play; shows what that would change before it is done. */
export function ExclusionsDialog({ demo, staff, presented, onClose }: SignedAtCage & { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<ShownList | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { refused, send } = useAnswer();
  const { signature, forgetPin, fields } = useSecondPerson(staff, presented);
  const list = name.trim();
  const isNamed = LIST_NAME.test(list);

  const sendParts = (parts: readonly FilePart[], trial: boolean, then: (found: ShownList) => void, nth = 0): void => {
    const part = parts[nth];
    if (part === undefined) return;
    const isLast = nth === parts.length - 1;
    const intent = { do: 'exclusion list', list, file: part, trial } as const;
    send(isLast && !trial && signature !== null ? { ...intent, signature } : intent, (result) => {
      if (result?.kind === 'exclusion list') then(result.list);
      else setTimeout(() => sendParts(parts, trial, then, nth + 1), nth < AT_ONCE ? 0 : REST);
    });
  };
  const look = async (chosen: File): Promise<void> => {
    setTrouble(null);
    setLooked(null);
    if (chosen.size > MOST_LIST_BYTES) {
      setTrouble(words.tooLarge);
      return;
    }
    setReading(chosen.name);
    const parts = partsOf(await packed(chosen));
    sendParts(parts, true, (found) => {
      setLooked({ parts, found });
      setReading(null);
    });
  };
  const found = done ?? looked?.found ?? null;
  const needsSecond = done === null && (looked?.found.lifted ?? 0) > 0;
  const ready = looked !== null && looked.found.faults === 0 && (!needsSecond || signature !== null);
  const takeOver = (): void => {
    if (!ready) return;
    forgetPin();
    setTaking(true);
    sendParts(looked.parts, false, setDone);
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
          <div className={css('file-row')}>
            <Field
              label={words.name}
              value={name}
              onChange={(written) => {
                setName(written);
                setLooked(null);
              }}
              hint={words.nameHint}
              error={list === '' || isNamed ? null : words.wrongName}
              maxLength={40}
              testid="exclusions-name"
            />
            <div className={css('file-key')}>
              <FileKey
                accept=".csv,text/csv"
                sends
                disabled={!isNamed || (reading !== null && refused === null)}
                onFile={(chosen) => look(chosen).catch((error: unknown) => setTrouble(`${error}`))}
                testid="exclusions-choose"
                fileTestid="exclusions-file"
              >
                {words.choose}
              </FileKey>
              <small>{words.fileHint}</small>
            </div>
          </div>
          {reading !== null && refused === null && trouble === null && <p role="status">{words.reading(reading)}</p>}
        </>
      ) : (
        <Banner level="info" testid="exclusions-done">
          {words.done(done.list, done.added, done.excluded)}
        </Banner>
      )}
      {found && <Findings found={found} isDone={done !== null} />}
      {needsSecond && (
        <>
          <p>{words.lifted(looked?.found.lifted ?? 0)}</p>
          <SecondPerson
            fields={fields}
            hint={signHint('second a lifting', demo)}
            pinHint={cage.common.notCashiersOwn}
            onEnter={takeOver}
          />
        </>
      )}
      {isTaking && done === null && refused === null && (
        <p role="status" data-testid="exclusions-under-way">
          {words.underWay}
        </p>
      )}
      {found && found.faults === 0 && <Accounts found={found} isDone={done !== null} />}
      <Refusal text={trouble ?? refused} />
    </Modal>
  );
}

interface FoundProps {
  readonly found: ShownList;
  readonly isDone: boolean;
}

/** The figures of the list, or what cannot be read in it. */
function Findings({ found, isDone }: FoundProps) {
  const { list, isKnown, others, people, faults, faulty, added, kept, ended } = found;
  if (faults > 0) {
    return (
      <div data-testid="exclusions-faults">
        <Banner level="error">{words.faults(faults)}</Banner>
        <table className={css('table-list')}>
          <thead>
            <tr>
              <th>{words.line}</th>
              <th>{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {faulty.map(({ line, text }) => (
              <tr key={`${line} ${text}`}>
                <td>{line}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <More all={faults} listed={faulty.length} />
      </div>
    );
  }
  return (
    <div className={css('findings')} data-testid="exclusions-found">
      {!isDone && <p>{isKnown ? words.known(list) : words.fresh(list, others)}</p>}
      <p>
        <strong>{words.read(people)}</strong>
        <br />
        {words.sums(added, kept, ended)}
      </p>
    </div>
  );
}

/** The account holders concerned. */
function Accounts({ found, isDone }: FoundProps) {
  return (
    <div className={css('findings')} data-testid="exclusions-accounts">
      {found.excluded > 0 && (
        <People
          title={isDone ? words.wereExcluded(found.excluded) : words.excluded(found.excluded)}
          all={found.excluded}
          rows={found.excludedAccounts}
        />
      )}
      {found.near > 0 && (
        <People
          title={words.near(found.near)}
          all={found.near}
          rows={found.nearAccounts.map(({ account, name, born, listed }) => ({
            ...{ account, name: `${name}, ${born}`, listed },
          }))}
        />
      )}
    </div>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly all: number;
  readonly rows: readonly { readonly account: string; readonly name: string; readonly listed: string }[];
}

function People({ title, all, rows }: PeopleProps) {
  return (
    <section>
      <h3>{title}</h3>
      <table className={css('table-list')}>
        <thead>
          <tr>
            <th>{words.account}</th>
            <th>{words.holder}</th>
            <th>{words.entry}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, name, listed }) => (
            <tr key={account}>
              <td className={css('number')}>{account}</td>
              <td>{name}</td>
              <td>{listed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More all={all} listed={rows.length} />
    </section>
  );
}

function More({ all, listed }: { readonly all: number; readonly listed: number }) {
  return all > listed ? <p className={css('soft')}>{words.more(all - listed)}</p> : null;
}
