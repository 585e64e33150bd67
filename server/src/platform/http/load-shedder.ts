import type { RateClass } from '@portal/protocol';

/** Most calls at work at once; a class stops where its own ceiling is (R126: bets before lobby). */
export const defaultCeilings: Readonly<Record<RateClass, number>> = {
  play: 2048,
  write: 1024,
  credentials: 256,
  read: 768,
  codes: 64,
};

export interface LoadShedder {
  /** False when the class is full: the caller gets 503 at once. */
  enter(rate: RateClass): boolean;
  leave(rate: RateClass): void;
  readonly atWork: number;
}

export function createLoadShedder(ceilings: Readonly<Record<RateClass, number>>): LoadShedder {
  const most = Math.max(...Object.values(ceilings));
  const busy: Record<RateClass, number> = { play: 0, write: 0, credentials: 0, read: 0, codes: 0 };
  let atWork = 0;
  return {
    enter(rate) {
      if (busy[rate] >= ceilings[rate] || atWork >= most) {
        return false;
      }
      busy[rate] += 1;
      atWork += 1;
      return true;
    },
    leave(rate) {
      busy[rate] -= 1;
      atWork -= 1;
    },
    get atWork() {
      return atWork;
    },
  };
}
