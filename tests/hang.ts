/**
 * Milliseconds after which something is taken to hang. No test waits for a time to go by, and none measures one: on a
 * machine that is busy with other things everything takes as long as it takes.
 */
export const HANG = 300_000;
