import type { BatteryResult, TestResult } from './battery.ts';
import { uniformTail } from './distributions.ts';

const IN_A_LINE = 12;

/** The battery's result as text: every p-value, and the share of them outside the 99 % band. */
export function reportOf({ tests, rejection, pValues, outside, passed }: BatteryResult): string {
  const share = ((100 * outside) / pValues).toFixed(2);
  return [
    ...tests.flatMap(linesOf),
    `${verdict(rejection === null)}  rejection: ${rejection ?? 'no draw uses a word that must be rejected'}`,
    `${outside} of ${pValues} p-values lie outside the 99 % band: ${share} %, where 1 % is expected by chance.`,
    passed ? 'Passed.' : 'Failed.',
    '',
  ].join('\n');
}

const verdict = (passed: boolean): string => (passed ? 'ok  ' : 'FAIL');

function linesOf({ name, pValues, outside, passed }: TestResult): string[] {
  // When there are enough of them, the p-values themselves must be spread evenly; their own p-value shows whether they
  // are.
  const spread = pValues.length < 20 ? '' : `, spread evenly with p ${uniformTail(pValues).toFixed(4)}`;
  const texts = pValues.map((p) => (p < 0.0001 ? p.toExponential(1) : p.toFixed(4)));
  const rows = Array.from({ length: Math.ceil(texts.length / IN_A_LINE) }, (_, row) =>
    texts.slice(row * IN_A_LINE, (row + 1) * IN_A_LINE).join(' '),
  );
  return [
    `${verdict(passed)}  ${name}: ${outside} of ${pValues.length} outside${spread}`,
    ...rows.map((row) => `      ${row}`),
  ];
}
