import { evening, PAIRS } from './evening.ts';

evening({ hands: [20, 20], cutIn: 7, swiped: 10, fingers: [PAIRS, PAIRS] });
