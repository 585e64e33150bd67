import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryRecipe } from '../recipes/try-recipe.ts';
import { root } from '../tasks/project.ts';

/** Every recipe whose example is added to a copy of the tree, with the checks and tests there. */
export async function run(): Promise<{ passed: number; failed: number }> {
  const entries = readdirSync(join(root, 'tools/recipes'), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names) {
    await tryRecipe(root, name);
  }
  return { passed: names.length, failed: 0 };
}
