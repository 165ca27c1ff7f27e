/**
 * The accounts of the ledger, by name: `card:4000000002` a player's card · `seat:3` the chips before a seat · `pot` ·
 * `carried` the pot of the next hand · `reserved` money on its way · `house` what the table owes a house that is apart, below zero · `collection:player-fee` what the house took · `jackpot:bad-beat` · and the cage's own:
 * `cage:drawer` cash, `cage:chips`, `cage:cheques`, `cage:bank`.
 */
export type LedgerAccount = string;

/**
 * Where chips of a tournament lie: before a seat, in the pot, or out of play. It is no name of an account, so that nothing that
 * moves money can be given one, and nothing that moves chips an account of money. Their balances stand in the same book under
 * `chips:3`, `chips:pot` and, for those out of play, `cage:tournament-chips`, which is below zero by what is in play here: the
 * file lets no account that is not the cage's or the house's go there.
 */
export type PlaceOfChips = Readonly<{ chips: number | 'pot' | 'out' }>;

/** One chip of a tournament as the ledger and the rules of a game count it: hundredths, as of a dollar. */
export const CHIP = 100;

export const CHIPS_OUT: PlaceOfChips = { chips: 'out' };
export const CHIPS_IN_POT: PlaceOfChips = { chips: 'pot' };
export const chipsAt = (seat: number): PlaceOfChips => ({ chips: seat });
/** The name under which a balance of chips is kept. */
export const nameOfChips = ({ chips }: PlaceOfChips): LedgerAccount => (chips === 'out' ? OUT : `chips:${chips}`);

const OUT = 'cage:tournament-chips';
const CHIPS = /^chips:([1-9]|10|pot)$/;
export const isChips = (name: string): boolean => CHIPS.test(name) || name === OUT;

const NAME = /^(card:\d{6,19}|seat:([1-9]|10)|pot|carried|reserved|house|(collection|jackpot|cage):[^\s:].{0,59})$/;

export const isLedgerAccount = (name: string): boolean => NAME.test(name) && !isChips(name);
export const isCard = (name: LedgerAccount): boolean => name.startsWith('card:');
/** The cage's accounts may fall below zero: minus their balance is what the house holds there. */
export const isCage = (name: LedgerAccount): boolean => name.startsWith('cage:') && !isChips(name);
/** Where the house is apart from the table: minus its balance is what lies on the table. */
export const HOUSE: LedgerAccount = 'house';
/** The accounts that may fall below zero. */
export const mayOwe = (name: LedgerAccount): boolean =>
  isCage(name) || name === HOUSE || name === nameOfChips(CHIPS_OUT);
export const isSeat = (name: LedgerAccount): boolean => name.startsWith('seat:');

export const cardAccount = (account: string): LedgerAccount => `card:${account}`;
export const seatAccount = (seat: number): LedgerAccount => `seat:${seat}`;
/** `seat:3` is seat 3. */
export const seatOf = (name: LedgerAccount): number => Number(name.slice('seat:'.length));

/** What people call an account, to begin a sentence with. */
export function nameOf(name: LedgerAccount): string {
  if (isCard(name)) return 'The card';
  if (isSeat(name)) return `Seat ${seatOf(name)}`;
  if (isChips(name)) return `The place ${name} of a tournament`;
  if (name === 'carried') return 'The pot of the next hand';
  return name === 'pot' ? 'The pot' : `The account ${name}`;
}
