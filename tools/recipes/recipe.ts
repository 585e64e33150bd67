import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyEdit, type Edit } from './edit.ts';
import type { Touched } from './touched.ts';

/** How many files a recipe may touch. */
export interface RecipeBounds {
  readonly newFiles: number;
  readonly editedFiles: number;
}

/** An example that a script adds to a copy of the tree: whole files, and edits of standing ones. */
export interface Recipe {
  readonly name: string;
  readonly bounds: RecipeBounds;
  /** Tests of the example that `check` does not run, because they need a browser. */
  readonly screenTests: string;
  readonly edits: readonly Edit[];
  /** Path in the tree by path of the template. */
  readonly files: ReadonlyMap<string, string>;
}

type Declared = Omit<Recipe, 'name' | 'files'>;

/** Keeps compiler, linter and tests away from files that stand in no tree yet. */
const suffix = '.template';

export async function readRecipe(root: string, name: string): Promise<Recipe> {
  const folder = join(root, 'tools/recipes', name);
  const declaration = join(folder, 'example.ts');
  if (!existsSync(declaration)) {
    throw new Error(`There is no recipe ${name}.`);
  }
  const { example } = (await import(pathToFileURL(declaration).href)) as { example: Declared };
  const files = join(folder, 'files');
  const templates = globSync(`**/*${suffix}`, { cwd: files }).toSorted();
  return {
    ...example,
    name,
    files: new Map(
      templates.map((path) => [
        join(files, path),
        path.replaceAll('\\', '/').slice(0, -suffix.length),
      ]),
    ),
  };
}

/** The texts of a tree with the example in it, by path: new files and edited ones. */
export function filesOf(root: string, recipe: Recipe): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [template, path] of recipe.files) {
    texts.set(numbered(root, path), readFileSync(template, 'utf8'));
  }
  for (const edit of recipe.edits) {
    const source = texts.get(edit.path) ?? readFileSync(join(root, edit.path), 'utf8');
    texts.set(edit.path, applyEdit(source, edit));
  }
  return texts;
}

/** The files that the hand touches, by kind. */
export function handWork({ edits, files }: Recipe): Omit<Touched, 'generated'> {
  return {
    created: [...files.values()],
    edited: [...new Set(edits.map(({ path }) => path))],
  };
}

const migrations = 'server/migrations/';

/** A migration takes the number after the last one of the tree. */
function numbered(root: string, path: string): string {
  const last = readdirSync(join(root, migrations)).toSorted().at(-1) ?? '0000';
  const next = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  return path.replace(`${migrations}next-`, `${migrations}${next}-`);
}
