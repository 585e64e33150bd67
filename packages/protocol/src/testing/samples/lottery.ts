import type { Sample } from '../sample.ts';

const fiveDigits = {
  gameCode: 'SSC1M',
  gameName: 'Lucky Five · 1 min',
  displayName: 'Lucky Five · 1 min',
  families: ['ssc'],
  prizeModes: ['ELOTT', 'LOTT', 'ZY'],
  accountTypeName: 'ELOTT',
  intervalSeconds: 60,
  isPaused: false,
  issueNo: '20260302-0481',
  opensAt: '2026-03-02T08:00:00Z',
  closesAt: '2026-03-02T08:00:55Z',
  drawsAt: '2026-03-02T08:01:00Z',
  last: {
    issueNo: '20260302-0480',
    openedAt: '2026-03-02T08:00:00Z',
    draw: { balls: [7, 0, 4, 4, 9] },
  },
} satisfies Sample<'readLotteryMenus'>['gameMenus'][number];

const north = {
  ...fiveDigits,
  gameCode: 'VNNORTH',
  gameName: 'Vietnam North',
  displayName: 'Vietnam North',
  families: ['vnn'],
  prizeModes: ['TCG_LOTTO_VN'],
  accountTypeName: 'TCG_LOTTO_VN',
  intervalSeconds: null,
  issueNo: '20260302',
  last: null,
} satisfies Sample<'readLotteryMenus'>['gameMenus'][number];

export const readLotteryMenus: Sample<'readLotteryMenus'> = {
  serverTime: '2026-03-02T08:00:10Z',
  gameMenus: [fiveDigits, north],
};

export const listPopularLottery: Sample<'listPopularLottery'> = {
  serverTime: '2026-03-02T08:00:10Z',
  list: [fiveDigits],
};

export const readRecentVietnam: Sample<'readRecentVietnam'> = {
  serverTime: '2026-03-02T08:00:10Z',
  gameMenus: [north],
};

export const readVietnamMenus: Sample<'readVietnamMenus'> = {
  serverTime: '2026-03-02T08:00:10Z',
  vnLotteryMenus: [{ region: 'north', accountTypeName: 'TCG_LOTTO_VN', gameMenus: [north] }],
};

export const readPrizeGroup: Sample<'readPrizeGroup'> = { lowest: 1800, member: 1950 };

const numero = {
  gameCode: 'SSC1M',
  gameName: fiveDigits.gameName,
  displayName: fiveDigits.displayName,
  accountTypeName: 'ELOTT',
  numero: '20260302-0480',
  openedAt: '2026-03-02T08:00:00Z',
  draw: { balls: [7, 0, 4, 4, 9] },
};

export const readVietnamNumbers: Sample<'readVietnamNumbers'> = { numeros: [] };
export const readOpenedNumbers: Sample<'readOpenedNumbers'> = { numeros: [numero] };

const settled = {
  gameCode: 'SSC1M',
  issueNo: '20260302-0480',
  state: 'settled',
  opensAt: '2026-03-02T07:59:00Z',
  closesAt: '2026-03-02T07:59:55Z',
  drawsAt: '2026-03-02T08:00:00Z',
  commitment: 'a'.repeat(64),
  serverSeed: 'b'.repeat(64),
  ticketCount: 3,
  ticketRoot: 'c'.repeat(64),
  beacon: null,
  drawVersion: 1,
  draw: { balls: [7, 0, 4, 4, 9] },
  drawnAt: '2026-03-02T08:00:00.4Z',
  settledAt: '2026-03-02T08:00:00.8Z',
  voidReason: null,
  correction: null,
} satisfies Sample<'readLotteryIssue'>;

const onSale = {
  ...settled,
  issueNo: '20260302-0481',
  state: 'open',
  opensAt: '2026-03-02T08:00:00Z',
  closesAt: '2026-03-02T08:00:55Z',
  drawsAt: '2026-03-02T08:01:00Z',
  serverSeed: null,
  ticketCount: null,
  ticketRoot: null,
  beacon: null,
  drawVersion: 0,
  draw: null,
  drawnAt: null,
  settledAt: null,
} satisfies Sample<'readLotteryIssue'>;

export const readLotteryGame: Sample<'readLotteryGame'> = {
  serverTime: '2026-03-02T08:00:10Z',
  game: fiveDigits,
  version: 1,
  source: 'inhouse',
  zone: 480,
  pausedBecause: null,
  waitsForBeacon: false,
  lastChange: null,
  limits: {
    stakeLowest: '1',
    stakeHighest: '50000',
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
  },
  groups: { lowest: 1800, highest: 1960, member: 1950 },
  factors: [],
  hotNumbers: [],
  issues: [onSale],
  results: [settled],
};

export const readLotteryDay: Sample<'readLotteryDay'> = {
  day: '2026-03-02',
  today: '2026-03-02',
  games: [
    {
      gameCode: 'SSC1M',
      displayName: 'Lucky Five · 1 min',
      families: ['ssc'],
      prizeModes: ['ELOTT', 'LOTT', 'ZY'],
      drawn: 960,
      results: [settled],
    },
    {
      gameCode: 'VNNORTH',
      displayName: 'Vietnam North',
      families: ['vnn'],
      prizeModes: ['TCG_LOTTO_VN'],
      drawn: 0,
      results: [],
    },
  ],
};

export const readLotteryResults: Sample<'readLotteryResults'> = {
  results: [settled],
  nextBefore: null,
};

export const readLotteryIssue: Sample<'readLotteryIssue'> = settled;
