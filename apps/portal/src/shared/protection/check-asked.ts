import { create } from 'zustand';

/** Stakes that were refused until the reality check is answered, whichever call it was (R8). */
interface CheckAsked {
  readonly times: number;
  readonly ask: () => void;
}

export const checkAsked = create<CheckAsked>()((set) => ({
  times: 0,
  ask: () => {
    set(({ times }) => ({ times: times + 1 }));
  },
}));
