import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { imports } from './imports.ts';

const manifests = Object.fromEntries(
  Object.entries({
    'packages/money': '@portal/money',
    'packages/lottery': '@portal/lottery',
    'packages/proof': '@portal/proof',
    'packages/protocol': '@portal/protocol',
    'packages/ui': '@portal/ui',
    server: '@portal/server',
    'apps/portal': '@portal/portal-app',
    'apps/backoffice': '@portal/backoffice-app',
    e2e: '@portal/e2e',
    tools: '@portal/tools',
  }).map(([folder, name]) => [`${folder}/package.json`, JSON.stringify({ name })]),
);

function offences(path: string, specifier: string): string[] {
  return offencesIn(imports, { ...manifests, [path]: `import { x } from '${specifier}';\n` });
}

describe('imports', () => {
  it.each([
    ['packages/money/src/a.ts', 'zod'],
    ['packages/lottery/src/a.ts', '@portal/protocol'],
    ['packages/lottery/src/a.ts', 'node:fs'],
    ['packages/lottery/src/a.ts', '@portal/proof'],
    ['packages/lottery/src/a.ts', '../proof/laws.ts'],
    ['packages/lottery/src/a.test.ts', '../proof/laws.ts'],
    ['packages/lottery/proof/laws.ts', '@portal/protocol'],
    ['packages/proof/src/a.ts', '@portal/lottery'],
    ['server/src/contexts/games/a.ts', '@portal/lottery/proof'],
    ['packages/protocol/src/a.ts', '@portal/lottery'],
    ['packages/ui/src/a.tsx', '@portal/protocol'],
    ['server/src/platform/a.ts', '../contexts/wallet/index.ts'],
    ['server/src/contexts/games/a.ts', '../wallet/store.ts'],
    ['server/src/contexts/games/use-cases/a.ts', '../../wallet/use-cases/post.ts'],
    ['server/src/contexts/games/a.ts', '../../wiring.ts'],
    ['server/src/contexts/games/a.ts', '@portal/portal-app'],
    ['apps/portal/src/features/slots/a.ts', '../login/b.ts'],
    ['apps/portal/src/features/slots/a.ts', '../../app/router.tsx'],
    ['apps/portal/src/shared/a.ts', '../features/login/b.ts'],
    ['apps/portal/src/app/a.ts', '@portal/server'],
    ['apps/portal/src/app/a.ts', '@portal/backoffice-app'],
    ['e2e/a.ts', '@portal/server'],
    ['tools/seed/a.ts', '@portal/server'],
  ])('catches %s importing %s', (path, specifier) => {
    const [first, ...others] = offences(path, specifier);
    expect(first).toContain(`${path}:1 ${specifier}`);
    expect(others).toEqual([]);
  });

  it.each([
    ['packages/lottery/src/a.ts', '@portal/money'],
    ['packages/lottery/src/a.ts', './pricing/b.ts'],
    ['packages/lottery/src/a.test.ts', 'fast-check'],
    ['packages/lottery/src/testing/random-run.ts', 'fast-check'],
    ['packages/lottery/proof/checks.ts', '@portal/proof'],
    ['packages/lottery/proof/checks.ts', 'node:fs'],
    ['packages/lottery/proof/checks.ts', '../src/index.ts'],
    ['tools/rules/vectors.ts', '@portal/lottery/proof'],
    ['packages/protocol/src/a.ts', 'zod'],
    ['server/src/contexts/games/use-cases/a.ts', '../../wallet/index.ts'],
    ['server/src/contexts/games/use-cases/a.ts', '../store.ts'],
    ['server/src/contexts/games/a.ts', '../../platform/context.ts'],
    ['server/src/wiring.ts', './contexts/games/routes.ts'],
    ['apps/portal/src/features/slots/a.ts', '../../shared/b.ts'],
    ['apps/portal/src/app/a.ts', '../features/slots/b.ts'],
    ['tools/codegen/a.ts', '@portal/server/test/database.ts'],
  ])('lets %s import %s', (path, specifier) => {
    expect(offences(path, specifier)).toEqual([]);
  });

  it('catches a relative import that leaves its package', () => {
    const [message] = offences('packages/lottery/src/a.ts', '../../money/src/amount.ts');
    expect(message).toContain('leaves its package');
  });

  it('catches re-exports and dynamic imports alike', () => {
    const path = 'packages/lottery/src/a.ts';
    const text = "export { x } from 'node:fs';\nawait import('node:os');\n";
    expect(offencesIn(imports, { ...manifests, [path]: text })).toHaveLength(2);
  });

  it('keeps what exists for tests out of the product', () => {
    const path = 'apps/portal/src/features/slots/a';
    const specifier = '../../testing/samples.ts';
    expect(offences(`${path}.ts`, specifier)).toHaveLength(1);
    expect(offences(`${path}.test.ts`, specifier)).toEqual([]);
    expect(offences('server/src/start.ts', '../test/harness.ts')).toHaveLength(1);
  });

  it('lets a front end take the types of endpoints and refuses their schemas', () => {
    const path = 'apps/portal/src/features/slots/a.ts';
    for (const specifier of ['@portal/protocol/endpoints', '@portal/protocol/boot']) {
      const typed = `import type { endpoints } from '${specifier}';\n`;
      expect(offencesIn(imports, { ...manifests, [path]: typed })).toEqual([]);
      expect(offences(path, specifier)).toHaveLength(1);
    }
    expect(offences(path, '@portal/protocol/calls/games')).toEqual([]);
  });
});
