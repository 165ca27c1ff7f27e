import { evening, PAIRS } from './evening.ts';

// Most of the time goes into drawing: the long form has fingers at every station, from the first card to both games.
evening({ hands: [8, 9], swiped: 3, fingers: [PAIRS.slice(0, 2), PAIRS.slice(2)] });
