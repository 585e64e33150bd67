import { runChild } from '../tasks/child.ts';
import type { Tally } from '../tasks/stage.ts';

const logins = 20_000;
const limitSeconds = 3 * 3600;

/**
 * Twenty thousand logins timed and stuffed, 5,000 numbers pumped, sessions planted (R59 to R70).
 */
export async function run(): Promise<Tally> {
  const { isOk } = await runChild({
    argv: ['bench/src/torture/main.ts', 'logins', '--logins', String(logins)],
    limitSeconds,
  });
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
}
