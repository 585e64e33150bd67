import { describe, expect, it } from 'vitest';
import { accountPages } from './account-pages.ts';
import { isMeasured } from './measured.ts';
import { pages } from './pages.ts';

describe('isMeasured', () => {
  it('counts home and the pages that explain, and no other', () => {
    const paths = [...pages, ...accountPages].filter(isMeasured).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/login',
        '/register',
        '/help',
        '/promotions',
        '/down',
        '/join',
      ]),
    );
    const never = ['/rng', '/lottery', '/$one', '/play/$nodeId', '/m', '/agentHome', '/m/deposit'];
    expect(paths.filter((path) => never.includes(path))).toEqual([]);
    expect(paths.filter((path) => /^\/[ma]\//u.test(path))).toEqual([]);
  });
});
