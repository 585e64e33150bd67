import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import {
  changedSettings,
  factorLines,
  hotLines,
  readFactors,
  readHotNumbers,
} from './settings-form.ts';

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
      exposurePerIssue: '',
      stakePerIssue: '',
      lowest: String(groups.lowest),
      highest: String(groups.highest),
      member: String(groups.member),
      source: settings.source,
      factors: '',
      hotNumbers: '',
    };
    expect(changedSettings(settings, typed)).toEqual(settings);
  });

  it('take amounts with separators of thousands', () => {
    const typed = {
      ...settings.limits,
      stakeHighest: '1,000 000',
      exposurePerNumber: '5,000',
      exposurePerIssue: '70,000',
      stakePerIssue: ' ',
      lowest: '1800',
      highest: '1960',
      member: '1950',
      source: settings.source,
      factors: '',
      hotNumbers: '',
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

  it('hold hot numbers, a line each, some of one issue only', () => {
    const text = 'vnn.lo2 68 0.8\nvnn.de.db 07 0 20260302-0480';
    const hotNumbers = [
      { betType: 'vnn.lo2', number: '68', factor: '0.8' },
      { betType: 'vnn.de.db', number: '07', factor: '0', issueNo: '20260302-0480' },
    ];
    expect(readHotNumbers(text)).toEqual(hotNumbers);
    expect(hotLines(hotNumbers)).toBe(text);
    expect([readHotNumbers('vnn.lo2 68 1.2'), readHotNumbers('vnn.lo2 0.8')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(readHotNumbers('')).toEqual([]);
  });
});
