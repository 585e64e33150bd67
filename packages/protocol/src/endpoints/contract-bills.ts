import { z } from 'zod';
import { billPayStates, billStatuses, contractKinds, contractScopes } from '../contracts.ts';
import { endpoint } from '../endpoint.ts';
import { contractTier } from '../schemas/contract.ts';
import { billId, contractId } from '../schemas/ids.ts';
import { teamFileReply } from '../schemas/record.ts';
import { monthQuery } from '../schemas/team.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
  pageOf,
  pageQuery,
} from '../schemas/wire.ts';

const base = '/wps/relay/contracts/bills';

const filters = {
  kind: z.enum(contractKinds),
  direction: z.enum(['in', 'out']).optional(),
  scope: z.enum(contractScopes).optional(),
  payState: z.enum(billPayStates).optional(),
  /** The other party. */
  account: z.string().trim().max(64).optional(),
};

/** Hours are looked at a day at a time, everything else by the month (B5). */
function billQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return monthQuery({ ...filters, ...shape }).refine((query) => isShort(query), {
    error: 'hours of one day',
    path: ['to'],
  });
}

function isShort(query: {
  readonly kind?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}): boolean {
  return query.kind !== 'HOURLY' || query.from === query.to;
}

/** What a contract came to for a unit, as one of its parties sees it. */
const bill = z.strictObject({
  id: billId,
  contractId,
  kind: z.enum(contractKinds),
  scope: z.enum(contractScopes),
  /** `2026-11-10`, `2026-W46`, `2026-11-H1`, `2026-11`; hours in UTC. */
  unitKey: z.string(),
  startsAt: instantText,
  endsAt: instantText,
  /** `in`: the caller is paid by it. */
  direction: z.enum(['in', 'out']),
  /** Null for the house. */
  counterparty: z.string().nullable(),
  currency: currencyText,
  validBet: amountText,
  netLoss: amountText,
  active: z.int(),
  /** The row that applied, from 1. */
  tier: z.int().nullable(),
  status: z.enum(billStatuses),
  payState: z.enum(billPayStates),
  amount: amountText,
  /** Taken from it for what was paid too much before. */
  netted: amountText,
  paid: amountText,
  owed: amountText,
  settledAt: instantText.nullable(),
});

/** A step from figures to an amount. */
const whyLine = z.strictObject({
  figure: z.string(),
  rule: z.string(),
  operation: z.enum(['add', 'subtract', 'times', 'floor', 'at-most', 'at-least']),
  /** An amount as everywhere; of `times` the exact factor, as a fraction: `3/2000`. */
  value: z.string(),
  /** What stands there after this line, floored. */
  subtotal: amountText,
});

export const listContractBills = endpoint({
  method: 'GET',
  path: base,
  summary: 'Bills of contracts of a kind of the agent, the newest unit first, hours by the clock.',
  access: 'agent',
  rate: 'read',
  query: billQuery(cursorQuery(100, 'bil')),
  reply: cursorPageOf(bill),
  errors: ['team_report_days'],
});

export const readContractBillSums = endpoint({
  method: 'GET',
  path: `${base}/sums`,
  summary: 'What all bills of these days come to: received, paid, still open.',
  access: 'agent',
  rate: 'read',
  query: billQuery({}),
  reply: z.strictObject({
    currency: currencyText,
    bills: z.int(),
    /** Of bills that pay the caller, and of those that the caller pays. */
    received: amountText,
    toReceive: amountText,
    paid: amountText,
    toPay: amountText,
  }),
  errors: ['team_report_days'],
});

export const readContractBillsFile = endpoint({
  method: 'GET',
  path: `${base}/file`,
  summary: 'The same bills as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: billQuery({}),
  reply: teamFileReply,
  errors: ['record_too_long', 'team_export_limit', 'team_report_days'],
});

export const readContractBill = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'Why a bill is what it is: figures, rows, every step, payments and windows.',
  access: 'agent',
  rate: 'read',
  params: z.strictObject({ id: billId }),
  reply: bill.extend({
    /** What was booked between them counts: a part of a day in which a contract began or ended. */
    countedFrom: instantText,
    countedTo: instantText,
    tiers: z.array(contractTier),
    gross: amountText,
    /** What was deducted from the gross result, by name. */
    deductions: z.array(z.strictObject({ figure: z.string(), amount: amountText })),
    /** To the amount; real-time pay keeps what a void took back for later pay to net. */
    lines: z.array(whyLine),
    netLossLines: z.array(whyLine),
    payments: z.array(
      z.strictObject({ amount: amountText, source: z.string(), paidAt: instantText }),
    ),
    /** What the payer owes the house, which paid for it; for the payer and operators. */
    owedToHouse: amountText,
    /** Of real-time pay: the windows in which something changed, the newest first. */
    windows: z.array(
      z.strictObject({
        endsAt: instantText,
        validBet: amountText,
        active: z.int(),
        entitled: amountText,
        delta: amountText,
        pay: amountText,
      }),
    ),
  }),
  errors: ['not_found'],
});

/** What one member added to the figures of a bill. */
const billShare = z.strictObject({
  account: z.string(),
  validBet: amountText,
  gross: amountText,
  /** Of a dividend, what was deducted for this member. */
  deducted: amountText,
});

/** Where whose play a bill counts leads on: to the bets of these days, in these categories. */
const billTeamHead = {
  currency: currencyText,
  kind: z.enum(contractKinds),
  scope: z.enum(contractScopes),
  startsAt: instantText,
  endsAt: instantText,
  /** False for an hour whose sums are no longer kept. */
  isKept: z.boolean(),
};

export const listContractBillTeam = endpoint({
  method: 'GET',
  path: `${base}/{id}/team`,
  summary: 'Whose play a bill counts, the most valid bets first; they sum to its figures.',
  access: 'agent',
  rate: 'read',
  params: z.strictObject({ id: billId }),
  query: z.strictObject(pageQuery(100)),
  reply: pageOf(billShare).extend(billTeamHead),
  errors: ['not_found', 'team_too_large'],
});
