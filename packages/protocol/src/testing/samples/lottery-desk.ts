import type { Sample } from '../sample.ts';
import { readLotteryIssue } from './lottery.ts';

const game = {
  gameCode: 'VNNORTH',
  displayName: 'Vietnam North',
  version: 1,
  pausedBecause: null,
  waitsForBeacon: false,
  settings: {
    families: ['vnn'],
    modes: ['TCG_LOTTO_VN'],
    source: 'manual',
    schedule: {
      kind: 'calendar',
      zone: 420,
      drawsAtSecond: 65_700,
      closesAtSecond: 65_400,
      days: [0, 1, 2, 3, 4, 5, 6],
      issueForm: 'yyyymmdd',
    },
    limits: {
      stakeLowest: '1',
      stakeHighest: '5000',
      payoutPerLine: '400000',
      payoutPerIssue: '1000000',
    },
    groups: { lowest: 1800, highest: 1960, member: 1950 },
    factors: {},
  },
} satisfies Sample<'createLotteryGame'>;

export const listDeskLotteryGames: Sample<'listDeskLotteryGames'> = [
  { ...game, waitingResults: 0 },
];
export const createLotteryGame: Sample<'createLotteryGame'> = game;
export const changeLotteryGame: Sample<'changeLotteryGame'> = {
  ...game,
  version: 2,
  pausedBecause: 'new limits',
  waitsForBeacon: false,
};
export const pauseLotteryGame: Sample<'pauseLotteryGame'> = {
  ...game,
  pausedBecause: 'the feed is late',
  waitsForBeacon: false,
};
export const openLotteryGame: Sample<'openLotteryGame'> = game;
export const listLotteryGameVersions: Sample<'listLotteryGameVersions'> = [
  {
    version: 2,
    madeAt: '2026-03-01T09:00:00Z',
    madeBy: 'Mali',
    reason: 'the office draws later',
    isMajor: false,
    scheduleFrom: '2026-03-02T11:10:00Z',
    settings: game.settings,
  },
  {
    version: 1,
    madeAt: '2026-02-01T09:00:00Z',
    madeBy: null,
    reason: 'first version',
    isMajor: false,
    scheduleFrom: null,
    settings: game.settings,
  },
];
export const publishLotteryIssues: Sample<'publishLotteryIssues'> = { published: 1 };

export const readDeskLotteryIssues: Sample<'readDeskLotteryIssues'> = {
  issues: [
    {
      ...readLotteryIssue,
      stake: '600.00',
      payout: '195.00',
      rebate: '6.00',
      profit: '399.00',
      currency: 'THB',
      isWaitingForSecond: false,
    },
  ],
  nextBefore: null,
};

export const enterLotteryResults: Sample<'enterLotteryResults'> = {
  results: [{ gameCode: 'VNNORTH', issueNo: '20260302', outcome: 'waiting' }],
};

export const importLotteryResults: Sample<'importLotteryResults'> = {
  results: [
    { date: '2026-04-25', issueNo: '20260425', outcome: 'waiting' },
    { date: '2026-04-26', issueNo: '20260426', outcome: 'kept' },
  ],
};

export const readLotteryExposure: Sample<'readLotteryExposure'> = {
  currency: 'THB',
  tickets: 3,
  stake: '600.00',
  owedByAll: '59700',
  numbers: [{ betType: 'vnn.lo2', number: '07', owed: '19900' }],
};
