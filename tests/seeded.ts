/**
 * Before the files of every worker: in `npm test` fast-check tries the same values in every run, so that nobody's change is
 * refused for a value that it has nothing to do with. In the long form it draws new ones; for what fails it names the seed.
 */
import fc from 'fast-check';
import { repeated } from './repeated.ts';

const SEED = 2026;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: repeated(SEED, Date.now()) });
