import { bankedGame } from './banked/banked.ts';
import { caribbeanVariant } from './banked/caribbean/caribbean.ts';

/** Caribbean Stud (003:497-779). */
export const caribbeanStud = bankedGame(caribbeanVariant);
