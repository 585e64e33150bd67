import {
  boardPrizes,
  defaultReferralRules,
  drawRaffle,
  judgeReferral,
  jurisdictionFaults,
  maskName,
  missionProgress,
  movePromotion,
  promotionEvents,
  promotionMoves,
  promotionStatuses,
  raffleCommitment,
  rankStandings,
  statusWithoutEntry,
  type MissionEvent,
} from '../../src/index.ts';
import type { Law } from '@portal/proof';

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text);
const since = at('2026-11-01T00:00:00Z');

/** agents-loyalty-money.md D4 to D7. */
export function eventLaws(): readonly Law[] {
  return [...missionLaws(), ...prizeLaws()];
}

function missionLaws(): readonly Law[] {
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
  return [
    [
      'a streak breaks on a missed day',
      missionProgress({ kind: 'LOGIN_STREAK', target: 3n }, days, since),
      { done: 3n, isReached: true },
    ],
    [
      'after a missed day it counts anew, unless it was reached before',
      [
        ['2026-11-01', '2026-11-02', '2026-11-04'],
        ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05'],
      ].map((siteDays) =>
        missionProgress({ kind: 'LOGIN_STREAK', target: 3n }, siteDays.map(login), since),
      ),
      [
        { done: 1n, isReached: false },
        { done: 3n, isReached: true },
      ],
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
  ];
}

function prizeLaws(): readonly Law[] {
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

/** agents-loyalty-money.md D8 and D9. */
export function promotionLaws(): readonly Law[] {
  const reached = new Set(promotionStatuses.flatMap((from) => Object.values(promotionMoves[from])));
  const offer = { hasOpened: true, hasEnded: false, isEligible: true, isBudgetLeft: true };
  return [
    ...referralLaws(),
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

function referralLaws(): readonly Law[] {
  const facts = {
    daysSinceRegistration: 5,
    firstDepositMinor: 10_000n,
    validMinor: 100_000n,
    isPhoneVerified: true,
    isIdentityVerified: false,
    isLinkedToReferrer: false,
    isStaff: false,
    isFriendExcluded: false,
    isReferrerOnBreak: false,
    rewardsThisMonth: 19,
    rewardsInLife: 0,
  };
  const judge = (fields: object): unknown => {
    const { state, reason } = judgeReferral({ ...facts, ...fields }, defaultReferralRules);
    return [state, reason ?? null];
  };
  return [
    ['referral rewarded', judge({}), ['REWARDED', null]],
    ['linked identities earn nothing', judge({ isLinkedToReferrer: true }), ['REJECTED', 'linked']],
    ['staff earns nothing', judge({ isStaff: true }), ['REJECTED', 'staff']],
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
    [
      'met after the window, and met in it but judged later',
      [
        judge({ daysSinceRegistration: 30 }),
        judge({ daysSinceRegistration: 45 }),
        judge({ daysSinceRegistration: 45, endsWithWindow: true }),
      ],
      [
        ['REWARDED', null],
        ['REJECTED', 'window_over'],
        ['REWARDED', null],
      ],
    ],
    ['a break postpones', judge({ isReferrerOnBreak: true }), ['QUALIFIED', 'referrer_on_break']],
    [
      'the twentieth of a month is the last',
      judge({ rewardsThisMonth: 20 }),
      ['QUALIFIED', 'needs_review'],
    ],
  ];
}
