import { z } from 'zod';
import { contractKinds } from '../contracts.ts';
import { endpoint } from '../endpoint.ts';
import { teamFileReply } from '../schemas/record.ts';
import { chosenTerms, teamTerms } from '../schemas/terms.ts';
import {
  amountText,
  currencyText,
  dayInput,
  dayText,
  instantText,
  pageOf,
  pageQuery,
} from '../schemas/wire.ts';

const accountName = z.string().trim().min(1).max(64);

/** A change that waits for its day. */
const comingTerms = teamTerms.extend({ effectiveAt: instantText });

const downlineRow = z.strictObject({
  account: z.string(),
  /** The first and the last letter of the name, where one was given (B5). */
  name: z.string().nullable(),
  isAgent: z.boolean(),
  /** Levels below the caller, from 1. */
  level: z.int(),
  /** How many stand directly below, and below at all. */
  directs: z.int(),
  teamSize: z.int(),
  /** Null where the site keeps balances from agents. */
  balance: amountText.nullable(),
  /** Of the whole team; null for a large one that was not counted yet. */
  teamBalance: amountText.nullable(),
  /** Large teams are counted every ten minutes; null for a sum of this moment. */
  teamBalanceAt: instantText.nullable(),
  /** In the ladder of the site, from 0. */
  rank: z.int(),
  /** Of which kinds a contract pays this one. */
  contracts: z.array(z.enum(contractKinds)),
  /** What the caller wrote down about this one; nobody else sees it. */
  note: z.string(),
  terms: teamTerms,
  coming: comingTerms.nullable(),
  joinedAt: instantText,
  /** The day of the last sign-in; null for never. */
  seenOn: dayText.nullable(),
  /** Why somebody is not available is nobody's business but their own. */
  state: z.enum(['active', 'unavailable']),
  /** Whether the caller may grant this one more. */
  isDirect: z.boolean(),
});

/** List and file take the same. */
const downlineFilters = {
  /** Whose downline; the own one without it. */
  account: accountName.optional(),
  scope: z.enum(['direct', 'team']).optional(),
  /** How an account begins, or a whole one. */
  search: z.string().trim().min(3).max(64).optional(),
  kind: z.enum(['agent', 'member']).optional(),
  /** When they registered, in days of the site, both included. */
  from: dayInput.optional(),
  to: dayInput.optional(),
  /** Between these balances, both included. */
  leastBalance: amountText.optional(),
  mostBalance: amountText.optional(),
  /** Only those whom a contract pays. */
  contract: z.enum(['yes']).optional(),
  sort: z.enum(['joined', 'balance', 'teamSize', 'seen']).optional(),
  order: z.enum(['asc', 'desc']).optional(),
};

export const listDownline = endpoint({
  method: 'GET',
  path: '/wps/agent/downline',
  summary: 'Who stands below the agent, or below somebody of the own team.',
  access: 'agent',
  rate: 'read',
  query: z.strictObject({ ...downlineFilters, ...pageQuery(100) }),
  reply: pageOf(downlineRow).extend({
    /** From the caller down to whose downline this is, both included. */
    upline: z.array(z.string()),
    /** All below, counted up to 10,000. */
    teamSize: z.int(),
    isTeamCapped: z.boolean(),
    currency: currencyText,
    /** What the caller may grant at most. */
    own: teamTerms,
    /** Kinds of contracts that pay the caller, which alone can be offered on (C2). */
    offers: z.array(z.enum(contractKinds)),
    /** False where there are too many to be compared: they stand as they joined. */
    isSorted: z.boolean(),
    /** False where the site keeps balances from agents: nothing is narrowed or sorted by them. */
    showsBalances: z.boolean(),
  }),
  errors: ['not_found', 'team_too_large'],
});

export const readDownlineFile = endpoint({
  method: 'GET',
  path: '/wps/agent/downline/file',
  summary: 'The same as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: z.strictObject(downlineFilters),
  reply: teamFileReply,
  errors: ['not_found', 'record_too_long', 'team_export_limit', 'team_too_large'],
});

export const noteDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/downline/{account}/note',
  summary: 'What the agent wants to remember about somebody below; an empty note goes.',
  access: 'agent',
  rate: 'write',
  params: z.strictObject({ account: accountName }),
  body: z.strictObject({ note: z.string().trim().max(200) }),
  reply: z.strictObject({ note: z.string() }),
  errors: ['not_found'],
});

export const openDownlineAccount = endpoint({
  method: 'POST',
  path: '/wps/agent/downline',
  summary:
    'Opens an account directly below the agent; its password has to be replaced at the first sign-in.',
  access: 'agent',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    username: z.string().max(255),
    password: z.string().max(256),
    opensAgent: z.boolean(),
    ...chosenTerms,
  }),
  reply: z.strictObject({ account: z.string() }),
  errors: [
    'group_quota',
    'login_throttled',
    'password_weak',
    'registration_closed',
    'self_excluded',
    'team_too_deep',
    'terms_out_of_range',
    'username_taken',
  ],
});

export const raiseDownlineTerms = endpoint({
  method: 'POST',
  path: '/wps/agent/downline/{account}/terms',
  summary: 'Grants more to somebody directly below; an agent never lowers.',
  access: 'agent',
  rate: 'write',
  params: z.strictObject({ account: accountName }),
  body: teamTerms,
  reply: teamTerms,
  errors: ['group_quota', 'not_found', 'terms_out_of_range'],
});
