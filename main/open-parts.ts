/** The parts of a host, made from the files of its data folder. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '../games/result.ts';
import { Accounts } from './accounts/accounts.ts';
import { openPepper } from './accounts/pepper.ts';
import { Staff } from './accounts/staff.ts';
import { realClock } from './clock/clock.ts';
import { openStaff, openTray } from './demo/demo.ts';
import type { Tray } from './demo/tray.ts';
import type { HostOptions } from './host.ts';
import { Anchoring } from './journal/anchoring.ts';
import { Journal } from './journal/journal.ts';
import { Log } from './journal/log.ts';
import { openStore, type Store, StoreError } from './journal/store.ts';
import { TableStateStore } from './journal/table-state.ts';
import { wholeAudit } from './ledger/audit-worker.ts';
import { Cage } from './ledger/cage.ts';
import { Ledger } from './ledger/ledger.ts';
import { firstFault, startCheck } from './ledger/start-check.ts';
import { Tokens } from './link/tokens.ts';
import { profileNamed, setupsOf } from './setups.ts';
import { DeckSeal } from './shuffle/deck-seal.ts';
import { systemShuffler } from './shuffle/shuffler.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import type { TableChecks } from './table/fault.ts';
import { Table } from './table/table.ts';

export interface Opened {
  readonly store: Store;
  readonly table: Table;
  readonly cage: Cage;
  readonly accounts: Accounts;
  readonly staff: Staff;
  readonly tokens: Tokens;
  /** Null where money is real: cards are then swiped at readers. */
  readonly tray: Tray | null;
  /** Null where the books are anchored nowhere else. */
  readonly anchoring: Anchoring | null;
}

/** Opens the files and makes what works on them. Throws with a sentence when it cannot. */
export async function openParts(options: HostOptions): Promise<Opened> {
  const { data, kind, config, clock = realClock() } = options;
  if (kind === 'money' && options.bots) throw new Error('bots play with play money only: start a demo house for them');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const store = openStore(join(data, 'table.sqlite'), {
    kind,
    ...(options.onWrite ? { onWrite: options.onWrite } : {}),
  });
  try {
    const anchoring = options.anchor ? new Anchoring(options.anchor, store, () => clock.now()) : null;
    const pepper = openPepper(store);
    const cost = options.pinCost === undefined ? {} : { cost: options.pinCost };
    const ledger = new Ledger(store);
    const accounts = new Accounts(store, pepper, { ...cost, now: () => clock.now() });
    const cage = new Cage(store, ledger, accounts, config.signatures.above * 100);
    const journal = new Journal(store);
    const books = { store, journal, ledger, tableState: new TableStateStore(store) };
    const table = new Table({
      books,
      clock,
      log: new Log(store),
      timing: config.timing,
      shuffler: options.shuffler ?? systemShuffler(),
      seal: openSeal(join(data, 'deck.key'), journal),
      checks: checksOf(store, options.software),
      setups: options.setups ?? setupsOf(config),
      standingApproval: config.standingApproval ?? kind === 'demo',
      gameChange: config.gameChange,
      timeTerms: config.timeCollection,
    });
    if (options.profile !== undefined) putOn(table, options.profile);
    const tray = kind === 'demo' ? await openTray(join(data, 'demo-cards.json'), accounts, cage, clock.now()) : null;
    const staff = new Staff(store, pepper, cost);
    if (kind === 'demo') await openStaff(staff, clock.now());
    const tokens = Tokens.open(join(data, 'tokens.json'));
    return { store, table, cage, accounts, staff, tokens, tray, anchoring };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** What the table looks at before it deals, and again before a fault is cleared. */
const checksOf = (store: Store, software: SoftwareCheck | undefined): TableChecks => ({
  start: () => {
    const program = software?.wrong ?? null;
    if (program !== null) return { check: 'software', text: program };
    const books = startCheck(store);
    return books === null ? null : { check: 'books', text: books };
  },
  books: async () => firstFault(await wholeAudit(store)),
  software: async () => (await software?.verify()) ?? null,
});

/** Has the table play a profile as soon as no hand is open. Throws when there is none of that name. */
function putOn(table: Table, name: string): void {
  const { id } = profileNamed(table.parts.setups, name);
  const put = table.change((draft) => {
    Object.assign(draft, { nextProfile: id === draft.profile ? null : id, asking: null });
    return ok(null);
  });
  if (!put.ok) throw new Error(put.error.message);
}

/** A new key for a new table only: what was sealed with the old one, an open hand perhaps, needs the old one. */
function openSeal(path: string, journal: Journal): DeckSeal {
  if (journal.nextNumber() > 1 && !existsSync(path)) {
    throw new StoreError('io', `${path} is missing: hands were sealed with it. Restore it from the back-up.`);
  }
  return DeckSeal.open(path);
}
