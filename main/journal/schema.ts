/**
 * Everything durable, as tables. Money is whole cents, times are milliseconds since 1970, JSON is text.
 *
 * The tables of `CHAINED` are append-only: triggers refuse to change or delete a row, rows are numbered from 1 without
 * gaps, and `hash` binds each row to the one before it (see `chain.ts`). The others hold what changes: balances, which
 * are sums of moves; people, whose every change is an act, and archives of old hands; and the state of the table
 * between hands.
 */

/**
 * Raised once per release that changes the tables; `migrations.ts` says what a change has to respect. A host that opens
 * a file of an earlier version migrates it to this one; a file of a later version is refused untouched.
 */
export const SCHEMA_VERSION = 6;

/** The first version that can still be opened. */
export const OLDEST_VERSION = 2;

/**
 * Columns added after version 2, by table: new columns of chained tables and of people's records, always last in their
 * table and in the order in which they were added. A row's hash leaves out empty ones at the end of the row, so that
 * rows written before such a column existed keep their hash.
 */
export const ADDED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  hands: ['terms', 'cut'],
  hand_closes: ['second'],
  documents: ['second'],
  acts: ['second'],
  accounts: ['barred_until'],
};

/**
 * The four bytes that SQLite reserves for a program in the header of its files: they mark the file as ours and say
 * which kind of money it is.
 */
export const APPLICATION_IDS = { demo: 0x444c5244, money: 0x444c524d } as const; // `DLRD`, `DLRM`

/** The append-only tables, in the order in which `audit` reads them. */
export const CHAINED = [
  'hands',
  'hand_players',
  'entries',
  'hand_closes',
  'transfers',
  'moves',
  'reservations',
  'corrections',
  'documents',
  'acts',
  'log',
  'outbox',
  'inbox',
] as const;
export type ChainedName = (typeof CHAINED)[number];

const TABLES = `
CREATE TABLE chains (
  name TEXT PRIMARY KEY,
  rows INTEGER NOT NULL,
  hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Journal -------------------------------------------------------------------------------------------------------

CREATE TABLE hands (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  profile TEXT NOT NULL,
  rules TEXT NOT NULL,
  start TEXT NOT NULL,
  memory TEXT NOT NULL,
  deck BLOB NOT NULL,
  seal TEXT NOT NULL,
  at INTEGER NOT NULL,
  hash BLOB NOT NULL,
  terms TEXT,
  cut TEXT CHECK ((cut IS NULL) = (terms IS NULL))
) STRICT;

CREATE TABLE hand_players (
  id INTEGER PRIMARY KEY,
  hand INTEGER NOT NULL REFERENCES hands (id),
  seat INTEGER NOT NULL,
  player TEXT NOT NULL,
  before INTEGER NOT NULL CHECK (before >= 0),
  hash BLOB NOT NULL,
  UNIQUE (hand, seat),
  UNIQUE (hand, player)
) STRICT;
CREATE INDEX hand_players_player ON hand_players (player, hand);

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  hand INTEGER NOT NULL REFERENCES hands (id),
  step INTEGER NOT NULL CHECK (step >= 0),
  seat INTEGER,
  kind TEXT NOT NULL CHECK (kind IN ('decision', 'absent', 'ruling')),
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  rev INTEGER NOT NULL,
  intent TEXT,
  by TEXT,
  hash BLOB NOT NULL,
  UNIQUE (hand, step)
) STRICT;
CREATE UNIQUE INDEX entries_intent ON entries (hand, seat, intent) WHERE intent IS NOT NULL;

CREATE TABLE hand_closes (
  id INTEGER PRIMARY KEY,
  hand INTEGER NOT NULL UNIQUE REFERENCES hands (id),
  kind TEXT NOT NULL CHECK (kind IN ('settled', 'voided')),
  outcome TEXT CHECK ((outcome IS NULL) = (kind = 'voided')),
  memory TEXT NOT NULL,
  at INTEGER NOT NULL,
  reason TEXT,
  by TEXT,
  hash BLOB NOT NULL,
  second TEXT CHECK (second <> by)
) STRICT;

CREATE TABLE table_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL,
  state TEXT NOT NULL,
  digest TEXT NOT NULL
) STRICT;

-- Hands that lie in a sealed file. Each row is bound by an act; the hand of a transfer may lie in one, so it is no reference.
CREATE TABLE archives (
  id INTEGER PRIMARY KEY,
  file TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  hands INTEGER NOT NULL,
  heads TEXT NOT NULL,
  closes TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('info', 'warning', 'error')),
  code TEXT NOT NULL,
  text TEXT NOT NULL,
  seat INTEGER,
  by TEXT,
  hash BLOB NOT NULL
) STRICT;

-- Ledger --------------------------------------------------------------------------------------------------------

CREATE TABLE transfers (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  by TEXT,
  hand INTEGER,
  note TEXT,
  hash BLOB NOT NULL
) STRICT;
CREATE INDEX transfers_at ON transfers (at);
CREATE INDEX transfers_hand ON transfers (hand) WHERE hand IS NOT NULL;

CREATE TABLE moves (
  id INTEGER PRIMARY KEY,
  transfer INTEGER NOT NULL REFERENCES transfers (id),
  source TEXT NOT NULL,
  target TEXT NOT NULL CHECK (target <> source),
  amount INTEGER NOT NULL CHECK (amount > 0),
  why TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT;
CREATE INDEX moves_transfer ON moves (transfer);
CREATE INDEX moves_source ON moves (source);
CREATE INDEX moves_target ON moves (target);

CREATE TABLE balances (
  account TEXT PRIMARY KEY,
  balance INTEGER NOT NULL CHECK (balance >= 0 OR account GLOB 'cage:*' OR account = 'house')
) STRICT, WITHOUT ROWID;

CREATE TABLE reservations (
  id INTEGER PRIMARY KEY,
  transfer INTEGER NOT NULL UNIQUE REFERENCES transfers (id),
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  why TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT;

CREATE TABLE corrections (
  id INTEGER PRIMARY KEY,
  transfer INTEGER NOT NULL REFERENCES transfers (id),
  account TEXT NOT NULL,
  before INTEGER NOT NULL,
  after INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  second TEXT NOT NULL CHECK (second <> by),
  reason TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT;

CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  transfer INTEGER NOT NULL UNIQUE REFERENCES transfers (id),
  type TEXT NOT NULL CHECK (
    type IN ('deposit', 'withdrawal', 'buy-in', 'cash-out', 'correction', 'fill', 'drop', 'jackpot')),
  account TEXT REFERENCES accounts (account) CHECK ((account IS NULL) = (type IN ('fill', 'drop'))),
  patron TEXT CHECK ((patron IS NULL) = (account IS NULL)),
  nature TEXT NOT NULL CHECK (nature IN ('cash', 'chips', 'cheque')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  access TEXT NOT NULL CHECK (access IN ('card', 'pin', 'staff')),
  agent TEXT,
  at INTEGER NOT NULL,
  hash BLOB NOT NULL,
  second TEXT CHECK (
    second IS NULL OR second <> agent
      AND type IN ('withdrawal', 'cash-out', 'correction', 'jackpot', 'fill', 'drop'))
) STRICT;
CREATE INDEX documents_account ON documents (account);

-- The house, where it is apart from the table ---------------------------------------------------------------------

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  hash BLOB NOT NULL
) STRICT;

CREATE TABLE inbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  hash BLOB NOT NULL
) STRICT;

CREATE TABLE arrivals (
  key TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  enters INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
  account TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- People --------------------------------------------------------------------------------------------------------

CREATE TABLE accounts (
  account TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  handle TEXT NOT NULL,
  born TEXT NOT NULL,
  id_type TEXT NOT NULL CHECK (id_type IN ('driver licence', 'passport', 'state id', 'military id')),
  id_number TEXT NOT NULL COLLATE NOCASE,
  id_expires TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  pin_salt BLOB NOT NULL,
  pin_hash BLOB NOT NULL,
  pin_cost INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  lost TEXT,
  barred TEXT,
  excluded_until INTEGER,
  barred_until INTEGER,
  UNIQUE (id_type, id_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX accounts_name ON accounts (name COLLATE NOCASE);
CREATE TRIGGER exclusions_kept BEFORE UPDATE ON accounts
WHEN OLD.excluded_until IS NOT NULL
  AND (NEW.excluded_until IS NULL OR NEW.excluded_until < OLD.excluded_until)
BEGIN SELECT RAISE(ABORT, 'an exclusion may be made longer, never shorter'); END;

CREATE TABLE cards (
  number TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (account),
  issued_at INTEGER NOT NULL,
  issued_by TEXT NOT NULL,
  dead_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX cards_live ON cards (account) WHERE dead_at IS NULL;

CREATE TABLE relations (
  a TEXT NOT NULL REFERENCES accounts (account),
  b TEXT NOT NULL REFERENCES accounts (account),
  PRIMARY KEY (a, b),
  CHECK (a < b)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_b ON relations (b);

CREATE TABLE bars (
  id INTEGER PRIMARY KEY,
  name TEXT,
  born TEXT,
  description TEXT CHECK (name IS NOT NULL OR description IS NOT NULL),
  reason TEXT NOT NULL,
  until INTEGER,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  lifted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE staff (
  id TEXT PRIMARY KEY COLLATE NOCASE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('floor', 'board', 'cage', 'auditor', 'technician')),
  pin_salt BLOB NOT NULL,
  pin_hash BLOB NOT NULL,
  pin_cost INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  dismissed INTEGER NOT NULL DEFAULT 0,
  card TEXT UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE acts (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  act TEXT NOT NULL,
  at INTEGER NOT NULL,
  by TEXT,
  reason TEXT,
  state TEXT NOT NULL,
  hash BLOB NOT NULL,
  second TEXT CHECK (second <> by)
) STRICT;
CREATE INDEX acts_subject ON acts (subject, id);
`;

const appendOnly = (table: ChainedName): string => `
CREATE TRIGGER ${table}_unchanged BEFORE UPDATE ON ${table}
BEGIN SELECT RAISE(ABORT, '${table} is append-only: a row may not be changed'); END;
CREATE TRIGGER ${table}_kept BEFORE DELETE ON ${table}
BEGIN SELECT RAISE(ABORT, '${table} is append-only: a row may not be deleted'); END;
`;

/** The statements that set up an empty file. */
export const SCHEMA = TABLES + CHAINED.map(appendOnly).join('');

/** A table, an index or a trigger, as SQLite lists it. */
export interface SchemaPart {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

/** What the statements make, by name. SQLite lists each as it was written, without its semicolon. */
export const SCHEMA_PARTS: ReadonlyMap<string, SchemaPart> = new Map(
  [...SCHEMA.matchAll(/^CREATE (?:UNIQUE )?(\w+) (\w+)[\s\S]*?(?=;$)/gm)].map(([sql, type = '', name = '']) => [
    name,
    { type: type.toLowerCase(), name, sql },
  ]),
);
