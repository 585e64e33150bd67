import type { Sample } from '../sample.ts';

const daily = {
  id: 'msn_0198f0ae6001',
  names: { en: 'Deposit of the day', ar: 'إيداع اليوم' },
  kind: 'DEPOSIT_SUM',
  category: null,
  target: '500.00',
  cycle: 'DAILY',
  minVip: 0,
  rewardKind: 'MONEY',
  reward: '10.00',
  multiple: 1,
  opensOn: '2026-02-01',
  closesOn: null,
  needsJoin: false,
  budget: '5000.00',
  sort: 10,
  issued: '120.00',
  claims: '12',
  isOver: false,
  madeAt: '2026-02-01T09:00:00Z',
} as const;

export const listMissions: Sample<'listMissions'> = {
  currency: 'THB',
  list: [daily],
  abilities: ['manage'],
};

export const createMission: Sample<'createMission'> = {
  mission: { ...daily, issued: '0.00', claims: '0' },
  approvalId: null,
};

export const endMission: Sample<'endMission'> = { ...daily, closesOn: '2026-03-02', isOver: true };

const week = {
  id: 'brd_0198f0ae7001',
  names: { en: 'Week of the sails', ar: 'أسبوع الأشرعة' },
  metric: 'VALID_SUM',
  category: null,
  leastStake: '0.00',
  opensOn: '2026-03-02',
  closesOn: '2026-03-08',
  prizes: ['1000.00', '500.00', '200.00'],
  multiple: 1,
  state: 'RUNNING',
  players: 4,
  madeAt: '2026-03-01T09:00:00Z',
  paidAt: null,
} as const;

export const listBoards: Sample<'listBoards'> = {
  currency: 'THB',
  list: [{ ...week, prizes: [...week.prizes] }],
  abilities: ['manage'],
};

export const createBoard: Sample<'createBoard'> = {
  board: { ...week, prizes: [...week.prizes], state: 'COMING', players: 0 },
  approvalId: null,
};

export const endBoard: Sample<'endBoard'> = {
  ...week,
  prizes: [...week.prizes],
  closesOn: '2026-03-02',
};
