import { describe, expect, it } from 'vitest';
import { isBackofficePage, isPortalPage } from './portal-pages.ts';

describe('isPortalPage', () => {
  it.each([
    ['/', true],
    ['/index.html', true],
    ['/rng', true],
    ['/rng/', true],
    ['/play/107554', true],
    ['/m/personalHistoryCopy/rnd_1', true],
    ['/a/agentTeamOverview', true],
    ['/tables', true],
    ['/m/a/b/c/d', false],
    ['/wp-admin', false],
    ['/RNG', false],
    ['/rng/x', false],
    ['/play/<script>', false],
    ['/.env', false],
  ])('of %s is %s', (path, isPage) => {
    expect(isPortalPage(path, ['tables'])).toBe(isPage);
  });

  it('keeps the back office under its own base', () => {
    const paths = ['/backoffice', '/backoffice/', '/backoffice/members/mbr_1', '/backofficex'];
    expect(paths.map(isBackofficePage)).toEqual([true, true, true, false]);
  });
});
