/**
 * The accounts of the ledger, by name: `card:4000000002` a player's card · `seat:3` the chips before a seat · `pot` ·
 * `carried` the pot of the next hand · `reserved` money on its way · `house` what the table owes a house that is apart, below zero · `collection:player-fee` what the house took · `jackpot:bad-beat` · and the cage's own:
 * `cage:drawer` cash, `cage:chips`, `cage:cheques`, `cage:bank`.
 */
export type LedgerAccount = string;

const NAME = /^(card:\d{6,19}|seat:([1-9]|10)|pot|carried|reserved|house|(collection|jackpot|cage):[^\s:].{0,59})$/;

export const isLedgerAccount = (name: string): boolean => NAME.test(name);
export const isCard = (name: LedgerAccount): boolean => name.startsWith('card:');
/** The cage's accounts may fall below zero: minus their balance is what the house holds there. */
export const isCage = (name: LedgerAccount): boolean => name.startsWith('cage:');
/** Where the house is apart from the table: minus its balance is what lies on the table. */
export const HOUSE: LedgerAccount = 'house';
/** The accounts that may fall below zero. */
export const mayOwe = (name: LedgerAccount): boolean => isCage(name) || name === HOUSE;
export const isJackpot = (name: LedgerAccount): boolean => isLedgerAccount(name) && name.startsWith('jackpot:');
export const isSeat = (name: LedgerAccount): boolean => name.startsWith('seat:');

export const cardAccount = (account: string): LedgerAccount => `card:${account}`;
export const seatAccount = (seat: number): LedgerAccount => `seat:${seat}`;
/** `seat:3` is seat 3. */
export const seatOf = (name: LedgerAccount): number => Number(name.slice('seat:'.length));

/** What people call an account, to begin a sentence with. */
export function nameOf(name: LedgerAccount): string {
  if (isCard(name)) return 'The card';
  if (isSeat(name)) return `Seat ${seatOf(name)}`;
  if (name === 'carried') return 'The pot of the next hand';
  return name === 'pot' ? 'The pot' : `The account ${name}`;
}
