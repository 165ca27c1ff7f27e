import type { ShownList } from '../../protocol/exclusion-list.ts';
import desk from '../../renderer/desk-kit/desk.module.css';
import { Banner } from '../../renderer/kit/Banner.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import styles from './people.module.css';
import { texts } from './texts.ts';

const css = classes(desk, styles);
const words = texts.exclusions;

interface FoundProps {
  readonly found: ShownList;
  readonly isDone: boolean;
}

/** The figures of the list, or what cannot be read in it. */
export function Findings({ found, isDone }: FoundProps) {
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
export function Accounts({ found, isDone }: FoundProps) {
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
