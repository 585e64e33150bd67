import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { citations } from './citations.ts';

const pages = {
  'docs/rules/requirements.md': '# Requirements\n\n| R25 | A cryptographic generator. |\n',
  'docs/sources.md': '# Sources\n\n| `portal.md` | the specification |\n',
};

describe('citations', () => {
  it('catches a requirement that stands nowhere', () => {
    expect(offencesIn(citations, { ...pages, 'server/src/a.ts': '// R25 and R999.\n' })).toEqual([
      'server/src/a.ts:1 R999 does not stand in docs/rules/requirements.md.',
    ]);
  });

  it('catches a document that stands nowhere', () => {
    const files = {
      'server/a.sql': '\n-- secret.md 4\n',
      'packages/a/src/b.ts': '// portal.md 6\n',
    };
    expect(offencesIn(citations, { ...pages, ...files })).toEqual([
      'server/a.sql:2 secret.md does not stand in docs/sources.md.',
    ]);
  });

  it('reads comments, not code, and leaves paths to the pages', () => {
    const text = "const R7 = 'x.md'; // See docs/rules/money.md.\n";
    expect(offencesIn(citations, { ...pages, 'packages/a/src/b.ts': text })).toEqual([]);
  });
});
