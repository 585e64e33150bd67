import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { contextLevels } from './context-levels.ts';

const levelsPath = 'server/src/levels.ts';
const whole = {
  [levelsPath]: [
    'export const levels = {',
    '  wallet: { level: 1, uses: [] },',
    '  catalog: { level: 4, uses: [] },',
    "  games: { level: 5, uses: ['wallet'] },",
    "  lottery: { level: 5, uses: ['wallet'] },",
    '} as const;',
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
    const text = whole[levelsPath].replace("lottery: { level: 5, uses: ['wallet'", "$&, 'games'");
    expect(withFile(levelsPath, text)).toContain(
      `${levelsPath}:1 lottery uses games, which is not on a lower level.`,
    );
  });

  it('catches an edge that nobody takes', () => {
    const text = whole[levelsPath].replace("games: { level: 5, uses: ['wallet'", "$&, 'catalog'");
    expect(withFile(levelsPath, text)).toEqual([
      `${levelsPath}:1 games may use catalog and does not: take the edge away.`,
    ]);
  });

  it('catches a context without a level', () => {
    expect(withFile('server/src/contexts/limits/index.ts', '')).toEqual([
      `${levelsPath}:1 limits has no level.`,
    ]);
  });

  it('lets a level wait for its context, without an edge', () => {
    const text = whole[levelsPath].replace('catalog:', 'agents: { level: 4, uses: [] }, catalog:');
    expect(withFile(levelsPath, text)).toEqual([]);
    const early = text.replace("lottery: { level: 5, uses: ['wallet'", "$&, 'agents'");
    expect(withFile(levelsPath, early)).toEqual([
      `${levelsPath}:1 lottery may use agents and does not: take the edge away.`,
    ]);
  });

  it('catches missing levels', () => {
    expect(offencesIn(contextLevels, { 'server/src/contexts/wallet/index.ts': '' })).toHaveLength(
      1,
    );
  });
});
