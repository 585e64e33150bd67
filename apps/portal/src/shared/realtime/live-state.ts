let isUp = false;

/** Whether hints come by the line of this tab; who asks from time to time rests meanwhile. */
export const liveState = {
  isUp: (): boolean => isUp,
  set: (value: boolean): void => {
    isUp = value;
  },
};

/** How often to ask: seldom while hints come, which may be lost with a line that seems to stand. */
export function askEvery(milliseconds: number): number {
  return isUp ? milliseconds * 5 : milliseconds;
}
