import { operatorAbilities } from '../../abilities.ts';
import type { Sample } from '../sample.ts';
import { listRounds, readRoundsFile, readRoundTotals } from './rounds.ts';
import { listStatementLines, readStatementFile, readStatementTotals } from './wallet.ts';

export const readOperator: Sample<'readOperator'> = {
  id: 'opr_0198f0aa6000',
  username: 'harbour',
  role: 'owner',
  abilities: [...operatorAbilities],
};

export const logInOperator: Sample<'logInOperator'> = { token: 'fresh', operator: readOperator };
export const resumeOperatorSession: Sample<'resumeOperatorSession'> = { ...logInOperator };
export const logOutOperator: Sample<'logOutOperator'> = {};

const memberRow: Sample<'listMembers'>['content'][number] = {
  id: 'mbr_0198f0aa7000',
  account: 'mike88',
  nickname: 'Mike',
  type: 0,
  isAgent: false,
  isTrial: false,
  state: 'active',
  currency: 'THB',
  balance: '12480.50',
  registeredAt: '2026-03-01T08:00:00Z',
  lastLoginAt: null,
};

export const listMembers: Sample<'listMembers'> = {
  content: [memberRow],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 1,
  isTotalCapped: false,
  nextCursor: null,
};

export const readMember: Sample<'readMember'> = {
  ...memberRow,
  lockReason: null,
  stateChangedAt: null,
  openSessions: 1,
  moneyHold: null,
  registeredFrom: '203.0.113.7',
  personalErasedAt: null,
  balances: [{ currency: 'THB', balance: '12480.50' }],
  abilities: ['lock', 'read_statement'],
};

export const lockMember: Sample<'lockMember'> = {
  ...readMember,
  state: 'locked',
  lockReason: 'Asked by the member',
  stateChangedAt: '2026-03-02T11:00:00Z',
  abilities: ['unlock', 'read_statement'],
};

export const unlockMember: Sample<'unlockMember'> = { ...readMember };
export const listMemberStatementLines = listStatementLines;
export const readMemberStatementTotals = readStatementTotals;
export const readMemberStatementFile = readStatementFile;
export const listMemberRounds = listRounds;
export const readMemberRoundTotals = readRoundTotals;
export const readMemberRoundsFile = readRoundsFile;
export const releaseProtection: Sample<'releaseProtection'> = {
  approvalId: 'apr_0198f0aa5001',
};
export const resetMemberFactor: Sample<'resetMemberFactor'> = { ...readMember };
