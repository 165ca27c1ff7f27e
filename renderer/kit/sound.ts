/**
 * Short sounds, made for these screens (`tests/renderer/kit/samples.ts` synthesizes them). Silent until the first touch, where the
 * browser demands one, and while muted. All of them are decoded once, and go out by one context: to begin one costs next to nothing.
 */

/** `call`: a player calls the floor, a bell rung twice that is heard across the room. */
export type Cue = 'key' | 'turn' | 'hurry' | 'chip' | 'card' | 'win' | 'call';

/** Samples of a second of every sound, which need not be reckoned over for the context. */
export const SAMPLE_RATE = 22_050;

/** How long a sound may take to come out, seconds: asked to be quicker, ten screens keep a processor busy with the silence between. */
const LATENCY = 0.08;

/** So long after the last sound the context rests, ms. */
const REST_MS = 1000;

/** A sound that could not begin for so long has nothing to do with the picture any more, ms. */
const LATE_MS = 1000;

/** The sounds of each cue that may be heard at the same time. */
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

/** Mutes this screen, or gives it its voice back; remembered on this screen. */
export function setMuted(value: boolean): void {
  muted = value;
  try {
    localStorage.setItem(MUTED, value ? 'yes' : 'no');
  } catch {
    // A page without storage forgets its setting and works all the same.
  }
  for (const listener of listeners) listener();
}

/** How loud this screen is for its player, from 0 for silence to 1. */
export function setVolume(share: number): void {
  volume = share;
}

/** How loud the house has screens of this kind, from 0 for silence to 1. */
export function setHouseVolume(share: number): void {
  house = share;
}

/** Calls back whenever muting changes; the result ends it. */
export function onMuted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plays one cue, as soon as the picture that goes with it is there. */
export function play(cue: Cue): void {
  const loud = volume * house;
  if (muted || loud === 0 || typeof AudioContext === 'undefined') return;
  afterPicture(() => {
    // A machine without a sound device: it stays silent.
    begin(cue, loud, performance.now()).catch(() => {});
  });
}

/** A sound has time until the picture is there, which is what people wait for. A page that nobody sees is never painted. */
function afterPicture(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** Where the sounds of this page go out. */
interface Output {
  readonly context: AudioContext;
  readonly samples: ReadonlyMap<Cue, AudioBuffer>;
  /** What is heard now, the oldest first. */
  readonly heard: { readonly cue: Cue; readonly source: AudioBufferSourceNode }[];
  /** The context rests, or has been told to. */
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
    // On a page that nobody has touched yet this waits for the first touch.
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

/** A context that runs asks for its silence to be mixed, too. */
function restSoon(out: Output): void {
  clearTimeout(out.rest);
  out.rest = setTimeout(() => {
    if (out.heard.length > 0) return;
    out.rests = true;
    out.context.suspend().catch(() => {});
  }, REST_MS);
}
