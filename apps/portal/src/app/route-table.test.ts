import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import { routeTable, rowOf } from './route-table.ts';

describe('routeTable', () => {
  it('has one row for each address and names every path once', () => {
    const listed = routeTable.map(({ path }) => path);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of Object.values(paths)) {
      expect(rowOf(path)?.path).toBe(path);
    }
  });

  it('keeps records behind the login (portal.md, navigation guard)', () => {
    const guarded = routeTable.filter(({ access }) => access === 'member').map(({ path }) => path);
    expect(guarded).toEqual([paths.bettingRecord, paths.round, paths.statement]);
  });

  it('shows home at all its addresses (portal.md, section 2)', () => {
    for (const path of ['/', '/index', '/index.html', '/home']) {
      expect(rowOf(path)?.title).toBe('home');
    }
  });
});
