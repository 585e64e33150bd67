import { z } from 'zod';
import {
  contractActions,
  contractKinds,
  debtCauses,
  dividendPeriods,
  forceEndWays,
  heldBillWays,
  settlingWays,
} from '../contracts.ts';
import { endpoint } from '../endpoint.ts';
import { contract, contractEnds, contractTerms } from '../schemas/contract.ts';
import { approvalId, billId, contractId, memberId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import { teamTerms } from '../schemas/terms.ts';
import { amountText, currencyText, instantText, pageOf, pageQuery } from '../schemas/wire.ts';

const base = '/api/backoffice/members/{id}';
const params = z.strictObject({ id: memberId });

const line = z.strictObject({
  isAgent: z.boolean(),
  /** Accounts from the root down to the member, the member included. */
  upline: z.array(z.string()),
  /** How many stand directly below, and below at all, counted up to 10,000. */
  directs: z.int(),
  teamSize: z.int(),
  terms: teamTerms,
  /** Changes that wait for their day, the earliest first. */
  coming: z.array(teamTerms.extend({ effectiveAt: instantText })),
  /** The last move to another agent, null for the house, and what became of it. */
  move: z
    .strictObject({
      to: z.string().nullable(),
      effectiveAt: instantText,
      state: z.enum(['PLANNED', 'DONE', 'REFUSED']),
      /** The rule, or the code, of what had come in between. */
      refusedFor: z.string().nullable(),
      /** Of a large team that is being moved: how many of how many are ready. */
      progress: z.strictObject({ ready: z.int(), team: z.int() }).nullable(),
    })
    .nullable(),
  /** What those below hold, and what may be granted at most. */
  least: teamTerms,
  most: teamTerms,
});

export const readMemberLine = endpoint({
  method: 'GET',
  path: `${base}/line`,
  summary: 'Where a member stands in the tree of agents, and what it holds.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  params,
  reply: line,
  errors: ['not_found'],
});

export const changeMemberTerms = endpoint({
  method: 'POST',
  path: `${base}/terms`,
  summary: 'Raises what a member holds at once, and lowers it with a notice of a day (A8).',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  params,
  body: z.strictObject({ terms: teamTerms, reason: reasonText }),
  reply: line,
  errors: ['not_found', 'terms_out_of_range', 'return_guard'],
});

export const moveMember = endpoint({
  method: 'POST',
  path: `${base}/move`,
  summary: 'Asks a second person to put a member and its team below another agent (B6).',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  params,
  body: z.strictObject({
    /** The account of the new agent; null for the house. */
    to: z.string().trim().min(1).max(64).nullable(),
    reason: reasonText,
  }),
  reply: line,
  errors: ['not_found', 'move_refused', 'terms_out_of_range', 'return_guard', 'approval_waiting'],
});

const contracts = z.strictObject({
  currency: currencyText,
  /** Whether the house may offer this member a contract: an agent right below it. */
  isBelowHouse: z.boolean(),
  /** Of a dividend that says nothing else. */
  dividendPeriod: z.enum(dividendPeriods),
  /** Of the agent, received and given, what is open first; at most the last hundred. */
  contracts: z.array(contract),
});

export const readMemberContracts = endpoint({
  method: 'GET',
  path: `${base}/contracts`,
  summary: 'Contracts of an agent, as the house sees them.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  params,
  reply: contracts,
  errors: ['not_found'],
});

export const previewHouseContract = endpoint({
  method: 'POST',
  path: `${base}/contracts/preview`,
  summary: 'What an offer of the house with these terms would end; nothing is offered.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  params,
  body: z.strictObject(contractTerms),
  reply: z.strictObject({
    /** As soon as it is offered, by a setting of the site; else once it is accepted. */
    isAtOnce: z.boolean(),
    willEnd: contractEnds,
  }),
  errors: ['not_found', 'contract_terms'],
});

export const proposeHouseContract = endpoint({
  method: 'POST',
  path: `${base}/contracts`,
  summary: 'Offers a contract of the house to an agent right below it, within the return guard.',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  stepUp: true,
  params,
  body: z.strictObject({ ...contractTerms, reason: reasonText }),
  reply: contracts,
  errors: [
    'not_found',
    'contract_kind_disabled',
    'contract_not_allowed',
    'contract_already_pending',
    'contract_scope_conflict',
    'contract_terms',
    'contract_ends_others',
    'return_guard',
  ],
});

export const processHouseContract = endpoint({
  method: 'POST',
  path: `${base}/contracts/process`,
  summary: 'What the house answers, takes back or asks for, in a contract of its own.',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  stepUp: true,
  params,
  body: z.strictObject({
    contractId,
    kind: z.enum(contractKinds),
    version: z.int(),
    action: z.enum(contractActions),
    reason: reasonText,
    confirmEnd: z.boolean().optional(),
  }),
  reply: contracts,
  errors: [
    'not_found',
    'contract_stale',
    'contract_state',
    'contract_not_yours',
    'contract_not_allowed',
    'contract_scope_conflict',
    'contract_confirm_required',
  ],
});

export const endContractByForce = endpoint({
  method: 'POST',
  path: `${base}/contracts/end`,
  summary: 'Asks a second person to end a contract of an agent, whoever pays it (C3).',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  params,
  body: z.strictObject({ contractId, way: z.enum(forceEndWays), reason: reasonText }),
  reply: z.strictObject({ approvalId }),
  errors: ['not_found', 'contract_state', 'approval_waiting'],
});

const strandedDebt = z.strictObject({
  contractId,
  /** The bill that is owed; null for what a contract paid too much. */
  billId: billId.nullable(),
  kind: z.enum(contractKinds),
  debtorId: memberId,
  /** Accounts; the creditor is null for the house. */
  debtor: z.string(),
  creditor: z.string().nullable(),
  amount: amountText,
  cause: z.enum(debtCauses),
  since: instantText,
  /** What a second person may be asked for. */
  ways: z.array(z.enum(settlingWays)),
});

export const listStrandedDebts = endpoint({
  method: 'GET',
  path: '/api/backoffice/agents/strandedDebts',
  summary: 'What agents owe and no pay will bring in by itself, the most first (C6, C7).',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  query: z.strictObject({ cause: z.enum(debtCauses).optional(), ...pageQuery(100) }),
  reply: pageOf(strandedDebt).extend({ currency: currencyText }),
  errors: [],
});

export const settleStrandedDebt = endpoint({
  method: 'POST',
  path: '/api/backoffice/agents/strandedDebts/settle',
  summary: 'Asks a second person to take what a purse has of it, or to write off what is left.',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  stepUp: true,
  body: z.strictObject({ contractId, way: z.enum(settlingWays), reason: reasonText }),
  reply: z.strictObject({ approvalId }),
  errors: ['not_found', 'debt_not_settled', 'approval_waiting'],
});

const heldBill = z.strictObject({
  billId,
  payeeId: memberId,
  /** The account of the agent who is paid. */
  payee: z.string(),
  unitKey: z.string(),
  netLoss: amountText,
  amount: amountText,
  /** Bills of the same run that wait for this one. */
  below: z.int(),
  since: instantText,
  /** What a second person may be asked for. */
  ways: z.array(z.enum(heldBillWays)),
});

export const listHeldBills = endpoint({
  method: 'GET',
  path: '/api/backoffice/agents/heldBills',
  summary: 'Large dividends of the house that wait for operators, the oldest first (C6 step 3).',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  query: z.strictObject(pageQuery(100)),
  reply: pageOf(heldBill).extend({ currency: currencyText }),
  errors: [],
});

export const decideHeldBill = endpoint({
  method: 'POST',
  path: '/api/backoffice/agents/heldBills/decide',
  summary: 'Asks a second person to let a large dividend be paid, or not at all.',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  stepUp: true,
  body: z.strictObject({ billId, way: z.enum(heldBillWays), reason: reasonText }),
  reply: z.strictObject({ approvalId }),
  errors: ['not_found', 'approval_waiting'],
});
