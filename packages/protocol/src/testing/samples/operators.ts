import type { Sample } from '../sample.ts';

type Line = Sample<'listOperators'>['content'][number];

const self: Line = {
  id: 'opr_0198f0aa6000',
  username: 'harbour',
  role: 'owner',
  state: 'active',
  stateReason: null,
  createdAt: '2026-03-01T08:00:00Z',
  lastLoginAt: '2026-03-02T08:00:00Z',
  mustChangePassword: false,
  hasFactor: false,
  standsFor: [],
  isSelf: true,
  abilities: [],
};

const other: Line = {
  ...self,
  id: 'opr_0198f0aa6001',
  username: 'quay',
  role: 'cashier',
  createdAt: '2026-03-01T09:00:00Z',
  isSelf: false,
  abilities: ['lock', 'change_role', 'reset_password'],
};

export const listOperators: Sample<'listOperators'> = { content: [other, self], nextCursor: null };

export const createOperator: Sample<'createOperator'> = {
  operator: { ...other, lastLoginAt: null, mustChangePassword: true },
  temporaryPassword: 'dEmo-Pa55-w0rd-0nce-',
};

export const lockOperator: Sample<'lockOperator'> = {
  ...other,
  state: 'locked',
  stateReason: 'Left the team',
  abilities: ['unlock'],
};

export const unlockOperator: Sample<'unlockOperator'> = other;
export const changeOperatorRole: Sample<'changeOperatorRole'> = { ...other, role: 'auditor' };
export const resetOperatorPassword: Sample<'resetOperatorPassword'> = { ...createOperator };
export const resetOperatorFactor: Sample<'resetOperatorFactor'> = other;
export const confirmOperator: Sample<'confirmOperator'> = other;
