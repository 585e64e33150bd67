import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { contextLevels } from './context-levels.ts';

const levelsPath = 'server/src/levels.ts';
const whole = {
  [levelsPath]: [
    'export const levels = { wallet: 1, catalog: 4, games: 5, lottery: 5 } as const;',
    "export const uses = { catalog: [], games: ['wallet'], lottery: ['wallet'] } as const;",
    '',
  ].join('\n'),
  'server/src/contexts/wallet/index.ts': 'export const post = 1;\n',
  'server/src/contexts/catalog/index.ts': 'export const games = 1;\n',
  'server/src/contexts/games/index.ts': "export { post } from '../wallet/index.ts';\n",
  'server/src/contexts/lottery/use-cases/bet.ts': "import { post } from '../../wallet/index.ts';\n",
};

function withFile(path: string, text: string): string[] {
  return offencesIn(contextLevels, { ...whole, [path]: text });
}

describe('contextLevels', () => {
  it('lets contexts use what the levels allow', () => {
    expect(offencesIn(contextLevels, whole)).toEqual([]);
  });

  it.each([
    [
      'upwards',
      'server/src/contexts/wallet/store.ts',
      '../games/index.ts',
      'wallet may not use games',
    ],
    [
      'sideways',
      'server/src/contexts/lottery/store.ts',
      '../games/index.ts',
      'lottery may not use games',
    ],
    [
      'down without an edge',
      'server/src/contexts/games/store.ts',
      '../catalog/index.ts',
      'games may not use catalog',
    ],
  ])('catches a use %s', (_, path, specifier, message) => {
    const [offence, ...others] = withFile(path, `import { a } from '${specifier}';\n`);
    expect(offence).toContain(message);
    expect(others).toEqual([]);
  });

  it('catches an edge that does not lead downwards', () => {
    const text = whole[levelsPath].replace("lottery: ['wallet']", "lottery: ['wallet', 'games']");
    expect(withFile(levelsPath, text)).toContain(
      `${levelsPath}:1 lottery uses games, which is not on a lower level.`,
    );
  });

  it('catches an edge that nobody takes', () => {
    const text = whole[levelsPath].replace("games: ['wallet']", "games: ['wallet', 'catalog']");
    expect(withFile(levelsPath, text)).toEqual([
      `${levelsPath}:1 games may use catalog and does not: take the edge away.`,
    ]);
  });

  it('catches a context without a level and a level without a context', () => {
    expect(withFile('server/src/contexts/limits/index.ts', '')).toEqual([
      `${levelsPath}:1 limits has no level.`,
    ]);
    const text = whole[levelsPath].replace('lottery: 5', 'lottery: 5, agents: 4');
    expect(withFile(levelsPath, text)).toEqual([`${levelsPath}:1 agents is no context.`]);
  });

  it('catches missing levels', () => {
    expect(offencesIn(contextLevels, { 'server/src/contexts/wallet/index.ts': '' })).toHaveLength(
      1,
    );
  });
});
