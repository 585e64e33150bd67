import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const folderName = /^server\/migrations\/(?<folder>[^/]+)\//u;
const numbered = /^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const parts = ['up.sql', 'notes.md', 'check-before.sql', 'check-after.sql'];

export const migrations: Rule = {
  name: 'migrations',
  sentence: 'a migration has its own number, its SQL, its notes and its checks',
  check: (tree) => {
    const folders = new Set(
      tree.paths.flatMap((path) => folderName.exec(path)?.groups?.['folder'] ?? []),
    );
    return [...folders].toSorted().flatMap((folder, index, all) => {
      const previous = all[index - 1]?.slice(0, 4);
      const repeated = folder.slice(0, 4) === previous ? ['Its number is taken.'] : [];
      const unnumbered = numbered.test(folder) ? [] : ['Its name is not 0001-what-it-makes.'];
      return [...unnumbered, ...repeated, ...missingParts(tree, folder)].map(offenceAt(folder));
    });
  },
};

function missingParts(tree: Tree, folder: string): string[] {
  return parts
    .filter((part) => !tree.has(`server/migrations/${folder}/${part}`))
    .map((part) => `${part} is missing.`);
}

function offenceAt(folder: string): (message: string) => Offence {
  return (message) => ({ path: `server/migrations/${folder}`, line: 1, message });
}
