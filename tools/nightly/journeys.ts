import type { Tally } from '../tasks/stage.ts';
import { runJourneys } from '../tasks/test-stages.ts';

const limitSeconds = 3600;

/** Every journey in all its looks; `npm test` plays each in one look of each width. */
export async function run(): Promise<Tally> {
  return runJourneys(limitSeconds, { E2E_LOOKS: 'all' });
}
