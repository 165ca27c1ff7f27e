/** The kinds of document that say who somebody is. */
export const ID_TYPES = ['driver licence', 'passport', 'state id', 'military id'] as const;
export type IdType = (typeof ID_TYPES)[number];

/**
 * A person by the document that the cage has seen (LR1), as the house keeps them. Dates are `2001-12-31`. What a cage
 * may send has a schema of its own, `protocol/person.ts`, which may become stricter; people on record stay as they are.
 */
export interface Person {
  readonly name: string;
  /** What the table calls them; the first name when left empty. */
  readonly handle: string;
  readonly born: string;
  readonly idType: IdType;
  readonly idNumber: string;
  readonly idExpires: string;
}
