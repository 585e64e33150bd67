import { describe, expect, it } from 'vitest';
import { auditSearch } from '../features/audit/audit-search.ts';
import { loginSearch, membersSearch } from './searches.ts';

describe('membersSearch', () => {
  it('keeps what the list understands and drops the rest', () => {
    expect(membersSearch({ search: ' ann ', state: 'locked', type: 'x', page: '3', a: 1 })).toEqual(
      {
        search: 'ann',
        state: 'locked',
        type: undefined,
        page: 3,
      },
    );
  });

  it.each([0, 1, -2, 1.5, 'x', {}, null, 1e9])('reads page %j as the first page', (page) => {
    expect(membersSearch({ page }).page).toBeUndefined();
  });

  it('takes an account of digits and cuts what is too long', () => {
    expect(membersSearch({ search: 8812 }).search).toBe('8812');
    expect(auditSearch({ subjectId: 'x'.repeat(100) }).subjectId).toHaveLength(64);
  });
});

describe('loginSearch', () => {
  it.each([
    ['/members?page=2', '/members?page=2'],
    ['//elsewhere.example', undefined],
    ['/\\elsewhere.example', undefined],
    ['https://elsewhere.example', undefined],
    [7, undefined],
  ])('follows %j to %j', (next, expected) => {
    expect(loginSearch({ next }).next).toBe(expected);
  });
});
