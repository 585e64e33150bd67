import type { Mutant } from './mutants.ts';

/** Whether a row of `docs/survivors.md` says why this change of this file may live. */
export function isExplained(
  page: string,
  { file, change }: Pick<Mutant, 'file' | 'change'>,
): boolean {
  // A bar would end the cell of a table.
  const text = change.replaceAll('|', String.raw`\|`);
  return page
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/u).map((cell) => cell.trim()))
    .some(([, place = '', row]) => {
      const path = place.replaceAll('`', '');
      return row === text && path !== '' && file.endsWith(`/${path}`);
    });
}
