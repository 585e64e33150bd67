import { z } from 'zod';
import { contractScopes } from '../contracts.ts';
import { endpoint } from '../endpoint.ts';
import { incomeSources } from '../income-sources.ts';
import { rateCategories } from '../rate-categories.ts';
import { teamFileReply } from '../schemas/record.ts';
import { someCategory, teamFigures, teamHead, teamQuery } from '../schemas/team.ts';
import { amountText, dayText, instantText, pageOf, pageQuery } from '../schemas/wire.ts';

/** What is compared with the days before, and drawn by day (design-brief.md 1.12). */
function trendFigures<Value extends z.ZodType>(value: Value) {
  return { deposit: value, withdrawal: value, valid: value, net: value, income: value };
}

const change = z.strictObject({
  /** Signed. */
  amount: amountText,
  /** Signed, with one decimal; null where there is nothing to compare with. */
  percent: z
    .string()
    .regex(/^-?\d{1,24}\.\d$/u)
    .nullable(),
});

export const readTeamOverview = endpoint({
  method: 'GET',
  path: '/wps/agent/teamOverview',
  summary: 'What a team did in some days, with its days, its categories and those directly below.',
  access: 'agent',
  rate: 'read',
  query: teamQuery({
    ...someCategory,
    /** Everybody below, or those directly below without their teams. */
    scope: z.enum(['team', 'direct']).optional(),
  }),
  reply: z.strictObject({
    ...teamHead,
    figures: teamFigures,
    /** Deposits less withdrawals. */
    netDeposit: amountText,
    people: z.strictObject({
      active: z.int(),
      depositors: z.int(),
      registrations: z.int(),
      firstDeposits: z.int(),
      /** Below now, counted up to 10,000 together. */
      agents: z.int(),
      members: z.int(),
      /** Of those directly below, signed in now. */
      online: z.int(),
    }),
    /** Null for a large team that was not counted yet. */
    teamBalance: amountText.nullable(),
    /** Large teams are counted every ten minutes; null for a sum of this moment. */
    teamBalanceAt: instantText.nullable(),
    /** Of the agent alone: what came in, and what went to those directly below. */
    income: z.strictObject({ received: amountText, paid: amountText, net: amountText }),
    days: z.array(
      z.strictObject({
        day: dayText,
        stake: amountText,
        valid: amountText,
        net: amountText,
        deposit: amountText,
        withdrawal: amountText,
      }),
    ),
    categories: z.array(
      z.strictObject({
        category: z.enum(rateCategories),
        stake: amountText,
        valid: amountText,
        net: amountText,
      }),
    ),
    trend: z.strictObject({
      /** As many days right before those that were asked for: what the changes are against. */
      from: dayText,
      to: dayText,
      changes: z.strictObject(trendFigures(change)),
      /** How many more people joined than in the days before; signed. */
      registrations: z.int(),
      /** Thirty days up to the last that was asked for, those without anything included. */
      days: z.array(z.strictObject({ day: dayText, ...trendFigures(amountText) })),
    }),
    /** The teams directly below that staked most; of a whole team also its top, alone. */
    downline: z.array(z.strictObject({ account: z.string(), stake: amountText, net: amountText })),
  }),
  errors: ['not_found', 'team_report_days', 'team_too_large'],
});

/** What narrows the statement of a team and orders it; list and file take the same. */
const statementFilters = {
  ...someCategory,
  search: z.string().trim().min(3).max(64).optional(),
  /** Only those who did anything. */
  active: z.enum(['yes']).optional(),
  sort: z
    .enum([
      'joined',
      'deposit',
      'withdrawal',
      'stake',
      'valid',
      'payout',
      'net',
      'rebate',
      'bonus',
      'salary',
      'total',
    ])
    .optional(),
  order: z.enum(['asc', 'desc']).optional(),
};

export const listTeamStatement = endpoint({
  method: 'GET',
  path: '/wps/agent/teamStatement',
  summary: 'Profit and loss below an agent: a row for each directly below, with the team of each.',
  access: 'agent',
  rate: 'read',
  query: teamQuery({ ...statementFilters, ...pageQuery(100) }),
  reply: pageOf(
    z.strictObject({
      account: z.string(),
      /** Their rows are sums of a team, and open. */
      isAgent: z.boolean(),
      figures: teamFigures,
    }),
  ).extend({
    ...teamHead,
    /** Of the one at the top alone, and of the whole team. */
    self: teamFigures,
    sum: teamFigures,
    /** False where there are too many to be sorted by an amount: they stand as they joined. */
    isSorted: z.boolean(),
  }),
  errors: ['not_found', 'team_report_days'],
});

export const readTeamStatementFile = endpoint({
  method: 'GET',
  path: '/wps/agent/teamStatement/file',
  summary: 'The same as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: teamQuery(statementFilters),
  reply: teamFileReply,
  errors: ['not_found', 'team_report_days', 'record_too_long', 'team_export_limit'],
});

const incomeRow = z.strictObject({
  day: dayText,
  source: z.enum(incomeSources),
  /** What a contract counts, or the category of a rebate; null for envelopes. */
  scope: z.enum(contractScopes).nullable(),
  /** Valid bets, or the loss of a dividend, of which a part was paid; null where none is told. */
  base: amountText.nullable(),
  /** Per cent, where all of it was paid by one rate. */
  rate: z.string().nullable(),
  /** Of what is taken back: which pay it was, and of which unit; hours in the time of the site. */
  takenBackOf: z.strictObject({ source: z.enum(incomeSources), unit: z.string() }).nullable(),
  received: amountText,
  paid: amountText,
  net: amountText,
});

/** List and file take the same. */
const incomeFilters = {
  source: z.enum(incomeSources).optional(),
  scope: z.enum(contractScopes).optional(),
};

export const readAgentIncome = endpoint({
  method: 'GET',
  path: '/wps/agent/income',
  summary: 'What came to the agent by day and source, and what went to those directly below.',
  access: 'agent',
  rate: 'read',
  query: teamQuery(incomeFilters),
  reply: z.strictObject({
    ...teamHead,
    received: amountText,
    paid: amountText,
    net: amountText,
    days: z.array(incomeRow),
    /** The same by source alone, the largest first. */
    sources: z.array(
      z.strictObject({
        source: z.enum(incomeSources),
        received: amountText,
        paid: amountText,
        net: amountText,
      }),
    ),
    downline: z.array(z.strictObject({ account: z.string(), paid: amountText })),
  }),
  errors: ['not_found', 'team_report_days'],
});

export const readAgentIncomeFile = endpoint({
  method: 'GET',
  path: '/wps/agent/income/file',
  summary: 'The days of the income as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: teamQuery(incomeFilters),
  reply: teamFileReply,
  errors: ['not_found', 'team_report_days', 'record_too_long', 'team_export_limit'],
});
