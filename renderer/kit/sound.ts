/**
 * Short sounds made for these screens (`tests/renderer/kit/samples.ts` synthesizes them). Silent while muted and, where
 * the browser requires a touch before sound, until the first touch. All sounds are decoded once and share one audio
 * context, so starting one costs almost nothing.
 */

/** `call`: a player calls the floor; a bell rung twice that can be heard across the room. */
export type Cue = 'key' | 'turn' | 'hurry' | 'chip' | 'card' | 'win' | 'call';

/** The sample rate of every sound and of the context, so that nothing has to be resampled. */
export const SAMPLE_RATE = 22_050;

/** The output latency requested, seconds. With a lower one, ten screens keep a processor busy mixing silence. */
const LATENCY = 0.08;

/** The context is suspended this long after the last sound, ms. */
const REST_MS = 1000;

/** A sound that has not started after this time no longer matches the picture and is dropped, ms. */
const LATE_MS = 1000;

/** How many sounds of one cue may play at the same time. */
const VOICES = 3;

const MUTED = 'dealerless.muted';

let volume = 1;
let house = 1;
const listeners = new Set<() => void>();
let muted = read();

function read(): boolean {
  try {
    return localStorage.getItem(MUTED) === 'yes';
  } catch {
    return false;
  }
}

export const isMuted = (): boolean => muted;

/** Mutes or unmutes this screen and stores the setting on this machine. */
export function setMuted(value: boolean): void {
  muted = value;
  try {
    localStorage.setItem(MUTED, value ? 'yes' : 'no');
  } catch {
    // Without storage the page forgets the setting and works all the same.
  }
  for (const listener of listeners) listener();
}

/** Sets the player's volume for this screen, from 0 (silent) to 1. */
export function setVolume(share: number): void {
  volume = share;
}

/** Sets the house's volume for screens of this kind, from 0 (silent) to 1. */
export function setHouseVolume(share: number): void {
  house = share;
}

/** Calls `listener` whenever muting changes; the returned function unsubscribes it. */
export function onMuted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plays one cue as soon as the matching picture is on the screen. */
export function play(cue: Cue): void {
  const loud = volume * house;
  if (muted || loud === 0 || typeof AudioContext === 'undefined') return;
  afterPicture(() => {
    // A machine without a sound device stays silent.
    begin(cue, loud, performance.now()).catch(() => {});
  });
}

/**
 * The picture comes first, since people wait for it; the sound follows. A hidden page is never painted, so it does not
 * wait.
 */
function afterPicture(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** The audio output of this page. */
interface Output {
  readonly context: AudioContext;
  readonly samples: ReadonlyMap<Cue, AudioBuffer>;
  /** The sounds playing now, oldest first. */
  readonly heard: { readonly cue: Cue; readonly source: AudioBufferSourceNode }[];
  /** The context is suspended or about to be. */
  rests: boolean;
  rest: ReturnType<typeof setTimeout> | undefined;
}

let output: Promise<Output> | null = null;

async function openOutput(): Promise<Output> {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: LATENCY });
  const { samples } = await import('./sample-data.ts');
  const decoded = samples().map(async ([cue, bytes]) => [cue, await context.decodeAudioData(bytes)] as const);
  return { context, samples: new Map(await Promise.all(decoded)), heard: [], rests: true, rest: undefined };
}

async function begin(cue: Cue, loud: number, asked: number): Promise<void> {
  output ??= openOutput();
  const out = await output;
  const { context, samples, heard } = out;
  if (out.rests) {
    // On a page that nobody has touched yet, this waits for the first touch.
    await context.resume();
    out.rests = false;
  }
  if (performance.now() - asked > LATE_MS) return restSoon(out);
  const alike = heard.filter((one) => one.cue === cue);
  if (alike.length >= VOICES) alike[0]?.source.stop();
  const source = new AudioBufferSourceNode(context, { buffer: samples.get(cue) ?? null });
  source.connect(new GainNode(context, { gain: loud })).connect(context.destination);
  const voice = { cue, source };
  heard.push(voice);
  source.onended = () => {
    heard.splice(heard.indexOf(voice), 1);
    restSoon(out);
  };
  source.start();
}

/** A running context mixes silence as well, so it is suspended once nothing has played for a while. */
function restSoon(out: Output): void {
  clearTimeout(out.rest);
  out.rest = setTimeout(() => {
    if (out.heard.length > 0) return;
    out.rests = true;
    out.context.suspend().catch(() => {});
  }, REST_MS);
}
