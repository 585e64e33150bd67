import { nowMs } from '../time/clock.ts';

/** portal.md, section 9: one action on favourites per second, whichever heart is pressed. */
const restMs = 1000;

let lastMs = Number.NEGATIVE_INFINITY;

export const favouritePace = {
  /** True when an action may go out now, which then begins the next rest. */
  take: (): boolean => {
    const now = nowMs();
    if (now - lastMs < restMs) {
      return false;
    }
    lastMs = now;
    return true;
  },
  forget: (): void => {
    lastMs = Number.NEGATIVE_INFINITY;
  },
};
