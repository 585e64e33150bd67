import { z } from 'zod';
import { operatorName, operatorRoles, operatorStates } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { operatorId } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/operators';
const params = z.strictObject({ id: operatorId });
const role = z.enum(operatorRoles);

const operatorRow = z.strictObject({
  id: operatorId,
  username: z.string(),
  role,
  state: z.enum(operatorStates),
  stateReason: z.string().nullable(),
  createdAt: instantText,
  lastLoginAt: instantText.nullable(),
  /** A temporary password was given and not changed yet. */
  mustChangePassword: z.boolean(),
  isSelf: z.boolean(),
  /** A second factor is bound. */
  hasFactor: z.boolean(),
  /** Whoever could open the account, by name, until another person confirms who holds it. */
  standsFor: z.array(z.string()),
  /** What this operator may do with that one now. */
  abilities: z.array(
    z.enum(['lock', 'unlock', 'change_role', 'reset_password', 'reset_factor', 'confirm']),
  ),
});

/** The password is shown this once; nobody can read it again. */
const withPassword = z.strictObject({ operator: operatorRow, temporaryPassword: z.string() });

export const listOperators = endpoint({
  method: 'GET',
  path: base,
  summary: 'People of the back office, newest first.',
  access: 'operator',
  ability: 'operators.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    state: z.enum(operatorStates).optional(),
    role: role.optional(),
    ...cursorQuery(100, 'opr'),
  }),
  reply: cursorPageOf(operatorRow),
  errors: [],
});

export const createOperator = endpoint({
  method: 'POST',
  path: base,
  summary: 'Makes an operator with a temporary password, which its first sign-in replaces.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  body: z.strictObject({
    username: z.string().regex(operatorName),
    role,
    reason: reasonText,
  }),
  reply: withPassword,
  errors: ['username_taken'],
});

export const lockOperator = endpoint({
  method: 'POST',
  path: `${base}/{id}/lock`,
  summary: 'Locks an operator and ends its sessions at once.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: operatorRow,
  errors: ['not_found', 'operator_is_self', 'operator_state_conflict', 'operator_is_last'],
});

export const unlockOperator = endpoint({
  method: 'POST',
  path: `${base}/{id}/unlock`,
  summary: 'Lets a locked operator sign in again.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  params,
  body: reasonBody,
  reply: operatorRow,
  errors: ['not_found', 'operator_is_self', 'operator_state_conflict'],
});

export const changeOperatorRole = endpoint({
  method: 'PUT',
  path: `${base}/{id}/role`,
  summary: 'Gives an operator another role and ends its sessions.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  params,
  body: z.strictObject({ role, reason: reasonText }),
  reply: operatorRow,
  errors: ['not_found', 'operator_is_self', 'operator_state_conflict', 'operator_is_last'],
});

export const resetOperatorPassword = endpoint({
  method: 'POST',
  path: `${base}/{id}/password`,
  summary: 'Gives an operator a temporary password again and ends its sessions.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  params,
  body: reasonBody,
  reply: withPassword,
  errors: ['not_found', 'operator_is_self'],
});

export const resetOperatorFactor = endpoint({
  method: 'POST',
  path: `${base}/{id}/factor/reset`,
  summary: 'Takes the second factor off an operator who lost it, and ends its sessions.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  params,
  body: reasonBody,
  reply: operatorRow,
  errors: ['not_found', 'operator_is_self', 'factor_not_bound'],
});

export const confirmOperator = endpoint({
  method: 'POST',
  path: `${base}/{id}/confirm`,
  summary: 'Says that somebody else holds the account of an operator than whoever opened it.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  stepUp: true,
  params,
  body: reasonBody,
  reply: operatorRow,
  errors: ['not_found', 'operator_is_self', 'operator_state_conflict', 'approval_decider_barred'],
});
