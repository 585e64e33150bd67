import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const page = 'docs/dependencies.md';
const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const own = /^@portal\//u;

export const dependencies: Rule = {
  name: 'dependencies',
  sentence: 'every dependency has its reason written down',
  check: (tree) => {
    const reasons = new Set(tree.text(page).split('\n').flatMap(namesInRow));
    const manifests = tree.paths.filter((path) => /(?:^|\/)package\.json$/u.test(path));
    const used = manifests.flatMap((path) => namesIn(tree, path).map((name) => ({ name, path })));
    const names = new Set(used.map(({ name }) => name));
    return [
      ...used
        .filter(({ name }) => !reasons.has(name))
        .map(({ name, path }) => offence(path, `${name} has no reason in ${page}.`)),
      ...[...reasons]
        .filter((name) => !names.has(name))
        .map((name) => offence(page, `${name} is no dependency.`)),
    ];
  },
};

/** Names in the first column of a table. */
function namesInRow(line: string): readonly string[] {
  const first = line.startsWith('|') ? (line.split('|')[1] ?? '') : '';
  return [...first.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name);
}

function namesIn(tree: Tree, path: string): readonly string[] {
  const manifest = JSON.parse(tree.text(path)) as Readonly<Record<string, object | undefined>>;
  return groups
    .flatMap((group) => Object.keys(manifest[group] ?? {}))
    .filter((name) => !own.test(name));
}

function offence(path: string, message: string): Offence {
  return { path, line: 1, message };
}
