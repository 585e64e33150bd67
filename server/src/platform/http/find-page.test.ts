import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';

const pages = [
  { path: '/', hasFirstPaint: true as const },
  { path: '/index.html', hasFirstPaint: true as const },
  { path: '/rng' },
  { path: '/$one', oneOf: 'extraGameCenters' as const },
  { path: '/play/$nodeId' },
  { path: '/m' },
  { path: '/m/personalHistoryCopy/$roundId' },
];

describe('findPage', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/index.html'],
    ['/rng', '/rng'],
    ['/rng/', '/rng'],
    ['/play/107554', '/play/$nodeId'],
    ['/m', '/m'],
    ['/m/personalHistoryCopy/rnd_1', '/m/personalHistoryCopy/$roundId'],
    ['/tables', '/$one'],
    ['/m/personalHistoryCopy', undefined],
    ['/m/a/b/c/d', undefined],
    ['/play', undefined],
    ['/play/', undefined],
    ['/play/a/b', undefined],
    ['/wp-admin', undefined],
    ['/RNG', undefined],
    ['/rng/x', undefined],
    ['/rng//', undefined],
    ['//', undefined],
    ['/$one', undefined],
    ['/play/$nodeId', undefined],
    ['/play/<script>', undefined],
    ['/.env', undefined],
  ])('at %s finds %s', (path, page) => {
    expect(findPage(pages, path, () => ['tables'])?.path).toBe(page);
  });
});
