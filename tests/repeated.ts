/**
 * How often a test tries what chance decides: `few` times in `npm test`, where every kind comes about and the whole has to
 * end while somebody waits, `many` times in `npm run slow`.
 */
export const repeated = (few: number, many: number): number =>
  process.env.DEALERLESS_REPEATED === 'many' ? many : few;
