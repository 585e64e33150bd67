import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';

/** Lists of the twelve pages of agents, with what each needs besides its page (B5). */
const day = { from: '2026-03-02', to: '2026-03-02' };
const byNumber = [
  { list: 'listRegisterLinks', rest: {} },
  { list: 'listDownline', rest: {} },
  { list: 'listTeamStatement', rest: day },
  { list: 'listTeamFiles', rest: {} },
  { list: 'listContracts', rest: { direction: 'in' } },
] as const;
const byCursor = [
  { list: 'listTeamBets', rest: day },
  { list: 'listTeamTransactions', rest: day },
  { list: 'listContractBills', rest: { kind: 'DAILY', direction: 'in', ...day } },
] as const;

const wrongSizes = ['0', '101', '-1', '1.5', '1e2', ' 20', ''];

function takes(list: keyof typeof endpoints, query: Readonly<Record<string, string>>): boolean {
  const endpoint: Endpoint = endpoints[list];
  return endpoint.query?.safeParse(query).success === true;
}

describe('the pages of agents', () => {
  it.each(byNumber)('$list has 10, 20, 50 or 100 rows, of a page that has a number', (row) => {
    const { list, rest } = row;
    for (const pageSize of ['1', '10', '20', '50', '100']) {
      expect(takes(list, { ...rest, pageSize, page: '3' }), pageSize).toBe(true);
    }
    for (const wrong of wrongSizes) {
      expect(takes(list, { ...rest, pageSize: wrong }), `size ${wrong}`).toBe(false);
    }
    for (const wrong of ['0', '-1', '1000001', 'x']) {
      expect(takes(list, { ...rest, page: wrong }), `page ${wrong}`).toBe(false);
    }
  });

  it.each(byCursor)('$list goes on behind a row, at most 100 at a time', ({ list, rest }) => {
    expect(takes(list, { ...rest })).toBe(true);
    for (const limit of ['1', '10', '20', '50', '100']) {
      expect(takes(list, { ...rest, limit }), limit).toBe(true);
    }
    for (const wrong of wrongSizes) {
      expect(takes(list, { ...rest, limit: wrong }), `limit ${wrong}`).toBe(false);
    }
    for (const wrong of ['', '2', "x' or 1=1", 'mbr_00000000-0000-7000-8000-000000000000']) {
      expect(takes(list, { ...rest, cursor: wrong }), `cursor ${wrong}`).toBe(false);
    }
    // No page has a number where rows come by time.
    expect(takes(list, { ...rest, page: '2' })).toBe(false);
  });
});
