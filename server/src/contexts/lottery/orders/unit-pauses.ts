import { setImmediate as oneTurn } from 'node:timers/promises';

/** About as many as are read or met with a draw in some milliseconds. */
const unitsAtOnce = 2000;

/**
 * Called before each piece of work with its units: lets whoever else waits have a turn when so many
 * were worked through since the last one. A list of 100,000 tickets has a turn before and after it.
 */
export function unitPauses(): (units: number) => Promise<void> {
  let worked = 0;
  return async (units) => {
    if (worked > 0 && worked + units > unitsAtOnce) {
      worked = 0;
      await oneTurn();
    }
    worked += units;
  };
}
