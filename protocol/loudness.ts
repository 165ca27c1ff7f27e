/** How loud a screen is. */
import { z } from 'zod';

/** The house's volume for this screen, as a percentage of the sounds' own level; each player may turn it down. */
export const loudness = z.int().min(0).max(100);
