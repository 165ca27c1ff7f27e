/** The cage's texts around a house's report; the host sends the report itself in words. */
import { deskCatalogue } from '../../renderer/language/language.ts';

const english = {
  open: 'Report of days',
  title: 'Report of the house',
  first: 'First gaming day',
  last: 'Last gaming day',
  show: 'Show',
  thisShift: 'This shift',
  print: 'Print',
  close: 'Close',
  covers: (from: string, to: string) => `From ${from} up to ${to}.`,
  nothing: 'Nothing moved.',
  fees: 'Fees by the hour',
  cashIn: 'Cash in by the hour',
  cashOut: 'Cash out by the hour',
  most: (amount: string) => `highest ${amount}`,
};

export const texts = deskCatalogue<typeof english>('cage report', english);
