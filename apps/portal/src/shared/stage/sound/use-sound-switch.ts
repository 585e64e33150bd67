import { useEffect, useState } from 'react';

/** What is heard of a page, made once and silent until it is asked for. */
interface Switched {
  readonly setOn: (isOn: boolean) => void;
  readonly dispose: () => void;
}

/**
 * Sound is off at every start, until the player asks for it; a hidden page is silent, and so is one
 * that is muted for another reason.
 */
export function useSoundSwitch<Sound extends Switched>(
  create: () => Sound,
  isMuted = false,
): { sound: Sound; isSoundOn: boolean; toggleSound: () => void } {
  const [sound] = useState(create);
  const [isSoundOn, setSoundOn] = useState(false);
  useEffect(() => {
    const hear = (): void => {
      sound.setOn(isSoundOn && !isMuted && document.visibilityState === 'visible');
    };
    hear();
    document.addEventListener('visibilitychange', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
    };
  }, [sound, isSoundOn, isMuted]);
  useEffect(() => () => sound.dispose(), [sound]);
  return {
    sound,
    isSoundOn,
    toggleSound: () => {
      // Within the press itself: a browser lets nothing sound that no press asked for.
      sound.setOn(!isSoundOn && !isMuted);
      setSoundOn(!isSoundOn);
    },
  };
}
