/** Short synthesised tones; nothing sounds until the player asks for it. */
export interface Sound {
  readonly setOn: (isOn: boolean) => void;
  readonly reelStop: (reel: number) => void;
  readonly win: (multiple: number) => void;
  readonly feature: () => void;
}

interface Tone {
  readonly hertz: number;
  readonly afterSeconds: number;
  readonly lastsSeconds: number;
  readonly loudness: number;
  readonly wave: OscillatorType;
}

export function createSound(): Sound {
  let audio: AudioContext | undefined;
  let isOn = false;
  const play = (tones: readonly Tone[]): void => {
    if (!isOn || audio === undefined) {
      return;
    }
    for (const tone of tones) {
      playTone(audio, tone);
    }
  };
  return {
    setOn(next) {
      isOn = next;
      if (next) {
        audio ??= new AudioContext();
        void audio.resume();
      }
    },
    reelStop(reel) {
      play([
        {
          hertz: 130 + reel * 18,
          afterSeconds: 0,
          lastsSeconds: 0.09,
          loudness: 0.16,
          wave: 'triangle',
        },
      ]);
    },
    win(multiple) {
      const notes = [523, 659, 784, 1047, 1319];
      const count = multiple >= 10 ? 5 : multiple >= 2 ? 4 : 3;
      play(notes.slice(0, count).map((hertz, index) => bell(hertz, index * 0.11)));
    },
    feature() {
      play([392, 523, 659, 784, 1047].map((hertz, index) => bell(hertz, index * 0.16)));
    },
  };
}

function bell(hertz: number, afterSeconds: number): Tone {
  return { hertz, afterSeconds, lastsSeconds: 0.5, loudness: 0.1, wave: 'sine' };
}

function playTone(audio: AudioContext, tone: Tone): void {
  const startsAt = audio.currentTime + tone.afterSeconds;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = tone.wave;
  oscillator.frequency.value = tone.hertz;
  gain.gain.setValueAtTime(0, startsAt);
  gain.gain.linearRampToValueAtTime(tone.loudness, startsAt + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, startsAt + tone.lastsSeconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startsAt);
  oscillator.stop(startsAt + tone.lastsSeconds);
}
