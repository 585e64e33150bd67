import { listOf } from '@portal/protocol/pages/vite';
import { describe, expect, it } from 'vitest';
import { pages, places } from './pages.ts';

describe('pages', () => {
  it('have one row for each address', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('show home at all its addresses, with its first paint (portal.md, section 2)', () => {
    const painted = listOf(pages).filter(({ hasFirstPaint }) => hasFirstPaint === true);
    const home = ['/', '/index', '/index.html', '/home', '/login', '/register'];
    expect(painted.map(({ path }) => path)).toEqual(home);
  });

  it('have places of the account that only a member opens', () => {
    expect(places.map(({ access }) => access)).toEqual(places.map(() => 'member'));
  });

  it('tell the server their addresses and nothing else', () => {
    const listed = listOf(pages);
    expect(listed.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    expect(listed.find(({ path }) => path === '/$one')).toEqual({
      path: '/$one',
      oneOf: 'extraGameCenters',
    });
    expect(listed.find(({ path }) => path === '/m')).toEqual({ path: '/m' });
    expect(listed.find(({ path }) => path === '/rng')).toEqual({ path: '/rng', category: 'RNG' });
  });
});
