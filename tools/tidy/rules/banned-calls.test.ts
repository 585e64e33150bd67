import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { bannedCalls } from './banned-calls.ts';

describe('bannedCalls', () => {
  it.each([
    ['packages/games/src/a.ts', 'Math.random()'],
    ['packages/games/src/a.ts', '[1].map(Math.random)'],
    ['tools/seed/a.ts', 'Math.random()'],
    ['server/src/contexts/games/a.ts', 'Date.now()'],
    ['server/src/platform/clock.ts', 'Date.now()'],
    ['server/src/contexts/games/a.ts', 'Temporal.Now.instant()'],
    ['server/src/contexts/games/a.ts', 'env.clock.setOffset(60_000)'],
    ['server/src/start.ts', 'clock.setOffset(-1)'],
    ['packages/i18n/src/a.ts', 'new Date()'],
    ['apps/portal/src/app/a.ts', 'new Date()'],
    ['server/src/contexts/games/a.ts', 'parseFloat(text)'],
    ['packages/money/src/a.ts', 'Number.parseFloat(text)'],
    ['apps/portal/src/app/a.tsx', 'price.toFixed(2)'],
    ['apps/portal/src/features/slots/api/a.ts', "fetch('/x')"],
    ['apps/portal/src/features/slots/api/a.ts', "window.fetch('/x')"],
    ['server/src/contexts/games/a.ts', 'process.env.PORT'],
    ['apps/portal/src/app/a.ts', 'import.meta.env.MODE'],
    ['apps/portal/src/app/a.tsx', "lazy(() => import('./b.tsx'))"],
  ])('catches in %s: %s', (path, expression) => {
    expect(offencesIn(bannedCalls, { [path]: `const x = ${expression};\n` })).toHaveLength(1);
  });

  it.each([
    ['server/src/platform/clock.ts', 'performance.now()'],
    ['server/src/platform/demo/first-start.ts', 'clock.setOffset(0)'],
    ['server/src/contexts/games/a.test.ts', 'clock.setOffset(0)'],
    ['apps/portal/src/shared/clock.ts', 'new Date()'],
    ['packages/i18n/src/a.ts', 'new Date(iso)'],
    ['packages/art/src/a.ts', 'x.toFixed(1)'],
    ['tools/tasks/a.ts', 'seconds.toFixed(1)'],
    ['apps/portal/src/shared/http-client.ts', "fetch('/x')"],
    ['server/src/main.test.ts', "fetch('/healthz')"],
    ['server/src/main.ts', 'readConfig(process.env)'],
    ['server/src/platform/a.ts', "{ PATH: process.env['PATH'] }"],
    ['server/test/database.ts', 'process.env.TEST_DATABASE_URL'],
    ['apps/portal/src/shared/env.ts', 'import.meta.env.MODE'],
    ['apps/portal/src/shared/client/lazy-in-time.ts', 'lazy(load)'],
  ])('lets pass in %s: %s', (path, expression) => {
    expect(offencesIn(bannedCalls, { [path]: `const x = ${expression};\n` })).toEqual([]);
  });

  it('says what to use instead', () => {
    const [offence] = offencesIn(bannedCalls, { 'packages/a/src/a.ts': '\nMath.random();\n' });
    expect(offence).toBe(
      'packages/a/src/a.ts:2 Math.random is banned: ' +
        'draw from ctx.random, or from fast-check in a test.',
    );
  });
});
