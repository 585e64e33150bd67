import { wholeLocales } from '@portal/i18n';
import { betTypes, findBetType } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { ruleText } from './rule-text.ts';

describe('the rules of a bet type as text', () => {
  it.each(wholeLocales)('are there in %s for all 468, without a hole', (locale) => {
    const titles = betTypes.map((betType) => {
      const lines = ruleText(betType, locale);
      for (const line of lines) {
        expect(line, betType.id).not.toMatch(/\{|\}|undefined|NaN|lottery-rules/u);
      }
      expect(lines.length, betType.id).toBeGreaterThanOrEqual(9);
      return lines[0];
    });
    expect(titles).toHaveLength(468);
  });

  it('say what is chosen, when it wins, and the exact chance, odds and return', () => {
    expect(ruleText(assertDefined(findBetType('ssc.b3.g6'), 'ssc.b3.g6'), 'en')).toEqual([
      'Group, all different — the last three digits',
      'Game: Five digits (SSC)',
      'You choose: at least 3 different numbers',
      'Number of bets: every combination of 3 of the chosen',
      'Wins when: the last three digits are all different and all chosen, in any order',
      '',
      'Chances and prices',
      '  win: chance 3/500 (about 0.6%), odds 162.5, return 97.5%',
      'Odds are decimal and include the stake. The return is the average paid back for each unit staked.',
      'The odds are those of prize group 1950. Another group pays in proportion, and the difference comes back as a rebate.',
    ]);
  });

  it('name refunds, discounts, kinds of number and prices that come together', () => {
    const text = (id: string) => ruleText(assertDefined(findBetType(id), id), 'en').join('\n');
    expect(text('lhc.tm.side')).toContain('big, small, odd, even, digit sum odd');
    expect(text('lhc.tm.side')).toContain(
      'chance 24/49 (about 48.98%), stake back 1/49, odds 1.959',
    );
    expect(text('tg.4d')).toContain('66% of the stake is not charged');
    expect(text('th.tod3')).toContain(
      'three different digits · win: chance 3/500 (about 0.6%), odds 150, return 90%',
    );
    expect(text('th.tod3')).toContain(
      'one pair · win: chance 3/1000 (about 0.3%), odds 150, return 45%',
    );
    expect(text('kl8.x3')).toContain('3 drawn: chance 57/4108 (about 1.388%), odds 26.5');
    expect(text('kl8.x3')).toContain('All of these together return 57.58%.');
    expect(text('vnn.xien2')).toContain('chance ≈ 1/18.2209 (about 5.488%), odds 17');
  });
});
