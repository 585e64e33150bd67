import { describe, expect, it } from 'vitest';
import { numbersIn, owedLines, owingsOf, wholeIssue } from './owings.ts';
import type { PlacedLine } from './placed-line.ts';

function line(betType: string, selection: PlacedLine['selection']): PlacedLine {
  return {
    betType,
    selection,
    choice: { rebate: '0' },
    units: 1,
    stakePerUnit: '10',
    discount: '0',
    odds: [{ tier: 'win', odds: '98.5' }],
    legs: null,
    cost: '10',
    rebate: '0',
  };
}

describe('what a line bets on', () => {
  it.each([
    ['vnn.lo2', { nums: ['07', '11'] }, ['07', '11']],
    ['vnn.tx', { opts: ['tai'] }, ['tai']],
    ['th.pak', { place: 'bu', nums: ['6'] }, ['bu:6']],
    ['fdmy.roll.big', { masks: ['R008'] }, ['R008']],
    ['tg.colokmacau', { pairs: ['08'] }, ['08']],
    ['tg.coloknaga', { triples: ['168'] }, ['168']],
    ['tg.colokjitu', { place: 'as', nums: ['2'] }, ['as:2']],
    ['tg.shio', { zodiacs: ['monkey'] }, ['monkey']],
    [
      'tg.kombinasi',
      {
        combos: [
          [
            { place: 'kop', attr: 'besar' },
            { place: 'ekor', attr: 'besar' },
          ],
        ],
      },
      ['kop.besar+ekor.besar'],
    ],
    ['lhc.tm', { nums: [20] }, ['20']],
    ['lhc.tm.color', { opts: ['red'] }, ['red']],
    // Three of them win together; none of them alone.
    ['ssc.b3.g6', { nums: [1, 2, 3] }, []],
  ])('of %s is named', (betType, selection, names) => {
    expect(numbersIn(line(betType, selection as PlacedLine['selection']))).toEqual(names);
  });

  it('is owed by the issue as often as one draw can pay it (R48)', () => {
    const lines = [{ ...line('vnn.lo2', { nums: ['07'] }), highestPrize: '26595' }];
    const [all, number] = owedLines([{ issueId: 3n, multiple: 2, lines }]);
    expect(all).toMatchObject({ betType: wholeIssue, owed: 531_900_000n });
    expect(number).toMatchObject({ numbers: ['07'], owed: 19_700_000n });
  });

  it('is owed once for each issue, bet type and number, and by the issue in all', () => {
    const lines = [line('vnn.lo2', { nums: ['11', '07'] }), line('vnn.lo2', { nums: ['07'] })];
    const owed = owingsOf(owedLines([{ issueId: 3n, multiple: 2, lines }]));
    // 10 at 98.5, twice: 1,970 a number, and both lines once for the issue.
    expect(owed).toEqual([
      { issueId: 3n, betType: wholeIssue, number: wholeIssue, owed: 39_400_000n },
      { issueId: 3n, betType: 'vnn.lo2', number: '07', owed: 39_400_000n },
      { issueId: 3n, betType: 'vnn.lo2', number: '11', owed: 19_700_000n },
    ]);
  });
});
