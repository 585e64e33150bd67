import { z } from 'zod';
import { betCategories, betResults } from '../bets.ts';
import { endpoint } from '../endpoint.ts';
import { ledgerGroupNames } from '../ledger-groups.ts';
import { betLine } from '../schemas/bet.ts';
import { entryId } from '../schemas/ids.ts';
import { teamFileReply } from '../schemas/record.ts';
import { teamQuery } from '../schemas/team.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
  languageCode,
} from '../schemas/wire.ts';

/** Somebody alone, those right below, or everybody from there on. */
const scope = { scope: z.enum(['self', 'direct', 'team']).optional() };

const betFilter = {
  ...scope,
  category: z.enum(betCategories).optional(),
  provider: z
    .string()
    .regex(/^[\w:.-]{1,60}$/u)
    .optional(),
  result: z.enum(betResults).optional(),
  leastStake: amountText.optional(),
  mostStake: amountText.optional(),
};

const upline = z.array(z.string());
/** Where a search among too many to be named stopped before its page was full; else null. */
const searchedTo = instantText.nullable();
const refusals = ['not_found', 'team_record_days'] as const;

export const listTeamBets = endpoint({
  method: 'GET',
  path: '/wps/agent/teamBets',
  summary: 'Bets of the team, newest first: of one member, or of many for one day.',
  access: 'agent',
  rate: 'read',
  query: teamQuery({
    ...betFilter,
    language: languageCode.optional(),
    ...cursorQuery(100, 'bet', 'moment'),
  }),
  reply: cursorPageOf(
    betLine.extend({
      account: z.string(),
      /** Round or issue as its sender numbers it; empty where there is none. */
      roundNumber: z.string(),
      settledAt: instantText.nullable(),
      odds: z.string(),
      valid: amountText,
    }),
  ).extend({ upline, searchedTo }),
  errors: [...refusals],
});

export const readTeamBetTotals = endpoint({
  method: 'GET',
  path: '/wps/agent/teamBets/totals',
  summary: 'What all of them came to.',
  access: 'agent',
  rate: 'read',
  query: teamQuery(betFilter),
  reply: z.strictObject({
    currency: currencyText,
    /** Null where too much had to be searched: too many are in the team, too much in the day. */
    sums: z
      .strictObject({
        bets: z.int(),
        stake: amountText,
        /** What of the stakes is not decided yet, and is in no profit or loss. */
        open: amountText,
        valid: amountText,
        payout: amountText,
        net: amountText,
      })
      .nullable(),
    /** Of all that the other filters leave, whichever provider was asked for. */
    providers: z.array(z.strictObject({ provider: z.string(), vendorName: z.string() })),
  }),
  errors: [...refusals],
});

export const readTeamBetsFile = endpoint({
  method: 'GET',
  path: '/wps/agent/teamBets/file',
  summary: 'All of them as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: teamQuery({ ...betFilter, language: languageCode.optional() }),
  reply: teamFileReply,
  errors: [...refusals, 'record_too_long', 'team_export_limit', 'team_too_large'],
});

const lineFilter = {
  ...scope,
  group: z.enum(ledgerGroupNames).optional(),
  leastAmount: amountText.optional(),
  mostAmount: amountText.optional(),
};

export const listTeamTransactions = endpoint({
  method: 'GET',
  path: '/wps/agent/teamTransactions',
  summary: 'Movements of money of the team, newest first: of one member, or of many for one day.',
  access: 'agent',
  rate: 'read',
  query: teamQuery({ ...lineFilter, ...cursorQuery(100, 'line', 'moment') }),
  reply: cursorPageOf(
    z.strictObject({
      entryId,
      account: z.string(),
      /** The transfer type; its text is `records.entry.<type>`. */
      type: z.string(),
      at: instantText,
      moneyIn: amountText,
      moneyOut: amountText,
      reference: z.string(),
      /** Of the caller's own lines only: what others have is theirs to know. */
      balanceAfter: amountText.nullable(),
      /** What the desk told the caller of a correction; of their own lines only, as the balance. */
      remark: z.string().nullable(),
    }),
  ).extend({ upline, searchedTo }),
  errors: [...refusals],
});

export const readTeamTransactionTotals = endpoint({
  method: 'GET',
  path: '/wps/agent/teamTransactions/totals',
  summary: 'What all of them came to.',
  access: 'agent',
  rate: 'read',
  query: teamQuery(lineFilter),
  reply: z.strictObject({
    currency: currencyText,
    /** Null where too much had to be searched: too many are in the team, too much in the day. */
    sums: z
      .strictObject({
        lines: z.int(),
        moneyIn: amountText,
        moneyOut: amountText,
        net: amountText,
      })
      .nullable(),
  }),
  errors: [...refusals],
});

export const readTeamTransactionsFile = endpoint({
  method: 'GET',
  path: '/wps/agent/teamTransactions/file',
  summary: 'All of them as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: teamQuery(lineFilter),
  reply: teamFileReply,
  errors: [...refusals, 'record_too_long', 'team_export_limit', 'team_too_large'],
});
