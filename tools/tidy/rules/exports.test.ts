import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { exports } from './exports.ts';

const barrel = "export { a } from './a.ts';\nexport type { B } from './b.ts';\n";

describe('exports', () => {
  it('catches a default export', () => {
    const path = 'apps/portal/src/features/slots/components/tile.tsx';
    expect(offencesIn(exports, { [path]: 'export default function Tile() {}\n' })).toHaveLength(1);
  });

  it('lets configuration files and lazy pages export by default', () => {
    const text = 'export default {};\n';
    const files = {
      'vitest.config.ts': text,
      'e2e/support/start-stack.ts': text,
      'apps/portal/src/app/pages/home.tsx': text,
    };
    expect(offencesIn(exports, files)).toEqual([]);
  });

  it.each([
    'server/src/platform/index.ts',
    'packages/money/src/a/index.ts',
    'apps/portal/src/features/slots/index.ts',
  ])('catches the barrel %s', (path) => {
    expect(offencesIn(exports, { [path]: barrel })).toHaveLength(1);
  });

  it.each([
    'packages/money/src/index.ts',
    'packages/money/src/b.ts',
    'server/src/contexts/wallet/index.ts',
  ])('lets the door %s stand', (path) => {
    const manifest = JSON.stringify({ exports: { '.': './src/index.ts', './b': './src/b.ts' } });
    const files = { 'packages/money/package.json': manifest, [path]: barrel };
    expect(offencesIn(exports, files)).toEqual([]);
  });
});
