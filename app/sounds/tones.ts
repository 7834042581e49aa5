/** The sounds of the table, made as they are needed: a few soft tones each, no recorded file. */

/** Starts after so many seconds, glides from one pitch to another (in Hz), dies away. */
interface Tone {
  readonly after: number;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loudness: number;
}

export const sounds = ['card', 'yourTurn', 'dragon', 'fightEnds', 'gameEnds'] as const;
export type Sound = (typeof sounds)[number];

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ after: 0, from: 320, to: 180, seconds: 0.09, loudness: 0.12 }],
  yourTurn: [
    { after: 0, from: 523, to: 523, seconds: 0.16, loudness: 0.07 },
    { after: 0.11, from: 659, to: 659, seconds: 0.24, loudness: 0.07 },
  ],
  dragon: [
    { after: 0, from: 165, to: 330, seconds: 0.5, loudness: 0.12 },
    { after: 0.12, from: 247, to: 494, seconds: 0.5, loudness: 0.06 },
  ],
  fightEnds: [
    { after: 0, from: 392, to: 392, seconds: 0.2, loudness: 0.08 },
    { after: 0.16, from: 294, to: 294, seconds: 0.36, loudness: 0.08 },
  ],
  gameEnds: [
    { after: 0, from: 392, to: 392, seconds: 0.3, loudness: 0.08 },
    { after: 0.18, from: 494, to: 494, seconds: 0.3, loudness: 0.08 },
    { after: 0.36, from: 587, to: 587, seconds: 0.7, loudness: 0.09 },
  ],
};

/** So quiet is silence. */
const silence = 0.0001;

let audio: AudioContext | undefined;

function sing(context: AudioContext, { after, from, to, seconds, loudness }: Tone): void {
  const start = context.currentTime + after;
  const end = start + seconds;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(silence, end);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  // Browsers let a page be heard only once somebody has pressed something in it.
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of tones[sound]) sing(audio, tone);
}
