/** How a step of the house's schema creates a table, and adds columns to one. */
import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import type { HouseTables } from './tables.ts';

/** Migrates a store from the version before to the next. */
export type SchemaStep = (db: Kysely<HouseTables>) => Promise<void>;

type Columns = Readonly<Record<string, ColumnDataType | readonly [ColumnDataType, 'null']>>;

/** Columns are not null unless they say so. */
export function withColumns(
  db: Kysely<HouseTables>,
  table: string,
  columns: Columns,
): CreateTableBuilder<string, string> {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [name, type] of Object.entries(columns)) {
    const [dataType, nullable] = typeof type === 'string' ? [type, false] : [type[0], true];
    builder = builder.addColumn(name, dataType, (column) => (nullable ? column : column.notNull()));
  }
  return builder;
}

/** Adds columns to an existing table: they are empty in existing rows. */
export async function addColumns(
  db: Kysely<HouseTables>,
  table: string,
  columns: Readonly<Record<string, ColumnDataType>>,
): Promise<void> {
  for (const [name, type] of Object.entries(columns)) await db.schema.alterTable(table).addColumn(name, type).execute();
}
