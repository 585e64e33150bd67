import type { Sample } from '../sample.ts';

const shared = {
  category: null,
  minVip: 0,
  rewardKind: 'MONEY',
  multiple: 1,
  from: '2026-03-02',
  to: '2026-03-02',
  claimUntil: '2026-03-03',
} as const;

const daily = {
  ...shared,
  id: 'msn_0198f0ae6001',
  name: 'Deposit of the day',
  kind: 'DEPOSIT_SUM',
  target: '500.00',
  cycle: 'DAILY',
  period: '2026-03-02',
  done: '500.00',
  status: 'CLAIM',
  reward: '10.00',
} as const;

const rounds = {
  ...shared,
  id: 'msn_0198f0ae6002',
  name: 'A hundred rounds',
  kind: 'GAME_ROUNDS',
  category: 'RNG',
  target: '100',
  cycle: 'WEEKLY',
  period: '2026-03-02',
  to: '2026-03-08',
  claimUntil: '2026-03-15',
  done: '40',
  status: 'PROCESS',
  rewardKind: 'POINTS',
  reward: '200',
  multiple: 0,
} as const;

export const noteAppVisit: Sample<'noteAppVisit'> = { siteDay: '2026-03-02' };

const win = {
  ...shared,
  id: 'msn_0198f0ae6009',
  name: 'The big catch',
  kind: 'WIN_MULTIPLIER',
  category: 'RNG',
  target: '50',
  cycle: 'WEEKLY',
  period: '2026-03-02',
  done: '12.5',
  status: 'PROCESS',
  reward: '20.00',
} as const;

export const readMissionSummary: Sample<'readMissionSummary'> = {
  currency: 'THB',
  claimCount: 1,
  missions: [
    daily,
    rounds,
    win,
    {
      ...rounds,
      id: 'msn_0198f0ae6003',
      name: 'Sail out',
      scope: 'Harbour Lights',
      kind: 'VALID_SUM',
      category: null,
      target: '5000.00',
      cycle: 'EVENT',
      period: 'once',
      done: '0.00',
      status: 'JOIN',
      rewardKind: 'MONEY',
      reward: '88.00',
      multiple: 3,
    },
    {
      ...daily,
      id: 'msn_0198f0ae6004',
      name: 'Second wind',
      kind: 'DEPOSIT_COUNT',
      target: '3',
      status: 'LOCKED',
      done: '0',
      after: 'Deposit of the day',
      rewardKind: 'RED_ENVELOPE',
      reward: '18.00',
    },
  ],
};

export const joinMission: Sample<'joinMission'> = { ...rounds, status: 'PROCESS', done: '0' };

export const claimMission: Sample<'claimMission'> = { ...daily, status: 'CLAIMED' };

const first = {
  rank: 1,
  name: 'm***7',
  isOwn: false,
  score: '91200.00',
  prizeAmount: '1000.00',
} as const;
const own = { rank: 4, name: 'd***o', isOwn: true, score: '8000.00', prizeAmount: '0.00' } as const;

export const listLeaderboards: Sample<'listLeaderboards'> = {
  currency: 'THB',
  isHidden: false,
  list: [
    {
      id: 'brd_0198f0ae7001',
      name: 'Week of the sails',
      metric: 'VALID_SUM',
      category: null,
      leastStake: '0.00',
      opensOn: '2026-03-02',
      closesOn: '2026-03-08',
      state: 'RUNNING',
      multiple: 1,
      prizes: ['1000.00', '500.00', '200.00'],
      places: [
        first,
        { ...first, rank: 2, name: '', score: '64000.00', prizeAmount: '500.00' },
        { ...first, rank: 3, name: 'k***n', score: '20500.00', prizeAmount: '200.00' },
        own,
      ],
      own,
      changedAt: '2026-03-02T09:00:00Z',
    },
  ],
};

export const changeBoardName: Sample<'changeBoardName'> = { isHidden: true };
