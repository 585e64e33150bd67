import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { specification } from './specification.ts';

const head = '| Line | State | Area | File | Test |\n|---|---|---|---|---|\n';
const open = '| help | open | lobby | – | – |\n';
const whole = '| logo | whole | house | `a/logo.tsx` | `a/logo.test.tsx` |\n';

function page(sentence: string, rows: string): Record<string, string> {
  return { 'docs/specification.md': `# The specification\n\n${sentence}\n\n${head}${rows}` };
}

const full = `${whole}${open.repeat(408)}`;
const sentence = 'Of 409 lines 1 stand whole, 0 in part, 408 are open; 1 name their test.';

describe('specification', () => {
  it('accepts rows with their proof and counts that agree', () => {
    expect(offencesIn(specification, page(sentence, full))).toEqual([]);
  });

  it('catches a row that went, and counts that no longer agree', () => {
    expect(offencesIn(specification, page(sentence, `${whole}${open.repeat(407)}`))).toEqual([
      'docs/specification.md:1 408 rows, not 409.',
      'docs/specification.md:1 The page does not say "Of 409 lines 1 stand whole, 0 in part, 407 are open; 1 name their test.".',
    ]);
  });

  it.each([
    ['| a | part | x | – | `a.test.ts` |\n', 'A line that stands names the file that does it.'],
    ['| a | whole | x | `a.ts` | `b.ts` |\n', 'b.ts is no test.'],
    ['| a | open | x | `a.ts` | – |\n', 'A line that is open names no files.'],
    ['| a | done | x | `a.ts` | – |\n', 'A state is one of whole, part, open, not "done".'],
  ])('catches %s', (row, message) => {
    const offences = offencesIn(specification, page(sentence, `${row}${full}`));
    expect(offences).toContain(`docs/specification.md:7 ${message}`);
  });
});
