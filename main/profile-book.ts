/**
 * The profiles made at a console of the table: stored in its file with who made them and when, and offered together
 * with those of `table.json` and of profile files. Every profile is read the same way, wherever it was written
 * (`main/setups.ts`).
 */
import { z } from 'zod';
import { GAMES } from '../games/registry.ts';
import { ok, type Refusal, type Result, refuse } from '../games/result.ts';
import { gameIn, type House } from '../houses/house.ts';
import {
  type OptionField,
  type ProfileChecked,
  type ProfileDraft,
  type ProfileForm,
  profileDraft,
} from '../protocol/profiles.ts';
import type { ProfileMaking } from './desks/room.ts';
import type { Query, Store } from './journal/store.ts';
import { type Shape, shapeOf } from './rule-shape.ts';
import { type OptionLine, optionsOf } from './rules-file.ts';
import { collectionsInWords, houseOf, setupOfProfile } from './setups.ts';
import type { TableConfig } from './table/config.ts';
import type { Setup } from './table/game-on-table.ts';
import type { Table } from './table/table.ts';

const PREFIX = 'profile ';

const kept = z.strictObject({ draft: profileDraft, by: z.string(), at: z.int().min(0) });
type Kept = z.infer<typeof kept>;

interface Parts {
  readonly store: Store;
  readonly config: TableConfig;
  readonly setups: ReadonlyMap<string, Setup>;
}

export class ProfileBook implements ProfileMaking {
  readonly #parts: Parts;
  readonly #house: House;
  readonly #setups: Map<string, Setup>;
  readonly #made = new Map<string, Kept>();
  readonly #put: Query<[string, string], never>;
  readonly #drop: Query<[string], never>;
  #table: Table | null = null;
  /** Always the same list, so that comparing two views of the floor need not look into it. */
  readonly games: ProfileMaking['games'];
  /** Notices to the floor, at the start, about profiles that can no longer be offered. */
  readonly unreadable: readonly string[];

  constructor(parts: Parts) {
    const { store, config } = parts;
    this.#parts = parts;
    this.#house = houseOf(config);
    this.games = Object.keys(this.#house.games).flatMap((id) => {
      const game = GAMES.get(id);
      return game ? [{ id, name: game.name }] : [];
    });
    this.#setups = new Map(parts.setups);
    this.#put = store.query(
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
    this.#drop = store.query('DELETE FROM settings WHERE name = ?');
    this.unreadable = this.#read();
  }

  /** Every profile that the table offers, by id; new ones are added as they are made. */
  get setups(): ReadonlyMap<string, Setup> {
    return this.#setups;
  }

  /** Sets the table that plays them. */
  serve(table: Table): void {
    this.#table = table;
    for (const text of this.unreadable) {
      table.note({ level: 'warning', code: 'profile not offered', text, seat: null, by: null });
    }
  }

  #read(): readonly string[] {
    const rows = this.#parts.store
      .query<[string], { name: string; value: string }>(
        'SELECT name, value FROM settings WHERE name GLOB ? ORDER BY name',
      )
      .all(`${PREFIX}*`);
    return rows.flatMap(({ name, value }) => {
      const id = name.slice(PREFIX.length);
      const one = kept.safeParse(JSON.parse(value));
      const setup = one.success ? this.#setupOf(one.data.draft) : null;
      if (!one.success || !setup?.ok) {
        const why =
          setup?.ok === false ? setup.error.map(({ path, message }) => `${path}: ${message}`).join('; ') : 'unreadable';
        return [`The profile "${id}" was made at a console and is no longer offered: ${why}`.slice(0, 400)];
      }
      if (this.#setups.has(id))
        return [`The profile "${id}" was made at a console, but the table's files now have one of that name.`];
      this.#offer(one.data, setup.value);
      return [];
    });
  }

  #offer(one: Kept, setup: Setup): void {
    this.#made.set(one.draft.id, one);
    this.#setups.set(one.draft.id, setup);
  }

  #setupOf({ id, limit, label, buyIn, ...draft }: ProfileDraft) {
    const written = {
      ...draft,
      ...(limit === null ? {} : { limit }),
      ...(label === null ? {} : { label }),
      ...(buyIn === null ? {} : { buyIn }),
    };
    return setupOfProfile(id, written, this.#parts.config);
  }

  made(id: string): { readonly by: string; readonly at: number } | undefined {
    const one = this.#made.get(id);
    return one && { by: one.by, at: one.at };
  }

  form(id: string): Result<ProfileForm, Refusal> {
    const game = GAMES.get(id);
    const spread = gameIn(this.#house, id);
    if (!game || !spread) return refuse('no such game', `${this.#house.name} does not spread "${id}".`);
    const shapes = shapeOf(game).properties ?? {};
    return ok({
      game: id,
      limits: spread.limits.map(({ id: limit, label }) => ({ id: limit, label })),
      collections: collectionsInWords(game, spread, this.#parts.config).map(({ option, text }) => ({
        option,
        text: text.slice(0, 400),
      })),
      jackpot: spread.kind === 'pot' && spread.jackpot !== null,
      options: optionsOf(game, this.#house)
        // Collections are posted by number, and jackpots belong to the house.
        .filter(({ name }) => !['collection', 'jackpots', 'jackpotDrop'].includes(name))
        .map((line) => fieldOf(line, shapes[line.name] ?? {})),
    });
  }

  check(draft: ProfileDraft): ProfileChecked {
    const setup = this.#setupOf(draft);
    const taken = this.#refusal(draft.id);
    const problems = [
      ...(setup.ok ? [] : setup.error),
      ...(taken === null ? [] : [{ path: 'id', message: taken.error.message }]),
    ];
    return {
      problems: problems
        .slice(0, 60)
        .map(({ path, message }) => ({ path: path.slice(0, 200), message: message.slice(0, 600) })),
      label: setup.ok ? setup.value.profile.label : '',
      posted: setup.ok ? [...setup.value.profile.posted] : [],
    };
  }

  make(draft: ProfileDraft, by: string): Result<null, Refusal> {
    const setup = this.#setupOf(draft);
    if (!setup.ok) {
      const [first] = setup.error;
      return refuse('wrong', `${first?.path === '' ? 'The profile' : first?.path}: ${first?.message}`);
    }
    const taken = this.#refusal(draft.id);
    if (taken !== null) return taken;
    const one: Kept = { draft, by, at: this.#now() };
    const { store } = this.#parts;
    store.transact(() => store.write('settings', () => this.#put.run(`${PREFIX}${draft.id}`, JSON.stringify(one))));
    this.#offer(one, setup.value);
    return ok(null);
  }

  remove(id: string): Result<null, Refusal> {
    if (!this.#made.has(id)) return refuse('no such profile', `"${id}" was not made at this console.`);
    const inPlay = this.#inPlay(id);
    if (inPlay !== null) return inPlay;
    const { store } = this.#parts;
    store.transact(() => store.write('settings', () => this.#drop.run(`${PREFIX}${id}`)));
    this.#made.delete(id);
    this.#setups.delete(id);
    return ok(null);
  }

  /** Why no profile of this name can be made now; null when it can. */
  #refusal(id: string): (Result<never, Refusal> & { readonly ok: false }) | null {
    if (this.#setups.has(id) && !this.#made.has(id)) {
      return refuse('taken', `"${id}" is already in the table's files: choose another name.`);
    }
    return this.#inPlay(id);
  }

  #inPlay(id: string): (Result<never, Refusal> & { readonly ok: false }) | null {
    const state = this.#table?.state;
    if (state?.profile !== id && state?.nextProfile !== id) return null;
    return refuse('in play', `"${id}" is on the table or announced: choose another name, or change the game first.`);
  }

  #now(): number {
    if (this.#table === null) throw new Error('no table plays these profiles yet');
    return this.#table.now();
  }
}

/** The console's field for an option: a choice from a few, an amount, or anything that JSON can express. */
function fieldOf({ name, title, source, values, default: usual, unit }: OptionLine, shape: Shape): OptionField {
  return {
    name,
    title: title.slice(0, 400),
    source: source.slice(0, 400),
    values: values.slice(0, 600),
    choices: choicesOf(shape),
    money: unit === 'money',
    usual: (JSON.stringify(usual) ?? 'null').slice(0, 4000),
  };
}

/** The values of an option with a few choices, as JSON; null for any other. */
function choicesOf(shape: Shape): string[] | null {
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value));
  if (shape.type === 'boolean') return ['true', 'false'];
  return null;
}
