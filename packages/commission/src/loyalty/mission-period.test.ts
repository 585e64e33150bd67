import { describe, expect, it } from 'vitest';
import { type MissionCycle, missionPeriods } from './mission-period.ts';

const run = (cycle: MissionCycle, closesOn: string | null = null) => ({
  cycle,
  opensOn: '2026-03-02',
  closesOn,
});
const keys = (...query: Parameters<typeof missionPeriods>) =>
  missionPeriods(...query).map(({ key, from, to, claimUntil }) => [key, from, to, claimUntil]);

// By hand from agents-loyalty-money.md D4; 2 March 2026 is a Monday.
describe('missionPeriods', () => {
  it('gives a day, and the day before it until its end', () => {
    expect(keys(run('DAILY'), '2026-03-02')).toEqual([
      ['2026-03-02', '2026-03-02', '2026-03-02', '2026-03-03'],
    ]);
    expect(keys(run('DAILY'), '2026-03-03').map(([key]) => key)).toEqual([
      '2026-03-03',
      '2026-03-02',
    ]);
  });

  it('gives weeks from Monday, cut by the days of the mission', () => {
    expect(keys(run('WEEKLY', '2026-03-11'), '2026-03-10')).toEqual([
      ['2026-03-09', '2026-03-09', '2026-03-11', '2026-03-22'],
      ['2026-03-02', '2026-03-02', '2026-03-08', '2026-03-15'],
    ]);
    expect(keys(run('WEEKLY', '2026-03-11'), '2026-03-23')).toEqual([]);
  });

  it('gives one period to what is done once, to be claimed a week after its end', () => {
    expect(keys(run('ONCE'), '2026-03-01')).toEqual([]);
    expect(keys(run('ONCE'), '2027-03-01')).toEqual([['once', '2026-03-02', null, null]]);
    expect(keys(run('EVENT', '2026-03-05'), '2026-03-12')).toEqual([
      ['once', '2026-03-02', '2026-03-05', '2026-03-12'],
    ]);
    expect(keys(run('EVENT', '2026-03-05'), '2026-03-13')).toEqual([]);
  });

  it('lets nothing be claimed after a last day for all claims', () => {
    const cut = (cycle: MissionCycle, claimsUntil: string) => ({ ...run(cycle), claimsUntil });
    expect(keys(cut('ONCE', '2026-03-04'), '2026-03-04')).toEqual([
      ['once', '2026-03-02', null, '2026-03-04'],
    ]);
    expect(keys(cut('ONCE', '2026-03-04'), '2026-03-05')).toEqual([]);
    expect(keys(cut('WEEKLY', '2026-03-30'), '2026-03-03').map((row) => row[3])).toEqual([
      '2026-03-15',
    ]);
  });
});
