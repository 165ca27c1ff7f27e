/** The eleven variants of the format, by their codes, and which of our games they are. */

export interface PhhVariant {
  readonly code: string;
  readonly name: string;
  /** Fixed limit names a small and a big bet, the others a minimum bet. */
  readonly bets: 'small and big' | 'minimum';
  /** The forced bets before the cards, in addition to antes. */
  readonly forced: 'blinds' | 'bring-in';
  /** Whether cards are drawn. */
  readonly draws: boolean;
  /** Options of our game that the variant fixes. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The game that deals it, and its betting. */
  readonly dealt: { readonly game: string; readonly betting: string };
}

const DRAWS: ReadonlySet<string> = new Set(['N2L1D', 'F2L3D', 'FB']);

const fixed = (
  code: string,
  name: string,
  game: string,
  forced: PhhVariant['forced'] = 'blinds',
  rules: PhhVariant['rules'] = {},
): PhhVariant => ({
  code,
  name: `fixed-limit ${name}`,
  bets: 'small and big',
  forced,
  draws: DRAWS.has(code),
  rules,
  dealt: { game, betting: 'split-limit' },
});

const open = (code: string, name: string, betting: 'no-limit' | 'pot-limit', game: string): PhhVariant => ({
  code,
  name: `${betting} ${name}`,
  bets: 'minimum',
  forced: 'blinds',
  draws: DRAWS.has(code),
  rules: {},
  dealt: { game, betting },
});

const LIST: readonly PhhVariant[] = [
  fixed('FT', "Texas hold'em", 'holdem'),
  open('NT', "Texas hold'em", 'no-limit', 'holdem'),
  open('NS', "short-deck hold'em", 'no-limit', 'short-deck-holdem'),
  open('PO', 'Omaha', 'pot-limit', 'omaha'),
  fixed('FO/8', 'Omaha eight or better', 'omaha-hi-lo-8'),
  fixed('F7S', 'seven card stud', 'seven-card-stud', 'bring-in', { openPair: 'lower-limit' }),
  fixed('F7S/8', 'seven card stud eight or better', 'seven-card-stud-hi-lo-8', 'bring-in'),
  fixed('FR', 'razz', 'razz', 'bring-in'),
  open('N2L1D', 'deuce-to-seven single draw', 'no-limit', 'kansas-city-lowball'),
  fixed('F2L3D', 'deuce-to-seven triple draw', 'deuce-to-seven-triple-draw'),
  fixed('FB', 'badugi', 'badugi'),
];

export const VARIANTS: ReadonlyMap<string, PhhVariant> = new Map(LIST.map((variant) => [variant.code, variant]));

/** The variant in which one of our games can be written; null when the format has no code for it. */
export function variantFor(game: string, betting: string): PhhVariant | null {
  return LIST.find(({ dealt }) => dealt.game === game && dealt.betting === betting) ?? null;
}
