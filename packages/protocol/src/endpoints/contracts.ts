import { z } from 'zod';
import {
  contractActions,
  contractKinds,
  contractScopes,
  contractStates,
  dividendPeriods,
} from '../contracts.ts';
import { endpoint } from '../endpoint.ts';
import { contract, contractEnds, contractTerms } from '../schemas/contract.ts';
import { contractId } from '../schemas/ids.ts';
import { amountText, currencyText, dayText, pageOf, pageQuery } from '../schemas/wire.ts';

const base = '/wps/relay/contracts';

/** Requests that wait for the caller, by scope (portal.md 3, Consolidated contract). */
const requestsByScope = z.record(z.string(), contract);

export const readConsolidatedContracts = endpoint({
  method: 'GET',
  path: `${base}/consolidated`,
  summary: 'What waits for the agent in all four kinds, and which of their pages there are.',
  access: 'agent',
  rate: 'read',
  reply: z.strictObject({
    /** Whether the modal of contracts opens: the agent policy is on, and something waits. */
    showConsolidated: z.boolean(),
    enableCt: z.boolean(),
    salary: z.boolean(),
    dailySalary: z.boolean(),
    hourSalary: z.boolean(),
    agentRealtimeSalary: z.boolean(),
    currency: currencyText,
    /** Of the own dividend, which covers no other; that of the site where there is none. */
    dividendPeriod: z.enum(dividendPeriods),
    /** Whether an offer ends what it takes the place of at once; else when it takes effect. */
    endsOldOnPropose: z.boolean(),
    divtypereq: requestsByScope,
    dailysalreqtype: requestsByScope,
    contracthoursalreq: requestsByScope,
    realtimesalreqtype: requestsByScope,
    /** The same in one list, with terminations that several downlines ask for. */
    waiting: z.array(contract),
  }),
  errors: [],
});

export const listContracts = endpoint({
  method: 'GET',
  path: base,
  summary: 'Contracts of the agent, received ones or those given to direct downlines.',
  access: 'agent',
  rate: 'read',
  query: z.strictObject({
    direction: z.enum(['in', 'out']),
    kind: z.enum(contractKinds).optional(),
    scope: z.enum(contractScopes).optional(),
    state: z.enum(contractStates).optional(),
    /** A direct downline. */
    account: z.string().trim().max(64).optional(),
    ...pageQuery(100),
  }),
  reply: pageOf(contract),
  errors: [],
});

export const readContract = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One contract, with what accepting it would end.',
  access: 'agent',
  rate: 'read',
  params: z.strictObject({ id: contractId }),
  reply: contract.extend({ willEnd: contractEnds }),
  errors: ['not_found'],
});

export const readContractReplay = endpoint({
  method: 'GET',
  path: `${base}/{id}/replay`,
  summary: 'What an offer would have paid for the real bets of the last 30 days, and what stands.',
  access: 'agent',
  rate: 'read',
  params: z.strictObject({ id: contractId }),
  reply: z.strictObject({
    currency: currencyText,
    /** Whether the payee is paid for the same already. */
    hasPresent: z.boolean(),
    /** Days, or longer periods of a dividend that ended within these days; the newest first. */
    units: z.array(
      z.strictObject({
        /** Days of the site, both included. */
        from: dayText,
        to: dayText,
        valid: amountText,
        netLoss: amountText,
        /** At most, where a day has several units. */
        active: z.int(),
        proposed: amountText,
        /** Zero where nothing stands yet. */
        present: amountText,
      }),
    ),
    proposed: amountText,
    present: amountText,
  }),
  errors: ['not_found', 'contract_state', 'team_too_large'],
});

export const proposeContract = endpoint({
  method: 'POST',
  path: base,
  summary: 'Offers a contract to a direct agent child, after the payment password was proved.',
  access: 'agent',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  body: z.strictObject({ account: z.string().trim().max(64), ...contractTerms }),
  reply: contract,
  errors: [
    'contract_kind_disabled',
    'contract_not_allowed',
    'contract_in_debt',
    'payment_proof_required',
    'contract_already_pending',
    'contract_scope_conflict',
    'contract_terms',
    'contract_not_covered',
    'contract_ends_others',
  ],
});

const processing = {
  method: 'POST',
  access: 'agent',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  body: z.strictObject({
    contractId,
    /** Of the contract as it was shown. */
    version: z.int(),
    action: z.enum(contractActions),
    reason: z.string().trim().max(140).optional(),
    /** That other contracts end was shown, and is wanted. */
    confirmEnd: z.boolean().optional(),
  }),
  reply: contract,
  errors: [
    'not_found',
    'contract_stale',
    'contract_state',
    'contract_not_yours',
    // Of a payer alone.
    'payment_proof_required',
    'contract_kind_disabled',
    'contract_not_allowed',
    'contract_in_debt',
    'contract_scope_conflict',
    'contract_confirm_required',
  ],
} as const;

export const processDividendContract = endpoint({
  ...processing,
  path: `${base}/dividend/process`,
  summary: 'Accepts, rejects, terminates or withdraws a contract about a dividend.',
});

export const processDailySalaryContract = endpoint({
  ...processing,
  path: `${base}/dailySalary/process`,
  summary: 'The same for a daily salary.',
});

export const processHourlySalaryContract = endpoint({
  ...processing,
  path: `${base}/hourlySalary/process`,
  summary: 'The same for an hourly salary.',
});

export const processRealtimeSalaryContract = endpoint({
  ...processing,
  path: `${base}/realtimeSalary/process`,
  summary: 'The same for a real-time salary.',
});
