import type { WinTier } from '../wins/win-tier.ts';
import { bandOf, noiseSource, playVoice, type Voice } from './tones.ts';
import { featureVoices, pressVoices, stopVoices, winVoices } from './voices.ts';

/**
 * The sounds of a machine, synthesised here. Nothing sounds until the player asks for it, and
 * nothing is fetched for it.
 */
export interface Sound {
  readonly setOn: (isOn: boolean) => void;
  readonly press: () => void;
  /** The rush of turning reels, from the first to the last. */
  readonly turn: (isTurning: boolean) => void;
  readonly reelStop: () => void;
  readonly win: (tier: WinTier) => void;
  readonly feature: () => void;
  readonly dispose: () => void;
}

interface Mixer {
  readonly audio: AudioContext;
  readonly output: AudioNode;
  readonly ambience: GainNode;
  readonly rush: GainNode;
}

const ambienceLoudness = 0.05;
const duckedLoudness = 0.015;
const rushLoudness = 0.09;
const duckSeconds = 0.12;

export function createSound(): Sound {
  let mixer: Mixer | undefined;
  let isOn = false;
  const play = (voices: readonly Voice[]): void => {
    if (isOn && mixer !== undefined) {
      for (const voice of voices) {
        playVoice(mixer.audio, mixer.output, voice);
      }
    }
  };
  /** The ambience steps back while something else is heard. */
  const duck = (lastsSeconds: number): void => {
    if (mixer !== undefined) {
      const { audio, ambience } = mixer;
      ambience.gain.cancelScheduledValues(audio.currentTime);
      ambience.gain.setTargetAtTime(duckedLoudness, audio.currentTime, duckSeconds);
      ambience.gain.setTargetAtTime(ambienceLoudness, audio.currentTime + lastsSeconds, 0.6);
    }
  };
  return {
    setOn: (next) => {
      isOn = next;
      if (next) {
        mixer ??= openMixer();
      }
      void (next ? mixer?.audio.resume() : mixer?.audio.suspend());
    },
    press: () => {
      play(pressVoices);
    },
    turn: (isTurning) => {
      if (mixer !== undefined) {
        const loudness = isTurning ? rushLoudness : 0;
        mixer.rush.gain.setTargetAtTime(loudness, mixer.audio.currentTime, duckSeconds);
        duck(isTurning ? 20 : 0);
      }
    },
    reelStop: () => {
      play(stopVoices);
    },
    win: (tier) => {
      play(winVoices[tier]);
      duck(winVoices[tier].length * 0.15);
    },
    feature: () => {
      play(featureVoices);
      duck(1.5);
    },
    dispose: () => {
      isOn = false;
      void mixer?.audio.close();
      mixer = undefined;
    },
  };
}

function openMixer(): Mixer {
  const audio = new AudioContext();
  const output = audio.createDynamicsCompressor();
  output.connect(audio.destination);
  const ambience = gainInto(audio, output, ambienceLoudness);
  const rush = gainInto(audio, output, 0);
  startAmbience(audio, ambience);
  const noise = noiseSource(audio, true);
  noise.connect(bandOf(audio, 420)).connect(rush);
  noise.start();
  return { audio, output, ambience, rush };
}

function gainInto(audio: AudioContext, output: AudioNode, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.value = loudness;
  gain.connect(output);
  return gain;
}

/** An open fifth that slowly breathes. */
function startAmbience(audio: AudioContext, output: AudioNode): void {
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 500;
  filter.connect(output);
  for (const [hertz, detune] of [
    [98, -4],
    [98, 5],
    [147, 0],
    [196, 3],
  ] as const) {
    const oscillator = audio.createOscillator();
    oscillator.type = 'triangle';
    oscillator.frequency.value = hertz;
    oscillator.detune.value = detune;
    oscillator.connect(filter);
    oscillator.start();
  }
  const breath = audio.createOscillator();
  const depth = audio.createGain();
  breath.frequency.value = 0.07;
  depth.gain.value = 220;
  breath.connect(depth).connect(filter.frequency);
  breath.start();
}
