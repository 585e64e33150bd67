import { listOf } from '@portal/protocol/pages/vite';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';

describe('pages', () => {
  it('tell the server one address each and nothing else', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(listOf(pages)).toEqual(paths.map((path) => ({ path })));
  });
});
