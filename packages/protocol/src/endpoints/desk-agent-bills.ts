import { z } from 'zod';
import { contractKinds } from '../contracts.ts';
import { endpoint } from '../endpoint.ts';
import { contractTier } from '../schemas/contract.ts';
import { billId, contractId, memberId } from '../schemas/ids.ts';
import { recordQuery, wholeRecordQuery } from '../schemas/record.ts';
import { amountText, cursorQuery, pageQuery } from '../schemas/wire.ts';
import { listContractBills, listContractBillTeam, readContractBill } from './contract-bills.ts';
import { readContractReplay } from './contracts.ts';

const billParams = z.strictObject({ id: billId });

export const listMemberBills = endpoint({
  method: 'GET',
  path: '/api/backoffice/members/{id}/contractBills',
  summary:
    'What contracts of a kind came to for an agent, as that agent sees it, the newest first.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  params: z.strictObject({ id: memberId }),
  query: recordQuery({ kind: z.enum(contractKinds), ...cursorQuery(100, 'bil') }),
  reply: listContractBills.reply,
  errors: [],
});

export const readAgentBill = endpoint({
  method: 'GET',
  path: '/api/backoffice/agents/bills/{id}',
  summary: 'Why a bill is what it is, as the agent who is paid sees it.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  params: billParams,
  reply: readContractBill.reply.extend({ payeeId: memberId, payee: z.string() }),
  errors: ['not_found'],
});

export const listAgentBillTeam = endpoint({
  method: 'GET',
  path: '/api/backoffice/agents/bills/{id}/team',
  summary: 'Whose play a bill counts, the most valid bets first; they sum to its figures.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  params: billParams,
  query: z.strictObject(pageQuery(100)),
  reply: listContractBillTeam.reply.extend({
    content: z.array(listContractBillTeam.reply.shape.content.element.extend({ memberId })),
  }),
  errors: ['not_found', 'team_too_large'],
});

const replayed = readContractReplay.reply;

export const tryContractTerms = endpoint({
  method: 'POST',
  path: '/api/backoffice/agents/contracts/{id}/trial',
  summary: 'What past units of a contract would have paid with other rows; nothing is posted.',
  access: 'operator',
  ability: 'agents.read',
  rate: 'write',
  params: z.strictObject({ id: contractId }),
  body: wholeRecordQuery({ tiers: z.array(contractTier).max(20) }),
  reply: replayed.omit({ hasPresent: true }).extend({
    units: z.array(replayed.shape.units.element.extend({ difference: amountText })),
    /** With the other rows, less what its own come to. */
    difference: amountText,
  }),
  errors: ['not_found', 'contract_terms', 'team_too_large'],
});
