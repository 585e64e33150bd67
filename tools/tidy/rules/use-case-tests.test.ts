import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { useCaseTests } from './use-case-tests.ts';

const games = 'server/src/contexts/games';
const spin = `${games}/use-cases/spin.ts`;
const body = 'export function spin() {}\n';

describe('useCaseTests', () => {
  it.each([spin, `${games}/slots/use-cases/spin.ts`])(
    'catches %s when no test reaches it',
    (path) => {
      expect(offencesIn(useCaseTests, { [path]: body })).toHaveLength(1);
    },
  );

  it.each([
    ['stands beside it', `${games}/use-cases/spin.test.ts`, './spin.ts'],
    ['covers its neighbours too', `${games}/use-cases/rounds.test.ts`, './spin.ts'],
  ])('lets a test count that %s', (_, path, specifier) => {
    const files = { [spin]: body, [path]: `import { spin } from '${specifier}';\n` };
    expect(offencesIn(useCaseTests, files)).toEqual([]);
  });

  it('lets a test of the routes count for what they bind, and no further', () => {
    const files = {
      [spin]: body,
      [`${games}/use-cases/stop.ts`]: 'export function stop() {}\n',
      [`${games}/routes.ts`]: "import { spin } from './use-cases/spin.ts';\n",
      [`${games}/routes.test.ts`]: '',
    };
    const [offence, ...others] = offencesIn(useCaseTests, files);
    expect(offence).toContain(`${games}/use-cases/stop.ts:1 No test of this context reaches`);
    expect(others).toEqual([]);
  });

  it('looks through the door for what a test takes by name', () => {
    const doorLines = [
      "export { spin } from './use-cases/spin.ts';",
      "export { stop } from './use-cases/stop.ts';",
    ];
    const files = {
      [spin]: body,
      [`${games}/use-cases/stop.ts`]: 'export function stop() {}\n',
      [`${games}/index.ts`]: doorLines.join('\n'),
      [`${games}/a.test.ts`]: "import { spin } from './index.ts';\n",
    };
    const [offence, ...others] = offencesIn(useCaseTests, files);
    expect(offence).toContain('stop.ts');
    expect(others).toEqual([]);
  });

  it('does not count the test of another context', () => {
    const far = {
      'server/src/contexts/wallet/a.test.ts':
        "import { spin } from '../games/use-cases/spin.ts';\n",
    };
    expect(offencesIn(useCaseTests, { [spin]: body, ...far })).toHaveLength(1);
  });
});
