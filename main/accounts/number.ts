import { randomInt } from 'node:crypto';

/** The digit that makes the Luhn sum come out even (ISO/IEC 7812-1), so that a single misread digit never passes. */
export function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether the last digit is the check digit of the others. */
export const luhnValid = (number: string): boolean =>
  /^\d{2,}$/.test(number) && luhnDigit(number.slice(0, -1)) === number.slice(-1);

/** A number that says nothing about its owner: a leading digit, random digits, a check digit. */
function randomNumber(first: string, length: number): string {
  const digits = Array.from({ length: length - 2 }, () => randomInt(10)).join('');
  const number = `${first}${digits}`;
  return number + luhnDigit(number);
}

/** Ten digits; statements and staff call an account by it. */
export const newAccountNumber = (): string => randomNumber('4', 10);

/** Sixteen digits for the stripe. The leading 9 is reserved for national use, so the number cannot be a bank card's. */
export const newCardNumber = (): string => randomNumber('9', 16);
