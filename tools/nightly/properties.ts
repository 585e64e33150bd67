import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../tasks/child.ts';
import { commandPath, root } from '../tasks/project.ts';

const rounds = 40;
const limitSeconds = 600;

/** Tries every property with values that `npm test` never saw; a round is one seed for all. */
export async function run(): Promise<{ passed: number; failed: number }> {
  const seeds = Array.from({ length: rounds }, () => randomInt(2 ** 31));
  const failed: number[] = [];
  for (const seed of seeds) {
    const { isOk } = await runChild({
      argv: [commandPath('vitest'), 'run', '--reporter=dot', ...propertyTests()],
      env: { PROPERTY_SEED: String(seed) },
      limitSeconds,
    });
    if (!isOk) {
      failed.push(seed);
    }
  }
  console.log(`${rounds - failed.length} of ${rounds} seeds found nothing`);
  failed.forEach((seed) => console.error(`To see it again: PROPERTY_SEED=${seed} npx vitest run`));
  return { passed: rounds - failed.length, failed: failed.length };
}

function propertyTests(): readonly string[] {
  return globSync('{packages,server,apps}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"));
}
