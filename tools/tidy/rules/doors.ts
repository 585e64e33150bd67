import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const contextFile = /^server\/src\/contexts\/(?<name>[^/]+)\//u;
const packageDoor = /^packages\/[^/]+\/src\/index\.ts$/u;

export const doors: Rule = {
  name: 'doors',
  sentence: 'each context has its door and its README, and each door opens with its purpose',
  check: (tree) => {
    const contexts = new Set(
      tree.paths.flatMap((path) => contextFile.exec(path)?.groups?.['name'] ?? []),
    );
    const folders = [...contexts].map((name) => `server/src/contexts/${name}`);
    const opened = [
      ...folders.map((folder) => `${folder}/index.ts`).filter((path) => tree.has(path)),
      ...tree.paths.filter((path) => packageDoor.test(path)),
    ];
    return [
      ...folders.flatMap((folder) => missing(tree, folder)),
      ...opened
        .filter((path) => !tree.text(path).trimStart().startsWith('/**'))
        .map((path) => ({
          path,
          line: 1,
          message: 'A door opens with a paragraph: purpose, invariants, what it refuses.',
        })),
    ];
  },
};

function missing(tree: Tree, folder: string): Offence[] {
  return ['index.ts', 'README.md']
    .filter((name) => !tree.has(`${folder}/${name}`))
    .map((name) => ({ path: folder, line: 1, message: `The context has no ${name}.` }));
}
