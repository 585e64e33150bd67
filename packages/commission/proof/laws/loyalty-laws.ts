import {
  birthdayIn,
  cancelBonus,
  convertPoints,
  creditPoints,
  dailyVipCheck,
  defaultPointRules,
  earnedPointsE4,
  isBirthdayGiftOpen,
  requiredTurnover,
  vipProgress,
} from '../../src/index.ts';
import type { Law } from '@portal/proof';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** agents-loyalty-money.md D8, turnover and cancelling. */
export function wageringLaws(): readonly Law[] {
  const cancel = (netMinor: bigint, policy: 'PRO_RATA' | 'FORFEIT_ALL'): unknown =>
    cancelBonus({ cashMinor: 10_000n, bonusMinor: 5_000n, netMinor, policy });
  return [
    [
      '8 x (100 + 50)',
      requiredTurnover({
        base: 'DEPOSIT_PLUS_BONUS',
        multiple: 8n,
        depositMinor: 10_000n,
        bonusMinor: 5_000n,
        winningsMinor: 0n,
      }),
      120_000n,
    ],
    [
      'lost 30: real 70, forfeit 50',
      cancel(-3_000n, 'PRO_RATA'),
      { realMinor: 7_000n, forfeitMinor: 5_000n },
    ],
    [
      'won 200: real 233.33, forfeit 116.67',
      cancel(20_000n, 'PRO_RATA'),
      { realMinor: 23_333n, forfeitMinor: 11_667n },
    ],
    [
      'forfeit all keeps the cash',
      cancel(20_000n, 'FORFEIT_ALL'),
      { realMinor: 10_000n, forfeitMinor: 25_000n },
    ],
    [
      'lost more than the cash',
      cancel(-12_000n, 'PRO_RATA'),
      { realMinor: 0n, forfeitMinor: 3_000n },
    ],
  ];
}

/** agents-loyalty-money.md D3. */
export function rankLaws(): readonly Law[] {
  const levels = [0n, 1n, 2n].map((n) => ({
    rank: Number(n),
    upgradeDepositMinor: n * 1_000n,
    upgradeValidMinor: n * 10_000n,
    keepValidMinor: n * 500n,
  }));
  const standing = {
    rank: 1,
    lifeDepositMinor: 2_000n,
    lifeValidMinor: 20_000n,
    windowValidMinor: 499n,
    daysInWindow: 90,
    isUpgradePaused: false,
  };
  const [, , top] = levels;
  const leap = Temporal.PlainMonthDay.from('02-29');
  return [
    ['both totals reached', dailyVipCheck(levels, standing), { rank: 2, change: 'UP' }],
    ['one level a day', dailyVipCheck(levels, { ...standing, rank: 0 }).rank, 1],
    [
      'protection pauses upgrades, without a keep penalty',
      dailyVipCheck(levels, { ...standing, isUpgradePaused: true }),
      { rank: 1, change: 'NONE' },
    ],
    [
      'one total is not enough',
      dailyVipCheck(levels, { ...standing, lifeValidMinor: 19_999n, windowValidMinor: 500n }),
      { rank: 1, change: 'KEPT' },
    ],
    [
      'the window has not run out',
      dailyVipCheck(levels, { ...standing, lifeValidMinor: 0n, daysInWindow: 89 }).change,
      'NONE',
    ],
    [
      'missing to the next',
      top && vipProgress(top, { ...standing, lifeDepositMinor: 1_500n, lifeValidMinor: 30_000n }),
      { missingDepositMinor: 500n, missingValidMinor: 0n },
    ],
    ['29 February in a short year', birthdayIn(2027, leap).toString(), '2027-02-28'],
    [
      'birthday window',
      ['2027-02-25', '2027-03-03', '2027-03-04'].map((text) => isBirthdayGiftOpen(day(text), leap)),
      [true, true, false],
    ],
    [
      'birthday over new year',
      isBirthdayGiftOpen(day('2026-12-31'), Temporal.PlainMonthDay.from('01-02')),
      true,
    ],
  ];
}

/** agents-loyalty-money.md D1. */
export function pointLaws(): readonly Law[] {
  const order = {
    points: 200n,
    balance: 500n,
    conversionsToday: 0,
    convertedTodayMinor: 0n,
    dayMaxMinor: 50_000n,
  };
  const convert = (fields: object): unknown => {
    const result = convertPoints({ ...order, ...fields }, defaultPointRules.redeem);
    return 'money' in result ? result.money.amount : result.refusal;
  };
  return [
    [
      'one point per 100.00 of slots',
      earnedPointsE4(25_000n, defaultPointRules.slots).amount,
      25_000n,
    ],
    [
      'whole points are credited, the rest kept',
      creditPoints(25_000n),
      { points: 2n, remainderE4: 5_000n },
    ],
    ['a void takes points back', creditPoints(-15_000n), { points: -1n, remainderE4: -5_000n }],
    ['200 points are 2.00', convert({}), 200n],
    ['at least 100', convert({ points: 50n }), 'points_below_minimum'],
    ['whole hundreds', convert({ points: 150n }), 'points_not_multiple'],
    ['three a day', convert({ conversionsToday: 3 }), 'conversions_used_up'],
    ['day limit', convert({ convertedTodayMinor: 49_900n }), 'conversion_day_limit'],
    ['no more than there is', convert({ points: 600n }), 'points_insufficient'],
  ];
}
