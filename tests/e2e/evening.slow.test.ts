import { evening, PAIRS } from './evening.ts';

evening({ hands: [20, 20], fingers: [PAIRS, PAIRS] });
