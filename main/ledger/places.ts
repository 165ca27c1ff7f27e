import { SEAT_PATTERN } from '../../games/seat.ts';

/**
 * The accounts of the ledger, by name: `card:4000000002` a player's card · `seat:3` the chips in front of a seat ·
 * `pot` · `carried` the pot of the next hand · `reserved` money on its way · `house` what the table owes a house that
 * is apart, below zero · `collection:player-fee` what the house took · `jackpot:bad-beat` · and the cage's own:
 * `cage:drawer` cash, `cage:chips`, `cage:cheques`, `cage:bank`.
 */
export type LedgerAccount = string;

/**
 * Where tournament chips are: in front of a seat, in the pot, or out of play. This is not an account name, so nothing
 * that moves money can be given one, and nothing that moves chips can be given a money account. Their balances are in
 * the same book under `chips:3`, `chips:pot` and, for chips out of play, `cage:tournament-chips`, which is below zero
 * by the chips in play here: the file lets only accounts of the cage and the house go below zero.
 */
export type PlaceOfChips = Readonly<{ chips: number | 'pot' | 'out' }>;

/** One tournament chip as the ledger and the rules of a game count it: in hundredths, like a dollar. */
export const CHIP = 100;

export const CHIPS_OUT: PlaceOfChips = { chips: 'out' };
export const CHIPS_IN_POT: PlaceOfChips = { chips: 'pot' };
export const chipsAt = (seat: number): PlaceOfChips => ({ chips: seat });
/** The account name under which a balance of chips is stored. */
export const nameOfChips = ({ chips }: PlaceOfChips): LedgerAccount => (chips === 'out' ? OUT : `chips:${chips}`);

const OUT = 'cage:tournament-chips';
const CHIPS = new RegExp(`^chips:(${SEAT_PATTERN}|pot)$`);
export const isChips = (name: string): boolean => CHIPS.test(name) || name === OUT;

const NAME = new RegExp(
  `^(card:\\d{6,19}|seat:(${SEAT_PATTERN})|pot|carried|reserved|house|(collection|jackpot|cage):[^\\s:].{0,59})$`,
);

export const isLedgerAccount = (name: string): boolean => NAME.test(name) && !isChips(name);
export const isCard = (name: LedgerAccount): boolean => name.startsWith('card:');
/** The cage's accounts may fall below zero: minus their balance is what the house holds there. */
export const isCage = (name: LedgerAccount): boolean => name.startsWith('cage:') && !isChips(name);
/** Where the house is apart from the table: minus its balance is the money on the table. */
export const HOUSE: LedgerAccount = 'house';
/** The accounts that may fall below zero. */
export const mayOwe = (name: LedgerAccount): boolean =>
  isCage(name) || name === HOUSE || name === nameOfChips(CHIPS_OUT);
export const isSeat = (name: LedgerAccount): boolean => name.startsWith('seat:');

export const cardAccount = (account: string): LedgerAccount => `card:${account}`;
export const seatAccount = (seat: number): LedgerAccount => `seat:${seat}`;
/** The seat of `seat:3` is 3. */
export const seatOf = (name: LedgerAccount): number => Number(name.slice('seat:'.length));

/** What people call an account, as a sentence begins with it. */
export function nameOf(name: LedgerAccount): string {
  if (isCard(name)) return 'The card';
  if (isSeat(name)) return `Seat ${seatOf(name)}`;
  if (isChips(name)) return `The place ${name} of a tournament`;
  if (name === 'carried') return 'The pot of the next hand';
  return name === 'pot' ? 'The pot' : `The account ${name}`;
}
