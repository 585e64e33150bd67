import { runChild } from '../tasks/child.ts';
import type { Tally } from '../tasks/stage.ts';

const orders = 10_000;
const limitSeconds = 2 * 3600;

/**
 * Ten thousand orders at a provider that doubles, reorders, delays and loses what it tells: one end
 * each, and not a cent between both books (R117).
 */
export async function run(): Promise<Tally> {
  const { isOk } = await runChild({
    argv: ['bench/src/torture/main.ts', 'payments', '--orders', String(orders)],
    limitSeconds,
  });
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
}
