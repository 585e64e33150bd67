import {
  acceptEffects,
  accrue,
  birthdayIn,
  boardPrizes,
  cancelBonus,
  carryOut,
  claim,
  convertPoints,
  creditPoints,
  dailyVipCheck,
  defaultPointRules,
  defaultReferralRules,
  drawRaffle,
  earnedPointsE4,
  fitsBetween,
  fiveMinuteBoundary,
  isBirthdayGiftOpen,
  isReturnAllowed,
  judgeReferral,
  jurisdictionFaults,
  maskName,
  memberRebatePpm,
  missionProgress,
  movePromotion,
  periodOf,
  prizeAtGroup,
  promotionEvents,
  promotionMoves,
  promotionStatuses,
  raffleCommitment,
  rankStandings,
  rebateE4,
  replay,
  requiredTurnover,
  returnPpm,
  statusWithoutEntry,
  uncoveredRow,
  validBets,
  defaultValidBetPolicy,
  vipProgress,
  type Contract,
  type MissionEvent,
  type Tier,
} from '@portal/commission';
import { breaches, type Law } from '../laws.ts';
import { settlementLaws } from './settlement-laws.ts';

/** The laws of agents-loyalty-money.md that no vector covers; a breach is a line. */
export function lawBreaches(): readonly string[] {
  return breaches([
    ...settlementLaws(),
    ...rebateLaws(),
    ...contractLaws(),
    ...wageringLaws(),
    ...rankLaws(),
    ...pointLaws(),
    ...eventLaws(),
    ...promotionLaws(),
  ]);
}

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text);
const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

const flat = (rate: bigint, rest: Partial<Tier> = {}): Tier => ({
  minBetMinor: 0n,
  minLossMinor: null,
  minActive: 0,
  rateType: 'P',
  rate,
  ...rest,
});

const contract = (fields: Partial<Contract>): Contract => ({
  id: 'K1',
  kind: 'DAILY',
  payer: 'HOUSE',
  payee: 'A1',
  scope: 'CONS',
  state: 'ACTIVE',
  tiers: [flat(8_000n)],
  ...fields,
});

/** A3, A7 to A10. */
function rebateLaws(): readonly Law[] {
  const open = accrue({ accruedE4: 0n, paidE4: 0n }, rebateE4(12_345n, 12_000n).amount);
  const paid = claim(open, 1n);
  const voided = accrue(paid.accrual, -10_000n);
  const ticket = { category: 'SPORTS', stakeMinor: 101n, payoutMinor: 150n } as const;
  const sides = ['BIG', 'SMALL'].map((side) => ({
    category: 'LOTT' as const,
    stakeMinor: 1_000n,
    payoutMinor: 0n,
    result: 'LOSE' as const,
    side,
  }));
  return [
    ['rebate of 123.45 at 1.2 %', open.accruedE4, 14_814n],
    ['a claim pays whole units', [paid.payMinor, paid.accrual.paidE4], [148n, 14_800n]],
    ['below the least claim nothing is paid', claim(open, 149n).payMinor, 0n],
    ['exactly the least claim is paid', claim(open, 148n).payMinor, 148n],
    ['a void waits for later accrual', claim(voided, 1n).payMinor, 0n],
    [
      'the best rate counts',
      memberRebatePpm('LIVE', 9_000n, { ppm: 7_000n, isAbsolute: false }),
      9_000n,
    ],
    [
      'an absolute rate replaces',
      memberRebatePpm('LIVE', 9_000n, { ppm: 7_000n, isAbsolute: true }),
      7_000n,
    ],
    [
      'a rate fits its neighbours',
      [8n, 12n, 13n, 7n].map((rate) => fitsBetween(rate, { parent: 12n, highestChild: 8n })),
      [true, true, false, false],
    ],
    ['prize of 2.00 at group 1800', prizeAtGroup(200n, 1_000n, 1_800), 180_000n],
    [
      'half results count half, floored',
      validBets([{ ...ticket, result: 'HALF_WIN' }], defaultValidBetPolicy),
      [50n],
    ],
    [
      'cash-outs count the smaller',
      validBets([{ ...ticket, result: 'CASHOUT' }], defaultValidBetPolicy),
      [49n],
    ],
    [
      'zero both',
      validBets([...sides, ...sides.slice(0, 1)], {
        ...defaultValidBetPolicy,
        opposite: 'ZERO_BOTH',
      }),
      [0n, 0n, 0n],
    ],
    [
      'return of a chain',
      returnPpm({
        rebatePpm: 8_000n,
        salaries: [
          [flat(500n), flat(900n)],
          [flat(200n, { rateType: 'F', rate: 100n, minBetMinor: 1_000_000n })],
        ],
      }),
      9_000n,
    ],
    [
      'at the guard',
      isReturnAllowed('LIVE', { rebatePpm: 8_000n, salaries: [[flat(1_000n)]] }),
      true,
    ],
    [
      'above the guard',
      isReturnAllowed('LIVE', { rebatePpm: 8_000n, salaries: [[flat(1_001n)]] }),
      false,
    ],
  ];
}

/** C3, C5 and replay. */
function contractLaws(): readonly Law[] {
  const pending = contract({
    id: 'K2',
    payer: 'A1',
    payee: 'A2',
    state: 'PENDING',
    tiers: [flat(7_000n)],
  });
  const live = contract({
    id: 'K3',
    payer: 'A1',
    payee: 'A3',
    scope: 'LOTT',
    tiers: [flat(7_000n)],
  });
  const lower = contract({ id: 'K9', tiers: [flat(5_000n)] });
  const category = contract({ id: 'K9', scope: 'RNG', tiers: [flat(9_000n)] });
  const carried = (mode: 'FULL' | 'PREVIOUS' | 'SAME_MONTH', isLastOfMonth: boolean): bigint =>
    carryOut({ mode, ownMinor: -100n, carryInMinor: -50n, isLastOfMonth });
  const noCosts = { rebate: 0n, bonus: 0n, fee: 0n, vendorFee: 0n, salary: 0n, chargeback: 0n };
  const figures = { validMinor: 5_000_000n, ggrMinor: 0n, costs: noCosts, active: 3 };
  return [
    [
      'an offer that is no longer covered is cancelled',
      acceptEffects([contract({}), pending], lower).map(({ state, reason }) => [state, reason]),
      [
        ['SUPERSEDED', 'REPLACED'],
        ['CANCELLED', 'HIGHER_THAN_OWN'],
      ],
    ],
    [
      'a category is lost when its only cover is another',
      acceptEffects([live], category).map(({ reason }) => reason),
      ['OWN_CONTRACT_LOST'],
    ],
    [
      'a consolidated contract covers a category',
      acceptEffects([live], contract({ id: 'K9' })).length,
      0,
    ],
    ['other kinds stay', acceptEffects([contract({ kind: 'HOURLY' })], lower).length, 0],
    [
      'fewer active members are not covered',
      uncoveredRow([flat(8_000n, { minActive: 3 })], [flat(8_000n, { minActive: 2 })]),
      0,
    ],
    [
      'a fixed promise stays below the floor',
      [4_000n, 4_001n].map((rate) =>
        uncoveredRow([flat(4_000n)], [flat(rate, { rateType: 'F', minBetMinor: 1_000_100n })]),
      ),
      [undefined, 0],
    ],
    [
      'the fifteenth is in the first half',
      periodOf('SEMIMONTHLY', 'UTC', at('2026-11-15T12:00:00Z')).key,
      '2026-11-H1',
    ],
    ['full carry keeps both', carried('FULL', true), -150n],
    ['previous keeps the last', carried('PREVIOUS', true), -100n],
    ['same month keeps into the second half', carried('SAME_MONTH', false), -150n],
    ['same month drops the rest', carried('SAME_MONTH', true), 0n],
    [
      'the five-minute grid',
      fiveMinuteBoundary(at('2026-11-10T02:09:59Z')).toString(),
      '2026-11-10T02:05:00Z',
    ],
    [
      'a boundary is its own',
      fiveMinuteBoundary(at('2026-11-10T02:10:00Z')).toString(),
      '2026-11-10T02:10:00Z',
    ],
    [
      'replay on past figures',
      replay(
        contract({}),
        [
          { key: 'a', figures },
          { key: 'b', figures },
        ],
        { lossBasis: 'NGR' },
      ).totalMinor,
      80_000n,
    ],
  ];
}

/** D8, turnover and cancelling. */
function wageringLaws(): readonly Law[] {
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

/** D3. */
function rankLaws(): readonly Law[] {
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
      'protection pauses upgrades',
      dailyVipCheck(levels, { ...standing, isUpgradePaused: true }),
      { rank: 0, change: 'DOWN' },
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

/** D1. */
function pointLaws(): readonly Law[] {
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

/** D4 to D7. */
function eventLaws(): readonly Law[] {
  const since = at('2026-11-01T00:00:00Z');
  const login = (siteDay: string): MissionEvent => ({
    kind: 'login',
    at: at(`${siteDay}T05:00:00Z`),
    siteDay,
  });
  const days = [
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
  ].map(login);
  const bet = (stakeMinor: bigint, payoutMinor: bigint): MissionEvent => ({
    kind: 'bet',
    at: since,
    category: 'RNG',
    vendor: 'AG',
    game: 'g',
    stakeMinor,
    payoutMinor,
    validMinor: stakeMinor,
  });
  const board = rankStandings([
    { memberId: 'late', score: 50n, reachedAt: at('2026-11-02T00:00:00Z'), memberHash: 'a' },
    { memberId: 'early', score: 50n, reachedAt: since, memberHash: 'c' },
    { memberId: 'twin', score: 50n, reachedAt: since, memberHash: 'b' },
    { memberId: 'second', score: 90n, reachedAt: since, memberHash: 'd', clusterId: 'x' },
    { memberId: 'first', score: 99n, reachedAt: since, memberHash: 'e', clusterId: 'x' },
    { memberId: 'staff', score: 999n, reachedAt: since, memberHash: 'f', isExcluded: true },
  ]);
  const tickets = ['t1', 't2', 't3'].map((ticketId) => ({
    ticketId,
    memberId: ticketId === 't3' ? 'm2' : 'm1',
  }));
  const secrets = { seedHex: '00', roundValue: 'r' };
  const draw = (onePerMember: boolean): string[] =>
    drawRaffle(tickets, secrets, { prizes: 3, onePerMember }).map(({ ticketId }) => ticketId);
  return [
    [
      'a streak breaks on a missed day',
      missionProgress({ kind: 'LOGIN_STREAK', target: 3n }, days, since),
      { done: 3n, isReached: true },
    ],
    [
      'a multiplier is the best one',
      missionProgress(
        { kind: 'WIN_MULTIPLIER', target: 1_000n },
        [bet(100n, 250n), bet(100n, 990n)],
        since,
      ).done,
      990n,
    ],
    [
      'rounds of a game',
      missionProgress({ kind: 'GAME_ROUNDS', target: 1n, game: 'other' }, [bet(1n, 0n)], since)
        .isReached,
      false,
    ],
    [
      'ties go to the earlier, then to the hash',
      board.map(({ memberId }) => memberId),
      ['first', 'twin', 'early', 'late'],
    ],
    ['prizes by rank', boardPrizes(board, [500n, 0n, 100n]).map(({ rank }) => rank), [1, 3]],
    ['masked names', ['mike88', 'a', ''].map(maskName), ['m***8', 'a***', '***']],
    // SHA-256 of "00" (FIPS 180-4), and of "00|r|t1" to "00|r|t3" by another implementation.
    [
      'the commitment of a raffle',
      raffleCommitment('00'),
      'f1534392279bddbf9d43dde8701cb5be14b82f76ec6607bf8d6ad557f60f304e',
    ],
    ['the lowest scores win', draw(false), ['t1', 't3', 't2']],
    ['one prize per member', draw(true), ['t1', 't3']],
  ];
}

/** D8 and D9. */
function promotionLaws(): readonly Law[] {
  const facts = {
    daysSinceRegistration: 5,
    firstDepositMinor: 10_000n,
    validMinor: 100_000n,
    isPhoneVerified: true,
    isIdentityVerified: false,
    isLinkedToReferrer: false,
    isFriendExcluded: false,
    isReferrerOnBreak: false,
    rewardsThisMonth: 19,
    rewardsInLife: 0,
  };
  const judge = (fields: object): unknown => {
    const { state, reason } = judgeReferral({ ...facts, ...fields }, defaultReferralRules);
    return [state, reason ?? null];
  };
  const reached = new Set(promotionStatuses.flatMap((from) => Object.values(promotionMoves[from])));
  const offer = { hasOpened: true, hasEnded: false, isEligible: true, isBudgetLeft: true };
  return [
    ['referral rewarded', judge({}), ['REWARDED', null]],
    ['linked identities earn nothing', judge({ isLinkedToReferrer: true }), ['REJECTED', 'linked']],
    [
      'the deposit is missing',
      judge({ firstDepositMinor: 9_999n }),
      ['PENDING', 'deposit_missing'],
    ],
    [
      'turnover is missing and time is over',
      judge({ validMinor: 0n, daysSinceRegistration: 31 }),
      ['REJECTED', 'window_over'],
    ],
    ['a break postpones', judge({ isReferrerOnBreak: true }), ['QUALIFIED', 'referrer_on_break']],
    [
      'the twentieth of a month is the last',
      judge({ rewardsThisMonth: 20 }),
      ['QUALIFIED', 'needs_review'],
    ],
    [
      'every status but the first can be reached',
      promotionStatuses.filter((status) => !reached.has(status)),
      ['COMING_SOON'],
    ],
    [
      'every event moves something',
      promotionEvents.filter(
        (event) => !promotionStatuses.some((status) => movePromotion(status, event)),
      ),
      [],
    ],
    [
      'before an entry',
      [
        offer,
        { ...offer, hasOpened: false },
        { ...offer, isBudgetLeft: false },
        { ...offer, hasEnded: true },
      ].map(statusWithoutEntry),
      ['JOIN', 'COMING_SOON', 'CLOSE', 'CLOSE'],
    ],
    [
      'british caps',
      [
        jurisdictionFaults({ multiple: 11n, categories: 2 }, 'GB').length,
        jurisdictionFaults({ multiple: 11n, categories: 2 }, 'DEFAULT').length,
      ],
      [2, 0],
    ],
  ];
}
