import { listOf } from '@portal/protocol/pages/vite';
import { describe, expect, it } from 'vitest';
import { accountPages } from './account-pages.ts';
import { centreOf } from './account-places.ts';
import type { AccountRow, PageRow } from './page-row.ts';
import { pages as publicPages } from './pages.ts';

const pages: readonly PageRow[] = [...publicPages, ...accountPages];

describe('pages', () => {
  it('have one row for each address', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('show home at all its addresses, with its first paint (portal.md, section 2)', () => {
    const painted = listOf(pages).filter(({ hasFirstPaint }) => hasFirstPaint === true);
    const home = ['/', '/index', '/index.html', '/home', '/login', '/register'];
    expect(painted.map(({ path }) => path)).toEqual([...home, '/help', '/helpmc', '/chat']);
  });

  it('have places in the menu of a centre that only its people open', () => {
    const rows: readonly AccountRow[] = accountPages;
    const placed = rows.filter(({ place }) => place !== undefined);
    expect(placed.map(({ access }) => access)).toEqual(placed.map(({ path }) => centreOf(path)));
    expect(placed.filter(({ path }) => path.includes('$'))).toEqual([]);
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
