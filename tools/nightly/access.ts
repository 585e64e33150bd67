import type { Tally } from '../tasks/stage.ts';
import { runJourneys } from '../tasks/test-stages.ts';

const limitSeconds = 3 * 3600;

/**
 * Every page of the portal without a parameter by axe in both themes, at 1280, 768 and 390 pixels,
 * in English and in Arabic; `npm test` looks at each page once, in these combinations by turns.
 */
export async function run(): Promise<Tally> {
  return runJourneys(limitSeconds, { E2E_LOOKS: 'matrix' });
}
