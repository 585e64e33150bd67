import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { changedSettings, factorLines, readFactors } from './settings-form.ts';

const { settings } = samples.createLotteryGame;

describe('the settings of a game in a form', () => {
  it('are the same when nothing is changed', () => {
    const { limits, groups } = settings;
    const typed = {
      stakeLowest: limits.stakeLowest,
      stakeHighest: limits.stakeHighest,
      payoutPerLine: limits.payoutPerLine,
      payoutPerIssue: limits.payoutPerIssue,
      exposurePerNumber: '',
      stakePerIssue: '',
      lowest: String(groups.lowest),
      highest: String(groups.highest),
      member: String(groups.member),
      factors: '',
    };
    expect(changedSettings(settings, typed)).toEqual(settings);
  });

  it('take amounts with separators of thousands', () => {
    const typed = {
      ...settings.limits,
      stakeHighest: '1,000 000',
      exposurePerNumber: '5,000',
      stakePerIssue: ' ',
      lowest: '1800',
      highest: '1960',
      member: '1950',
      factors: '',
    };
    const { limits } = changedSettings(settings, typed);
    expect([limits.stakeHighest, limits.exposurePerNumber, limits.stakePerIssue]).toEqual([
      '1000000',
      '5000',
      undefined,
    ]);
  });

  it('hold factors by bet type, a line each', () => {
    expect(readFactors('vnn.lo2 0.95\nvnn.de.db: 0')).toEqual({
      'vnn.lo2': '0.95',
      'vnn.de.db': '0',
    });
    expect(factorLines({ 'vnn.lo2': '0.95' })).toBe('vnn.lo2 0.95');
    expect(readFactors('nothing of the kind')).toBeUndefined();
  });
});
