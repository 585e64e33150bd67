import { claimPersonCase, decidePersonCase } from '@portal/protocol/calls/persons-desk';
import { client } from '../../../shared/client.ts';
import type { WholePersonCase } from './read-person-case.ts';

export type PersonDecision = WholePersonCase['abilities'][number];

/** Takes a pair, or says whether it is one person. */
export function sendPersonDecision(
  id: string,
  command: { readonly decision: PersonDecision; readonly reason: string },
) {
  const { decision, reason } = command;
  const params = { id };
  return decision === 'claim'
    ? client.send(claimPersonCase, { params })
    : client.send(decidePersonCase, { params, body: { decision, reason } });
}
