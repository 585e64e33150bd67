import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const folderName = /^server\/migrations\/(?<folder>[^/]+)\//u;
const numbered = /^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*$/u;
/**
 * What is asked of one that changes what is there. One that only makes tables has nothing to
 * compare, locks nothing and is undone by dropping them: its reason stands above its SQL.
 */
const partsOfChange = ['notes.md', 'check-before.sql', 'check-after.sql'];
const reason = /^-- \S/u;
const changes =
  /^\s*(?:alter table|drop \w+|update|delete from|truncate)\s+(?:if exists\s+|only\s+)?(\w+)/gimu;

export const migrations: Rule = {
  name: 'migrations',
  sentence:
    'a migration has its own number, its SQL, its reason, and notes and checks when it changes what stands',
  check: (tree) => {
    const folders = new Set(
      tree.paths.flatMap((path) => folderName.exec(path)?.groups?.['folder'] ?? []),
    );
    return [...folders].toSorted().flatMap((folder, index, list) => {
      const previous = list[index - 1]?.slice(0, 4);
      const repeated = folder.slice(0, 4) === previous ? ['Its number is taken.'] : [];
      const unnumbered = numbered.test(folder) ? [] : ['Its name is not 0001-what-it-makes.'];
      return [...unnumbered, ...repeated, ...missingParts(tree, folder)].map(offenceAt(folder));
    });
  },
};

function missingParts(tree: Tree, folder: string): string[] {
  const sql = tree.text(`server/migrations/${folder}/up.sql`);
  const missing = ['up.sql', ...(changesWhatStands(sql) ? partsOfChange : [])]
    .filter((part) => !tree.has(`server/migrations/${folder}/${part}`))
    .map((part) => `${part} is missing.`);
  const hasReason = reason.test(sql) || tree.has(`server/migrations/${folder}/notes.md`);
  return hasReason ? missing : [...missing, 'Its SQL does not begin with its reason.'];
}

/** Whether the SQL touches a table that it does not make itself. */
function changesWhatStands(sql: string): boolean {
  const made = new Set(
    [...sql.matchAll(/create table\s+(?:if not exists\s+)?(\w+)/giu)].map(([, name]) => name),
  );
  return [...sql.matchAll(changes)].some(([, name]) => !made.has(name));
}

function offenceAt(folder: string): (message: string) => Offence {
  return (message) => ({ path: `server/migrations/${folder}`, line: 1, message });
}
