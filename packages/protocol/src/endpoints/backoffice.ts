import { z } from 'zod';
import { memberStates, operatorAbilities, operatorRoles } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { playModes, roundEngines, roundStates } from '../game-sets.ts';
import { secondFactor } from '../schemas/factor.ts';
import { moneyHoldCauses, releasedProtections } from '../protected-money.ts';
import { passkeyResponse } from '../schemas/passkey.ts';
import { approvalId, memberId, operatorId } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { filePartQuery, filePartReply, recordQuery, wholeRecordQuery } from '../schemas/record.ts';
import { statementFilter, statementLine, statementTotals } from '../schemas/statement.ts';
import { listRounds, readRoundTotals } from './rounds.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  sortKeyText,
  instantText,
  pageOf,
  pageQuery,
} from '../schemas/wire.ts';

const base = '/api/backoffice';
const memberParams = z.strictObject({ id: memberId });

const operator = z.strictObject({
  id: operatorId,
  username: z.string(),
  role: z.enum(operatorRoles),
  abilities: z.array(z.enum(operatorAbilities)),
});

const memberRow = z.strictObject({
  id: memberId,
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  state: z.enum(memberStates),
  currency: currencyText,
  balance: amountText,
  registeredAt: instantText,
  lastLoginAt: instantText.nullable(),
});

const memberDetail = memberRow.extend({
  lockReason: z.string().nullable(),
  stateChangedAt: instantText.nullable(),
  openSessions: z.int(),
  /** Until when no money of the member goes out, and why. */
  moneyHold: z.strictObject({ until: instantText, because: z.enum(moneyHoldCauses) }).nullable(),
  registeredFrom: z.string(),
  /** When it was forgotten who this was (R57); null of everybody else. */
  personalErasedAt: instantText.nullable(),
  balances: z.array(z.strictObject({ currency: currencyText, balance: amountText })),
  /** What this operator may do with this member now. */
  abilities: z.array(
    z.enum(['lock', 'unlock', 'adjust', 'read_statement', 'reset_factor', 'release']),
  ),
});

export const logInOperator = endpoint({
  method: 'POST',
  path: `${base}/session/login`,
  summary: 'Signs an operator in.',
  access: 'visitor',
  rate: 'credentials',
  always: true,
  encrypted: true,
  body: z.strictObject({
    username: z.string().trim().min(1).max(64),
    password: z.string().min(1).max(256),
    captcha: z.string().trim().max(20).optional(),
    /** In the place of a temporary password. */
    newPassword: z.string().min(15).max(128).optional(),
    factor: secondFactor.optional(),
    /** What a device signed, in the place of a typed factor. */
    passkey: passkeyResponse.optional(),
  }),
  reply: z.strictObject({ token: z.string(), operator }),
  errors: [
    'in_incorrect_password',
    'captcha_required',
    'captcha_incorrect',
    'account_locked',
    'login_throttled',
    'password_change_required',
    'password_weak',
    'temporary_password_expired',
    'second_factor_required',
    'second_factor_incorrect',
  ],
});

export const resumeOperatorSession = endpoint({
  method: 'POST',
  path: `${base}/session/resume`,
  summary: 'Gives a new tab of the back office its own token from the cookie.',
  access: 'visitor',
  rate: 'write',
  always: true,
  reply: z.strictObject({ token: z.string(), operator }),
  errors: ['not_signed_in'],
});

export const logOutOperator = endpoint({
  method: 'DELETE',
  path: `${base}/session/logout`,
  summary: 'Ends the operator session.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  reply: z.strictObject({}),
  errors: [],
});

export const readOperator = endpoint({
  method: 'GET',
  path: `${base}/session/me`,
  summary: 'The signed-in operator with its abilities.',
  access: 'operator',
  rate: 'read',
  always: true,
  withoutFactor: true,
  reply: operator,
  errors: [],
});

export const listMembers = endpoint({
  method: 'GET',
  path: `${base}/members`,
  summary: 'Members by account prefix, id, state and type; newest first.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    search: z.string().trim().max(64).optional(),
    state: z.enum(memberStates).optional(),
    type: z.enum(['member', 'agent', 'trial']).optional(),
    cursor: sortKeyText.optional(),
    ...pageQuery(100),
  }),
  reply: pageOf(memberRow).extend({
    /** True when there are more than `total`; counting stops there. */
    isTotalCapped: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
  errors: [],
});

export const readMember = endpoint({
  method: 'GET',
  path: `${base}/members/{id}`,
  summary: 'One member with balances, state and what may be done.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  always: true,
  params: memberParams,
  reply: memberDetail,
  errors: ['not_found'],
});

const memberStatementFilter = { currency: currencyText.optional(), ...statementFilter };

const memberRoundFilter = {
  mode: z.enum(playModes).optional(),
  engine: z.enum(roundEngines).optional(),
  state: z.enum(roundStates).optional(),
};

export const listMemberStatementLines = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/statement`,
  summary: 'Account statement of a member, newest first.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: memberParams,
  query: recordQuery({ ...memberStatementFilter, ...cursorQuery(100, 'number') }),
  reply: cursorPageOf(statementLine),
  errors: ['not_found'],
});

export const readMemberStatementTotals = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/statement/totals`,
  summary: "What moved on a member's account in some days.",
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: memberParams,
  query: wholeRecordQuery(memberStatementFilter),
  reply: statementTotals,
  errors: ['not_found'],
});

export const readMemberStatementFile = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/statement/file`,
  summary: 'Account statement of a member of some days as CSV, in parts.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: memberParams,
  query: filePartQuery(memberStatementFilter, 'number'),
  reply: filePartReply,
  errors: ['not_found'],
});

export const listMemberRounds = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/rounds`,
  summary: 'Betting record of a member, newest first; fun rounds by `mode`.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: memberParams,
  query: recordQuery({ ...memberRoundFilter, ...cursorQuery(100, 'rnd') }),
  reply: listRounds.reply,
  errors: ['not_found'],
});

export const readMemberRoundTotals = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/rounds/totals`,
  summary: 'What a member staked and won in the rounds of some days.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: memberParams,
  query: wholeRecordQuery(memberRoundFilter),
  reply: readRoundTotals.reply,
  errors: ['not_found'],
});

export const readMemberRoundsFile = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/rounds/file`,
  summary: 'Betting record of a member of some days as CSV.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'write',
  always: true,
  params: memberParams,
  query: filePartQuery(memberRoundFilter, 'rnd'),
  reply: filePartReply,
  errors: ['not_found'],
});

export const lockMember = endpoint({
  method: 'POST',
  path: `${base}/members/{id}/lock`,
  summary: 'Locks a member and ends its sessions at once.',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  params: memberParams,
  body: reasonBody,
  reply: memberDetail,
  errors: ['not_found', 'member_state_conflict'],
});

export const unlockMember = endpoint({
  method: 'POST',
  path: `${base}/members/{id}/unlock`,
  summary: 'Lets a locked member sign in again.',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  params: memberParams,
  body: reasonBody,
  reply: memberDetail,
  errors: ['not_found', 'member_state_conflict'],
});

export const releaseProtection = endpoint({
  method: 'POST',
  path: `${base}/members/{id}/release`,
  summary: 'Asks a second person to take a contact or the payment password off a member (R20).',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  stepUp: true,
  params: memberParams,
  body: z.strictObject({ what: z.enum(releasedProtections), reason: reasonText }),
  reply: z.strictObject({ approvalId }),
  errors: ['not_found', 'protection_not_set'],
});

export const resetMemberFactor = endpoint({
  method: 'POST',
  path: `${base}/members/{id}/factor/reset`,
  summary: 'Takes the second factor off a member who lost it, and ends the sessions.',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  stepUp: true,
  params: memberParams,
  body: reasonBody,
  reply: memberDetail,
  errors: ['not_found', 'factor_not_bound'],
});
