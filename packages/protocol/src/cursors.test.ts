import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';

/** Whether a query refuses this cursor; one without cursors refuses none as such. */
function refuses({ query }: Endpoint, cursor: string): boolean {
  const { error } = query?.safeParse({ cursor }) ?? {};
  return error?.issues.some(({ path }) => path[0] === 'cursor') === true;
}

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const lists = all.filter(([, endpoint]) => refuses(endpoint, '\0'));

/** What no list gave: bytes that are no text, another kind of row, no row at all. */
const unreadable = ['AAAAAAAA', '____', 'zzz_0198f0aa6000', 'a-b', '-1', '1-', '', 'bet_', '\0'];

describe('the cursor of a list', () => {
  it('is asked for by every list that goes on', () => {
    expect(lists.length).toBeGreaterThan(50);
  });

  it.each(lists)('of %s that it never gave is a bad request', (_name, endpoint) => {
    expect(unreadable.filter((text) => !refuses(endpoint, text))).toEqual([]);
  });
});
