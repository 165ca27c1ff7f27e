/** How loud a screen is. */
import { z } from 'zod';

/** How loud the house has this screen, percent of what its sounds were made with; each player may have it softer. */
export const loudness = z.int().min(0).max(100);
