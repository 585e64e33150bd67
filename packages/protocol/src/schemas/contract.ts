import { z } from 'zod';
import {
  contractActions,
  contractKinds,
  contractScopes,
  contractStates,
  dividendPeriods,
  tierRateTypes,
} from '../contracts.ts';
import { contractId } from './ids.ts';
import { amountText, instantText, percentText } from './wire.ts';

const mostActive = 1_000_000;

/** A row of a contract: the highest whose conditions are all met pays for the whole base. */
export const contractTier = z.strictObject({
  /** Period valid bet of a dividend; bet amount per day, per hour, or of the day so far. */
  minBet: amountText,
  /** Period loss of the team that the row asks for; null for none. */
  minLoss: amountText.nullable(),
  minActive: z.int().min(0).max(mostActive),
  rateType: z.enum(tierRateTypes),
  /** A percentage for `P`, an amount for `F`. */
  rate: percentText,
});

/** What the terms of a contract are, whoever offers it. */
export const contractTerms = {
  kind: z.enum(contractKinds),
  scope: z.enum(contractScopes),
  /** Of a dividend; the usual one of the site without it. */
  periodType: z.enum(dividendPeriods).optional(),
  tiers: z.array(contractTier).max(20),
};

/** A contract that stands in another one's way, or that would end with it. */
const contractLine = z.strictObject({
  id: contractId,
  /** Null for the house. */
  payer: z.string().nullable(),
  payee: z.string(),
  scope: z.enum(contractScopes),
  state: z.enum(contractStates),
});

export const contract = z.strictObject({
  ...contractLine.shape,
  kind: z.enum(contractKinds),
  version: z.int(),
  periodType: z.enum([...dividendPeriods, 'HOURLY', 'FIVE_MIN']),
  tiers: z.array(contractTier),
  /** `in`: the caller is paid by it. */
  direction: z.enum(['in', 'out']),
  proposedAt: instantText,
  startsAt: instantText.nullable(),
  endsAt: instantText.nullable(),
  /** What waits for an answer; null when nothing does. */
  request: z
    .strictObject({
      type: z.enum(['NEW', 'CHANGE', 'TERMINATION']),
      isMine: z.boolean(),
      askedAt: instantText,
      /** Lapses then; a termination happens then. */
      until: instantText,
    })
    .nullable(),
  reason: z.string().nullable(),
  /** Paid too much so far, and to be taken from its next pay; null when nothing is. */
  receivable: amountText.nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(contractActions)),
});

/** What accepting would end, in the order in which it falls. */
export const contractEnds = z.array(
  contractLine.extend({ cause: z.enum(['REPLACED', 'HIGHER_THAN_OWN', 'OWN_CONTRACT_LOST']) }),
);
