import { decorationSequence } from '../colour.ts';

/** What one sound is made of: tones with an envelope, and bursts of noise through a filter. */
export type Voice =
  | {
      readonly kind: 'tone';
      readonly wave: OscillatorType;
      readonly hertz: number;
      /** Slides to this pitch over its life. */
      readonly toHertz?: number;
      readonly afterSeconds: number;
      readonly lastsSeconds: number;
      readonly loudness: number;
    }
  | {
      readonly kind: 'noise';
      /** Middle of the band that is heard. */
      readonly hertz: number;
      readonly afterSeconds: number;
      readonly lastsSeconds: number;
      readonly loudness: number;
    };

/** Plays a voice into `output`; everything it makes is gone when it has ended. */
export function playVoice(audio: AudioContext, output: AudioNode, voice: Voice): void {
  const startsAt = audio.currentTime + voice.afterSeconds;
  const endsAt = startsAt + voice.lastsSeconds;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, startsAt);
  envelope.gain.linearRampToValueAtTime(voice.loudness, startsAt + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, endsAt);
  envelope.connect(output);
  if (voice.kind === 'tone') {
    const oscillator = audio.createOscillator();
    oscillator.type = voice.wave;
    oscillator.frequency.setValueAtTime(voice.hertz, startsAt);
    if (voice.toHertz !== undefined) {
      oscillator.frequency.exponentialRampToValueAtTime(voice.toHertz, endsAt);
    }
    oscillator.connect(envelope);
    oscillator.start(startsAt);
    oscillator.stop(endsAt);
  } else {
    const source = noiseSource(audio, false);
    source.connect(bandOf(audio, voice.hertz)).connect(envelope);
    source.start(startsAt);
    source.stop(endsAt);
  }
}

export function bandOf(audio: AudioContext, hertz: number): BiquadFilterNode {
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = 0.9;
  return band;
}

const buffers = new WeakMap<AudioContext, AudioBuffer>();

/** Half a second of noise, computed once. */
export function noiseSource(audio: AudioContext, isLoop: boolean): AudioBufferSourceNode {
  const buffer = buffers.get(audio) ?? makeNoise(audio);
  buffers.set(audio, buffer);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = isLoop;
  return source;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const next = decorationSequence(1);
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, at) => {
    samples[at] = next() * 2 - 1;
  });
  return buffer;
}
