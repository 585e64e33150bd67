import type { Tally } from '../tasks/stage.ts';
import { runJourneys } from '../tasks/test-stages.ts';

const limitSeconds = 3600;

/** Every page of the portal without a parameter, its English longer than it is: nothing is cut. */
export async function run(): Promise<Tally> {
  return runJourneys(limitSeconds, { E2E_LOOKS: 'long', LONG_TEXTS: '1' });
}
