import { describe, expect, it } from 'vitest';
import type { GameSettings } from '../game.ts';
import { isMajorChange } from './is-major-change.ts';

const settings: GameSettings = {
  families: ['vnn'],
  modes: ['TCG_LOTTO_VN'],
  source: 'inhouse',
  schedule: { kind: 'feed', zone: 420 },
  limits: {
    stakeLowest: '1',
    stakeHighest: '5000',
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
  },
  groups: { lowest: 1800, highest: 1960, member: 1950 },
  factors: { 'vnn.lo2': '0.9' },
};
const { limits, groups } = settings;

describe('a major change (R55)', () => {
  it.each([
    ['a prize group', { groups: { ...groups, member: 1940 } }],
    ['a lower payout of a line', { limits: { ...limits, payoutPerLine: '399999.99' } }],
    ['a lower payout of an issue', { limits: { ...limits, payoutPerIssue: '900000' } }],
    ['odds that fall', { factors: { 'vnn.lo2': '0.89' } }],
    ['a bet type that goes', { factors: { ...settings.factors, 'vnn.tx': '0' } }],
    ['another source of results', { source: 'beacon' as const }],
  ])('is %s', (_, changed) => {
    expect(isMajorChange(settings, { ...settings, ...changed })).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['a higher payout', { limits: { ...limits, payoutPerLine: '500000' } }],
    ['another stake', { limits: { ...limits, stakeHighest: '100', stakePerIssue: '10' } }],
    ['odds that rise', { factors: {} }],
    ['a hot number', { hotNumbers: [{ betType: 'vnn.lo2', number: '68', factor: '0.8' }] }],
  ])('is not %s', (_, changed) => {
    expect(isMajorChange(settings, { ...settings, ...changed })).toBe(false);
  });
});
