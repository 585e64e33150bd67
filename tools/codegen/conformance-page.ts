import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialectNames } from '@portal/vendors';
import { conformanceCases, readNotes } from '@portal/vendors/conformance';
import { root } from '../tasks/project.ts';
import { generatedPage, markdownTable } from './markdown.ts';

/** Every case of the conformance set in every dialect; `server` proves each of them in a test. */
export function conformancePage(): string {
  const file = join(root, 'packages/vendors/conformance/notes.json');
  const notes = readNotes(readFileSync(file, 'utf8'));
  const texts = dialectNames.flatMap((dialect) => Object.values(notes[dialect] ?? {}));
  const reasons = [...new Set(texts)];
  const rows = conformanceCases.map(({ name }) => [
    name,
    ...dialectNames.map((dialect) => {
      const note = notes[dialect]?.[name];
      return note === undefined ? 'proven' : `– ${reasons.indexOf(note) + 1}`;
    }),
  ]);
  const silent = dialectNames.map((dialect) => Object.keys(notes[dialect] ?? {}).length);
  const counts = dialectNames.map(
    (dialect, at) => `\`${dialect}\` ${conformanceCases.length - (silent[at] ?? 0)}`,
  );
  return generatedPage('Conformance of the vendor wallet', 'packages/vendors/conformance', [
    `${conformanceCases.length} cases in ${dialectNames.length} dialects, over the bytes of each. Proven: ${counts.join(', ')}.`,
    'Where a dialect has no words for a case there is nothing to prove:',
    reasons.map((reason, at) => `${at + 1}. ${reason}`).join('\n'),
    markdownTable(['Case', ...dialectNames.map((dialect) => `\`${dialect}\``)], rows),
  ]);
}
