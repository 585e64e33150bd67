import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { pages } from './pages.ts';

const adr = 'docs/adr/0001-money.md';
const file = { 'packages/money/src/index.ts': '' };

describe('pages', () => {
  it('lets a whole page stand', () => {
    const text =
      '# Money\n\n## Why so\n\nSee [above](#why-so).\n\nEnds at `packages/money/src/index.ts`.\n';
    expect(offencesIn(pages, { ...file, [adr]: text })).toEqual([]);
  });

  it.each([
    ['no title', 'Money\n', 'one title'],
    ['two titles', '# A\n\n# B\n', 'one title'],
    ['a dead link', '# A\n\n[b](b.md)\n', 'b.md leads nowhere'],
    ['a dead anchor', '# A\n\n[b](#b)\n', '#b leads nowhere'],
    ['a dead path', '# A\n\n`packages/money/src/gone.ts`\n', 'leads nowhere'],
    ['no newline at the end', '# A', 'one newline'],
    ['an empty line at the end', '# A\n\n', 'one newline'],
  ])('catches %s', (_, text, message) => {
    const found = offencesIn(pages, { ...file, 'docs/glossary.md': text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('catches a decision that ends at no file', () => {
    const [offence] = offencesIn(pages, { ...file, [adr]: '# Money\n\nBecause.\n' });
    expect(offence).toContain('names no file');
  });

  it('catches a page over its length', () => {
    const text = `# A\n${'\nx'.repeat(60)}\n\n[b](packages/money/src/index.ts)\n`;
    const [offence] = offencesIn(pages, { ...file, 'README.md': text });
    expect(offence).toContain('more than 60');
  });

  it('does not read fenced blocks', () => {
    const text = '# A\n\n```sh\n# a comment\n[x](gone.md)\n```\n';
    expect(offencesIn(pages, { 'docs/glossary.md': text })).toEqual([]);
  });
});
