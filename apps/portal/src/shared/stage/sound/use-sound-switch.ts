import { useEffect, useState } from 'react';
import { createSound, type Sound } from './sound.ts';

/** Sound is off at every start, until the player asks for it; a hidden page is silent. */
export function useSoundSwitch(): { sound: Sound; isSoundOn: boolean; toggleSound: () => void } {
  const [sound] = useState(createSound);
  const [isSoundOn, setSoundOn] = useState(false);
  useEffect(() => {
    const hear = (): void => {
      sound.setOn(isSoundOn && document.visibilityState === 'visible');
    };
    document.addEventListener('visibilitychange', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
    };
  }, [sound, isSoundOn]);
  useEffect(() => () => sound.dispose(), [sound]);
  return {
    sound,
    isSoundOn,
    toggleSound: () => {
      sound.setOn(!isSoundOn);
      setSoundOn(!isSoundOn);
    },
  };
}
