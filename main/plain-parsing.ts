/**
 * Makes schemas read values directly. Otherwise zod writes a function for every object the first time one is read and
 * has it compiled, which takes as long as reading hundreds: most of what a start reads, its settings, the rules of its
 * games, the saved table, is read once. A program that is restarted imports this before anything that makes a schema.
 */
import { z } from 'zod';

z.config({ jitless: true });
