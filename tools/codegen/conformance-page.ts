import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialectNames } from '@portal/vendors';
import { conformanceCases, isOfWords, readNotes } from '@portal/vendors/conformance';
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
      const number = note === undefined ? '' : ` ${reasons.indexOf(note) + 1}`;
      return note === undefined ? 'proven' : `${isOfWords(note) ? 'told' : 'skipped'}${number}`;
    }),
  ]);
  const counts = dialectNames.map((dialect) => {
    const noted = Object.values(notes[dialect] ?? {});
    const told = noted.filter((note) => isOfWords(note)).length;
    return `\`${dialect}\` ${conformanceCases.length - noted.length} and ${told}`;
  });
  return generatedPage('Conformance of the vendor wallet', 'packages/vendors/conformance', [
    `${conformanceCases.length} cases in ${dialectNames.length} dialects, over the bytes of each.`,
    `Proven, and proven by other words: ${counts.join(', ')}.`,
    'Where a dialect lacks the words of a case, others tell it: what it does to money is proven, its own words are not.',
    'Where no others do, the case is skipped, which is no pass. The words, and why a case is skipped:',
    reasons.map((reason, at) => `${at + 1}. ${reason}`).join('\n'),
    markdownTable(['Case', ...dialectNames.map((dialect) => `\`${dialect}\``)], rows),
  ]);
}
