import { playVoice, type Voice } from './tones.ts';
import { ballVoices, drawnVoices } from './voices.ts';

/** The sounds of a draw: its numbers come out, and it is whole. Nothing tells a win from a loss. */
export interface DrawSound {
  readonly setOn: (isOn: boolean) => void;
  readonly ball: () => void;
  readonly drawn: () => void;
  readonly dispose: () => void;
}

/** Silent, and without an audio device, until somebody turns it on. */
export function createDrawSound(): DrawSound {
  let audio: AudioContext | undefined;
  let isOn = false;
  const play = (voices: readonly Voice[]): void => {
    if (isOn && audio !== undefined) {
      for (const voice of voices) {
        playVoice(audio, audio.destination, voice);
      }
    }
  };
  return {
    setOn: (next) => {
      isOn = next;
      if (next) {
        audio ??= new AudioContext();
      }
      void (next ? audio?.resume() : audio?.suspend());
    },
    ball: () => {
      play(ballVoices);
    },
    drawn: () => {
      play(drawnVoices);
    },
    dispose: () => {
      isOn = false;
      void audio?.close();
      audio = undefined;
    },
  };
}
