import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults, type GamesFault } from '@portal/games/proof';

const root = join(import.meta.dirname, '../..');

/**
 * Plants each fault in a copy of the package and runs the tests that have to find it (R131).
 * Throws when a fault stays unfound; `find` has to be in the file, so the list cannot go stale.
 */
export async function run(): Promise<{ passed: number; failed: number }> {
  const copy = mkdtempSync(join(tmpdir(), 'games-faults-'));
  try {
    for (const part of ['src', 'proof', 'vectors', 'package.json']) {
      cpSync(join(root, 'packages/games', part), join(copy, part), { recursive: true });
    }
    // The test runner follows a tsconfig, and this one leads out of the copy.
    rmSync(join(copy, 'proof/tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(
      join(copy, 'vitest.config.ts'),
      'export default { test: { testTimeout: 120_000 } };\n',
    );
    const unfound = faults.filter((fault) => !isFound(copy, fault)).map(({ name }) => name);
    console.log(`${faults.length - unfound.length} of ${faults.length} planted faults found`);
    if (unfound.length > 0) {
      throw new Error(`Planted faults that no test finds: ${unfound.join(', ')}.`);
    }
    return await Promise.resolve({ passed: faults.length, failed: 0 });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function isFound(copy: string, fault: GamesFault): boolean {
  const path = join(copy, 'src', fault.file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(fault.find)) {
    throw new Error(`The fault "${fault.name}" does not fit ${fault.file} any more.`);
  }
  writeFileSync(
    path,
    sound.replace(fault.find, () => fault.replace),
  );
  try {
    return fails(copy, fault);
  } finally {
    writeFileSync(path, sound);
  }
}

/** Vitest answers 1 when a test fails; anything else is not a finding. */
function fails(copy: string, { test, only }: GamesFault): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const names = only === undefined ? [] : ['-t', only];
  const result = spawnSync(process.execPath, [vitest, 'run', '--root', copy, test, ...names], {
    cwd: copy,
    encoding: 'utf8',
  });
  return result.status === 1 && /Tests.*failed/u.test(result.stdout);
}
