/** When a cue begins to sound, with a page and a context of the test's own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const begun: string[] = [];
let frames: (() => void)[] = [];
let made = { contexts: 0, decoded: 0, elements: 0 };
let context: Context | undefined;
let mayStart = true;

/** What a sample is known by here: the bytes of its file. */
const nameOf = new Map<number, string>();

class Context {
  state = 'suspended';
  destination = {};
  /** What waits for the first touch. */
  readonly waiting: (() => void)[] = [];
  constructor() {
    made.contexts += 1;
    context = this;
  }
  decodeAudioData(bytes: ArrayBuffer): Promise<{ readonly length: number }> {
    made.decoded += 1;
    return Promise.resolve({ length: bytes.byteLength });
  }
  resume(): Promise<void> {
    if (!mayStart) return new Promise((resolve) => this.waiting.push(resolve));
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
}

class Gain {
  readonly gain: number;
  constructor(_: Context, { gain }: { readonly gain: number }) {
    this.gain = gain;
  }
  connect<To>(to: To): To {
    return to;
  }
}

const sources: Source[] = [];

class Source {
  onended: (() => void) | null = null;
  stopped = false;
  loud = 0;
  readonly #name: string;
  constructor(_: Context, { buffer }: { readonly buffer: { readonly length: number } | null }) {
    this.#name = nameOf.get(buffer?.length ?? 0) ?? 'nothing';
    sources.push(this);
  }
  connect(to: Gain): Gain {
    this.loud = to.gain;
    return to;
  }
  start(): void {
    begun.push(this.#name);
  }
  stop(): void {
    this.stopped = true;
  }
}

class Element {
  constructor() {
    made.elements += 1;
  }
}

/** The module as a page that has just been opened has it. */
let sound: typeof import('../../../renderer/kit/sound.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  begun.length = 0;
  sources.length = 0;
  frames = [];
  made = { contexts: 0, decoded: 0, elements: 0 };
  mayStart = true;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('Audio', Element);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  sound = await import('../../../renderer/kit/sound.ts');
  const { samples } = await import('../../../renderer/kit/sample-data.ts');
  for (const [cue, bytes] of samples()) nameOf.set(bytes.byteLength, cue);
});

afterEach(() => {
  sound.setMuted(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets everything happen that waits for nothing but its turn. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(20);
}

/** Paints the pictures that sounds wait for. */
async function paint(): Promise<void> {
  for (const run of frames.splice(0)) run();
  await settle();
}

it('begins once the picture is painted that it goes with', async () => {
  sound.play('chip');
  await settle();
  expect([begun, made.contexts]).toEqual([[], 0]);
  for (const run of frames) run();
  expect(begun).toEqual([]);
  await settle();
  expect(begun).toEqual(['chip']);
});

it('begins at once on a page that nobody sees: it is never painted', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  sound.play('call');
  await settle();
  expect([begun, frames]).toEqual([['call'], []]);
});

it('does not begin while the screen is muted', () => {
  sound.setMuted(true);
  sound.play('turn');
  expect(frames).toEqual([]);
});

it('is as loud as player and house set it, and silent where either mutes it', async () => {
  sound.setVolume(0.5);
  sound.setHouseVolume(0.5);
  sound.play('win');
  await paint();
  expect(sources.map(({ loud }) => loud)).toEqual([0.25]);
  sound.setHouseVolume(0);
  sound.play('win');
  expect(frames).toEqual([]);
});

it('needs one context and each sample decoded once, however much is heard, and no element', async () => {
  const cues = ['key', 'chip', 'card', 'turn', 'hurry', 'win', 'call'] as const;
  for (let nth = 0; nth < 5; nth += 1) {
    for (const cue of cues) {
      sound.play(cue);
      await paint();
      sources.at(-1)?.onended?.();
    }
    // Long enough for the context to rest in between.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(context?.state).toBe('suspended');
  }
  expect(begun).toEqual(Array.from({ length: 5 }, () => cues).flat());
  expect(made).toEqual({ contexts: 1, decoded: cues.length, elements: 0 });
});

it('is heard three times at once at most: the oldest makes room', async () => {
  for (let nth = 0; nth < 4; nth += 1) {
    sound.play('chip');
    await paint();
  }
  expect(sources.map(({ stopped }) => stopped)).toEqual([true, false, false, false]);
});

it('keeps the context awake while anything is heard', async () => {
  sound.play('win');
  await paint();
  sound.play('key');
  await paint();
  sources[1]?.onended?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context?.state).toBe('running');
  sources[0]?.onended?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context?.state).toBe('suspended');
});

it('is lost where nobody has touched the page yet, and not made up for at the first touch', async () => {
  mayStart = false;
  sound.play('card');
  await paint();
  await vi.advanceTimersByTimeAsync(60_000);
  mayStart = true;
  for (const resolve of context?.waiting ?? []) resolve();
  sound.play('key');
  await paint();
  expect(begun).toEqual(['key']);
});
