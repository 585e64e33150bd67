import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { dependencies } from './dependencies.ts';

const manifest = JSON.stringify({
  dependencies: { zod: '^4.0.0', '@portal/money': '*' },
  devDependencies: { vitest: '^5.0.0' },
});

describe('dependencies', () => {
  it('catches a dependency without a reason, and a reason without a dependency', () => {
    const page = '# Dependencies\n\n| `zod` | schemas |\n| `lodash` | habit |\n';
    expect(
      offencesIn(dependencies, { 'server/package.json': manifest, 'docs/dependencies.md': page }),
    ).toEqual([
      'docs/dependencies.md:1 lodash is no dependency.',
      'server/package.json:1 vitest has no reason in docs/dependencies.md.',
    ]);
  });
});
