import { describe, expect, it } from 'vitest';
import { banksIn } from './banks.ts';

describe('banksIn', () => {
  it('names those of the country whose money the site has first, then country by country', () => {
    const [thai, all] = [banksIn(['TH']), banksIn(['GB', 'TH', 'VN'], 'THB')];
    expect(all.slice(0, thai.length)).toEqual(thai);
    expect(all[thai.length]).toBe('Bank of Scotland');
    expect(banksIn(['VN', 'TH'], 'USD')).toEqual(banksIn(['VN', 'TH']));
  });

  it('names the banks of all countries of a site in order, each once', () => {
    const both = banksIn(['VN', 'TH', 'TH']);
    expect(both.slice(0, 3)).toEqual(['ACB', 'Agribank', 'BIDV']);
    expect(both).toHaveLength(new Set(both).size);
    expect(both).toHaveLength(banksIn(['TH']).length + banksIn(['VN']).length);
  });

  it('names none where no country has a list', () => {
    expect(banksIn(['ZZ'])).toEqual([]);
    expect(banksIn([])).toEqual([]);
  });

  it('names none where one country has no list: its members could choose no bank of theirs', () => {
    expect(banksIn(['TH', 'ZZ'])).toEqual([]);
  });
});
