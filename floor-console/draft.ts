/** A profile being filled in: the texts in its fields, and the draft that they make. */
import type { OptionField, ProfileDraft } from '../protocol/profiles.ts';

/** The contents of the fields; empty strings for empty fields. */
export interface Fields {
  readonly id: string;
  readonly game: string;
  readonly limit: string;
  readonly label: string;
  readonly collection: readonly (number | string)[];
  readonly jackpot: boolean;
  readonly buyIn: Readonly<Record<'fullBuy' | 'shortBuy' | 'maximum' | 'step', string>>;
  /** By option name. */
  readonly rules: Readonly<Record<string, string>>;
}

export const emptyFields = (game: string): Fields => ({
  ...{ id: '', game, limit: '', label: '', collection: [], jackpot: false, rules: {} },
  buyIn: { fullBuy: '', shortBuy: '', maximum: '', step: '' },
});

/**
 * The draft made from the fields. Text that is not a number stays text, so that the table can say what was expected.
 */
export function draftOf(fields: Fields, options: readonly OptionField[]): ProfileDraft {
  const { id, game, limit, label, collection, jackpot, buyIn } = fields;
  const bought = Object.values(buyIn).some((text) => text.trim() !== '');
  const written = options.flatMap(({ name }) => {
    const text = fields.rules[name]?.trim() ?? '';
    return text === '' ? [] : [[name, jsonOf(text)] as const];
  });
  return {
    ...{ id: id.trim(), game, limit: limit === '' ? null : limit, jackpot },
    label: label.trim() === '' ? null : label.trim(),
    collection: [...collection],
    buyIn: bought
      ? {
          fullBuy: figureOf(buyIn.fullBuy) ?? 0,
          shortBuy: figureOf(buyIn.shortBuy),
          maximum: figureOf(buyIn.maximum),
          step: figureOf(buyIn.step) ?? 1,
        }
      : null,
    rules: Object.fromEntries(written),
  };
}

type Json = ProfileDraft['rules'][string];

/** The parsed value if the text is JSON, otherwise the text itself. */
function jsonOf(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\$/, '')) as Json;
  } catch {
    return text;
  }
}

function figureOf(text: string): number | null {
  const figure = Number(text.trim().replace(/^\$/, ''));
  return text.trim() === '' || !Number.isFinite(figure) || figure < 0 ? null : figure;
}

/** An option's default, for people: `$2`, `none`, `no-limit`. */
export function usualText({ usual, money }: OptionField, none: string): string {
  if (usual === 'null') return none;
  const plain = usual.replace(/^"(.*)"$/, '$1');
  return money && /^[\d.]+$/.test(plain) ? `$${plain}` : plain;
}
