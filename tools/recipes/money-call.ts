import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, type Tree } from '../tidy/tree.ts';

const moneyCallPage = 'docs/recipes/new-money-call.md';
const refill =
  /refillFunMoney|refill-(?:fun-money|line)|fun_refill_limit|members\/fun-money\.ts|"refill"/u;

/** Every file of the tree that the refill of fun money is made of. */
export function refillFiles(tree: Tree): readonly string[] {
  return tree.paths
    .filter(
      (path) =>
        /^(?:packages|server|apps)\//u.test(path) &&
        !path.includes('/generated/') &&
        refill.test(`${path} ${tree.text(path)}`),
    )
    .toSorted();
}

/** The files that a page lists, in a column of their own. */
export function listedFiles(page: string): readonly string[] {
  const rows = [...page.matchAll(/^\| `(?<path>[^`]+)` \|/gmu)];
  return rows.flatMap(({ groups }) => groups?.['path'] ?? []).toSorted();
}

/** The example of this recipe stands in the tree: counts its files, translations apart. */
export function tryMoneyCall(root: string): void {
  const files = refillFiles(readTree(root));
  const translated = files.filter((path) => /\/locales\/(?!en\/)/u.test(path));
  console.log(`by hand: ${files.length - translated.length}\ntranslated: ${translated.length}`);
  const listed = listedFiles(readFileSync(join(root, moneyCallPage), 'utf8'));
  if (listed.join(' ') !== files.join(' ')) {
    throw new Error(`${moneyCallPage} shows other files than\n${files.join('\n')}`);
  }
}
