import { createInterface } from 'node:readline/promises';

/** Reads PINs from standard input, one per line. At a terminal it prompts for each, naming its owner. */
export async function readPins(...whose: readonly string[]): Promise<string[]> {
  const lines = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stderr : undefined });
  const pins: string[] = [];
  try {
    if (process.stdin.isTTY) {
      for (const who of whose) pins.push((await lines.question(`${who}: `)).trim());
      return pins;
    }
    for await (const line of lines) {
      pins.push(line.trim());
      if (pins.length === whose.length) break;
    }
    return whose.map((_, nth) => pins[nth] ?? '');
  } finally {
    lines.close();
  }
}
