import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const control = /^packages\/ui\/src\/(?!styles)[^.]+\.css$/u;
const appSheet = /^apps\/[^/]+\/src\/app\/styles\.css$/u;
const featureModule = /^apps\/[^/]+\/src\/.+\.module\.css$/u;
const featureSheet = /^apps\/[^/]+\/src\/.+\.css$/u;

/** What may stand outside of braces, or open them, in each kind of sheet. */
const kinds = [
  {
    of: control,
    allows: /^@layer components$/u,
    message:
      'The sheet of a control stands in `@layer components` from its first rule to its last.',
  },
  {
    of: appSheet,
    allows: /^@(?:import|source|layer \w+$)/u,
    message: 'Outside of a layer this beats every utility: put it into one.',
  },
  {
    of: featureModule,
    allows: /^@layer features$/u,
    message: 'The module of a feature stands in `@layer features`, so that utilities still win.',
  },
  {
    of: featureSheet,
    allows: /^@import .+ layer\(\w+\)$/u,
    message:
      "A feature styles by utilities or by a `.module.css`; another's sheet goes into a layer.",
  },
] as const;

export const styleSheets: Rule = {
  name: 'style-sheets',
  sentence: 'each control has a layered sheet beside it, a feature utilities or a layered module',
  check: (tree) =>
    tree.paths
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => [...outsideOfLayer(path, tree.text(path)), ...notImported(path, tree)]),
};

function outsideOfLayer(path: string, text: string): Offence[] {
  const kind = kinds.find(({ of }) => of.test(path));
  return kind === undefined
    ? []
    : topLevel(text)
        .filter(({ prelude }) => !kind.allows.test(prelude))
        .map(({ line }) => ({ path, line, message: kind.message }));
}

/** What stands before each `;` or block that lies in no other block. */
function topLevel(text: string): readonly { prelude: string; line: number }[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) =>
    comment.replaceAll(/[^\n]/gu, ' '),
  );
  const found: { prelude: string; line: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: mark } of bare.matchAll(/[{};]/gu)) {
    if (depth === 0 && mark !== '}') {
      const prelude = bare.slice(start, index);
      const line = bare.slice(0, start + prelude.search(/\S/u)).split('\n').length;
      found.push({ prelude: prelude.trim().replaceAll(/\s+/gu, ' '), line });
    }
    depth += { '{': 1, '}': -1, ';': 0 }[mark] ?? 0;
    start = depth === 0 ? index + 1 : start;
  }
  return found;
}

/** A sheet arrives with the chunk that uses it only when the code beside it imports it. */
function notImported(path: string, tree: Tree): Offence[] {
  if (!control.test(path)) {
    return [];
  }
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const specifier = `./${path.slice(folder.length)}`;
  const isImported = tree.sources.some(
    (source) =>
      source.path.startsWith(folder) &&
      !source.path.slice(folder.length).includes('/') &&
      source.imports.some((line) => line.specifier === specifier),
  );
  const message = `No control beside it imports ${specifier}, so it never arrives.`;
  return isImported ? [] : [{ path, line: 1, message }];
}
