import { useState } from 'react';
import { createSound, type Sound } from './sound.ts';

/** Sound is off at every start, until the player asks for it. */
export function useSoundSwitch(): { sound: Sound; isSoundOn: boolean; toggleSound: () => void } {
  const [sound] = useState(createSound);
  const [isSoundOn, setSoundOn] = useState(false);
  return {
    sound,
    isSoundOn,
    toggleSound: () => {
      sound.setOn(!isSoundOn);
      setSoundOn(!isSoundOn);
    },
  };
}
