import { join } from 'node:path';
import { runChild } from './child.ts';
import { commandPath, root } from './project.ts';
import { failure, success, type Stage } from './stage.ts';

/** What can be said without running the product; each command counts as one. */
export const staticStages: readonly Stage[] = [
  commandStage('format', commandPath('oxfmt'), '--check', '.'),
  commandStage('lint', commandPath('oxlint'), '--type-aware', '.'),
  commandStage('types', commandPath('typescript', 'tsc'), '-b'),
  commandStage('tidy', join(root, 'tools/tidy/main.ts')),
  commandStage('dead code', commandPath('knip')),
  commandStage('generated', join(root, 'tools/codegen/main.ts'), '--check'),
];

function commandStage(name: string, ...argv: readonly string[]): Stage {
  return {
    name,
    limitSeconds: 600,
    run: async (limitSeconds) => {
      const { isOk, timedOut } = await runChild({ argv, limitSeconds });
      if (timedOut) {
        console.error(`${name} was ended after ${Math.round(limitSeconds)} s.`);
      }
      return isOk ? success : failure;
    },
  };
}
