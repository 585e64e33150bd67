import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tasks/project.ts';
import { readTree } from '../tidy/tree.ts';
import { listedFiles, refillFiles } from './money-call.ts';
import { filesOf, handWork, readRecipe } from './recipe.ts';
import { excesses, handTable } from './touched.ts';

const folders = readdirSync(join(root, 'tools/recipes'), { withFileTypes: true });
const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const pageOf = (name: string) => readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8');

/** The nightly run adds the example and runs its tests; here only what a rename would break. */
describe.each(names)('the recipe %s', (name) => {
  it('fits the tree: each anchor reads in one place', async () => {
    const recipe = await readRecipe(root, name);
    const { created, edited } = handWork(recipe);
    expect(filesOf(root, recipe).size).toBe(created.length + edited.length);
  });

  it('stays within its bounds', async () => {
    const recipe = await readRecipe(root, name);
    expect(excesses(handWork(recipe), recipe.bounds)).toEqual([]);
  });

  it('shows on its page the files that it touches', async () => {
    expect(pageOf(name)).toContain(`\n${handTable(handWork(await readRecipe(root, name)))}\n`);
  });
});

describe('the recipe of a money call', () => {
  it('lists every file of the refill of fun money', () => {
    expect(listedFiles(pageOf('new-money-call'))).toEqual(refillFiles(readTree(root)));
  });
});
