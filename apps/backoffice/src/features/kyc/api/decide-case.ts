import type { KycRejection } from '@portal/protocol';
import { approveKycCase, claimKycCase, rejectKycCase } from '@portal/protocol/calls/kyc-desk';
import { client } from '../../../shared/client.ts';
import type { WholeCase } from './read-case.ts';

export type Decision = WholeCase['abilities'][number];

/** Takes papers, accepts them or not. */
export function decideCase(
  id: string,
  command: {
    readonly decision: Decision;
    readonly reason: string;
    readonly rejection: KycRejection;
  },
) {
  const { decision, reason, rejection } = command;
  const params = { id };
  switch (decision) {
    case 'claim':
      return client.send(claimKycCase, { params });
    case 'approve':
      return client.send(approveKycCase, { params, body: { reason } });
    case 'reject':
      return client.send(rejectKycCase, { params, body: { reason, rejection } });
  }
}
