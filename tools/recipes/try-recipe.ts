import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from '../tasks/child.ts';
import { findOrInstallChromium } from '../tasks/chromium.ts';
import type { Tally } from '../tasks/stage.ts';
import { staticStages } from '../tasks/static-stages.ts';
import { unitStages } from '../tasks/test-stages.ts';
import { copyTree, touchedPaths } from './copy-tree.ts';
import { filesOf, readRecipe, type Recipe } from './recipe.ts';
import { excesses, touchedTable, type Touched } from './touched.ts';

const limitSeconds = 1800;

/**
 * Adds the example of a recipe to a copy of the tree, runs its checks and its tests there, and
 * prints which files it touched. Throws when a bound is exceeded or anything there is red.
 */
export async function tryRecipe(root: string, name: string): Promise<Tally> {
  const recipe = await readRecipe(root, name);
  const copy = copyTree(root);
  console.log(`${name} in ${copy}`);
  try {
    const touched = await addExample(copy, recipe);
    console.log(touchedTable(touched));
    const faults = [
      ...excesses(touched, recipe.bounds),
      ...pageFaults(root, name, touchedTable(touched)),
      ...(await runCheck(copy)),
      ...(await runScreens(copy, recipe)),
    ];
    console.log(`\n${name}\n${touchedTable(touched)}`);
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
    return { passed: 1, failed: 0 };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What codegen touches after the hand has finished is generated. */
async function addExample(copy: string, recipe: Recipe): Promise<Touched> {
  const texts = filesOf(copy, recipe);
  const created = [...texts.keys()].filter((path) => !existsSync(join(copy, path)));
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const byHand = new Set(touchedPaths(copy));
  const faults = await runIn(copy, 'tools/codegen/main.ts');
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return {
    created,
    edited: [...byHand].filter((path) => !created.includes(path)),
    generated: touchedPaths(copy).filter((path) => !byHand.has(path)),
  };
}

function pageFaults(root: string, name: string, table: string): readonly string[] {
  const page = `docs/recipes/${name}.md`;
  const isShown = readFileSync(join(root, page), 'utf8').includes(`\n${table}\n`);
  return isShown ? [] : [`${page} shows other files.`];
}

/**
 * `npm run check` part by part, so that each part has its own time: a copy begins with nothing that
 * was checked before.
 */
async function runCheck(copy: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name } of [...staticStages, ...unitStages]) {
    faults.push(...(await runIn(copy, 'tools/tasks/check.ts', { argv: [name] })));
  }
  return faults;
}

async function runScreens(copy: string, { screenTests }: Recipe): Promise<readonly string[]> {
  const env = { CHROMIUM_PATH: await findOrInstallChromium() };
  const vitest = 'node_modules/vitest/vitest.mjs';
  return runIn(copy, vitest, { argv: ['run', '--project', 'screens', screenTests], env });
}

async function runIn(
  copy: string,
  script: string,
  { argv = [], env = {} }: { readonly argv?: readonly string[]; readonly env?: object } = {},
): Promise<readonly string[]> {
  const { isOk } = await runChild({
    argv: [join(copy, script), ...argv],
    folder: copy,
    env: { ...env },
    limitSeconds,
  });
  return isOk ? [] : [`${[script, ...argv].join(' ')} is red in the copy.`];
}
