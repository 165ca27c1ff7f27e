/** Profiles made at a console: what the form asks, what is filled in, and what is wrong with it, field by field. */
import { z } from 'zod';

const text = z.string().max(400);
const id = z.string().max(60);

/** A number that people type: dollars for money. */
const figure = z.number().min(0).max(100_000_000);

/** The values filled in, in the units of a profile file: amounts are dollars. */
export const profileDraft = z.strictObject({
  /** The name of the profile: lowercase letters, digits and dashes. */
  id: z.string().trim().max(40),
  game: id,
  /** One of the house's limits; null where the options name the stakes. */
  limit: id.nullable(),
  /** As posted; null: made of the game's name and the limit. */
  label: z.string().trim().min(1).max(80).nullable(),
  collection: z.array(z.union([z.int().min(1), z.string().max(20)])).max(20),
  jackpot: z.boolean(),
  /** Null: the limit's. */
  buyIn: z
    .strictObject({
      fullBuy: figure,
      shortBuy: figure.nullable(),
      maximum: figure.nullable(),
      step: figure,
    })
    .nullable(),
  /** Options that override those of the house and the limit. */
  rules: z.record(z.string().max(60), z.json()),
});
export type ProfileDraft = z.infer<typeof profileDraft>;

/** One option of a game, as the form asks for it. */
const optionField = z.strictObject({
  name: id,
  title: text,
  source: text,
  /** The allowed values, in words. */
  values: z.string().max(600),
  /** The choices; null where the value is typed. */
  choices: z.array(z.string().max(60)).max(40).nullable(),
  /** In dollars; otherwise a number or JSON. */
  money: z.boolean(),
  /** The default when nothing is filled in, as JSON. */
  usual: z.string().max(4000),
});
export type OptionField = z.infer<typeof optionField>;

/** The form for one game of the house. */
export const profileForm = z.strictObject({
  game: id,
  limits: z.array(z.strictObject({ id, label: text })).max(60),
  /** The posted collections, each with what it takes, in words. */
  collections: z.array(z.strictObject({ option: z.union([z.int(), z.string().max(20)]), text })).max(200),
  jackpot: z.boolean(),
  options: z.array(optionField).max(80),
});
export type ProfileForm = z.infer<typeof profileForm>;

/** What is wrong with a draft, or what the table would post under it. */
export const profileChecked = z.strictObject({
  /** Where: `limit`, `rules.smallBlind`, `buyIn.fullBuy`; empty for the whole draft. */
  problems: z.array(z.strictObject({ path: z.string().max(200), message: z.string().max(600) })).max(60),
  label: z.string().max(80),
  posted: z.array(z.string().max(200)).max(60),
});
export type ProfileChecked = z.infer<typeof profileChecked>;
