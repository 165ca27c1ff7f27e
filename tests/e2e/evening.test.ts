import { evening, PAIRS } from './evening.ts';

// Most of the time goes into drawing: the long form has fingers at every station, from the first card to both games.
evening({ hands: [5, 4], cutIn: 3, swiped: 2, fingers: [PAIRS.slice(0, 1), PAIRS.slice(4)] });
