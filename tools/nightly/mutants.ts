import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExplained } from '../faults/explained.ts';
import { sampledMutants } from '../faults/sampled-mutants.ts';
import { survives } from '../faults/survives.ts';
import { root } from '../tasks/project.ts';

const folders = [
  'server/src/platform/http',
  'server/src/contexts/identity',
  'server/src/contexts/onboarding',
  'server/src/contexts/wallet',
];

/**
 * Changes one small thing at a time and runs the tests of its folder. A survivor that
 * `docs/survivors.md` does not explain fails the night. Each night draws other changes;
 * `MUTANTS_SEED` repeats one, `MUTANTS` says how many.
 */
export function run(): { passed: number; failed: number } {
  const seed = process.env['MUTANTS_SEED'] ?? randomBytes(4).toString('hex');
  const count = Number(process.env['MUTANTS'] ?? 200);
  console.log(`${count} changes, MUTANTS_SEED=${seed}`);
  const page = readFileSync(join(root, 'docs/survivors.md'), 'utf8');
  let failed = 0;
  for (const { folder, mutant } of sampledMutants(folders, { seed, count })) {
    const name = `${mutant.file}:${mutant.line} ${mutant.change}`;
    const isSurvivor = survives(folder, mutant);
    const isAllowed = isSurvivor && isExplained(page, mutant);
    failed += isSurvivor && !isAllowed ? 1 : 0;
    console.log(`${isSurvivor ? (isAllowed ? 'explained' : 'SURVIVED ') : 'found    '} ${name}`);
  }
  return { passed: count - failed, failed };
}
