// Short sounds, synthesized: plucked notes for the player's turn, a soft knock for the chat, a rising chord for the end of the game.
export type Sound = "turn" | "chat" | "end";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the start of the sound. */
  at: number;
  /** Seconds until it has faded out. */
  length: number;
}

const A4 = 440;
const semitones = (n: number): number => A4 * 2 ** (n / 12);
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: semitones(-5), at: 0, length: 0.5 },
    { pitch: semitones(0), at: 0.12, length: 0.7 },
  ],
  chat: [{ pitch: semitones(-14), at: 0, length: 0.18 }],
  end: [-12, -5, 0, 4].map((n, nth) => ({ pitch: semitones(n), at: nth * 0.14, length: 1.1 })),
};
/** How loud each overtone is; the second and third make it a string instead of a whistle. */
const OVERTONES = [0.6, 0.25, 0.12];
const LOUDEST = 0.35;
const ATTACK = 0.008; // seconds
const SILENCE = 0.0001; // an exponential ramp cannot reach 0

let context: AudioContext | null = null;

/** Browsers allow sounds only after the visitor has clicked or typed; before that nothing is tried. */
const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

function pluck(audio: AudioContext, { pitch, at, length }: Note, volume: number): void {
  OVERTONES.forEach((share, nth) => {
    const start = audio.currentTime + at;
    const oscillator = new OscillatorNode(audio, { type: "sine", frequency: pitch * (nth + 1) });
    const gain = new GainNode(audio, { gain: SILENCE });
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(volume * share * LOUDEST, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + length / (nth + 1));
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  });
}

/** Plays a sound, with a volume from 0 to 1; returns whether it could. */
export function play(sound: Sound, volume: number): boolean {
  if (volume <= 0 || !isAllowed() || !("AudioContext" in globalThis)) return false;
  context ??= new AudioContext();
  const audio = context;
  void audio
    .resume()
    .then(() => SOUNDS[sound].forEach((note) => pluck(audio, note, volume)))
    .catch(() => undefined);
  return true;
}
