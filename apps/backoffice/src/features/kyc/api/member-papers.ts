import type { KycCause, KycKind, ReplyOf } from '@portal/protocol';
import { askForPapers, dropDemand, readMemberKyc } from '@portal/protocol/calls/kyc-desk';
import { type Failure, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { kycKeys } from '../kyc-keys.ts';

export type MemberPapers = ReplyOf<Endpoints['readMemberKyc']>;

export function useMemberPapers(id: string) {
  return useQuery({
    queryKey: kycKeys.member(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberKyc, { params: { id }, signal })),
  });
}

interface Demand {
  readonly kind: KycKind;
  readonly reason: string;
}

/** Asks for papers with a cause, or no longer; a failure is given back. */
export async function sendDemand(
  id: string,
  command: Demand & { readonly cause: KycCause | undefined },
): Promise<Failure | undefined> {
  const { kind, cause, reason } = command;
  const outcome =
    cause === undefined
      ? await client.send(dropDemand, { params: { id, kind }, body: { reason } })
      : await client.send(askForPapers, { params: { id }, body: { kind, cause, reason } });
  if (!outcome.ok) {
    return outcome;
  }
  queryClient.setQueryData<MemberPapers>(kycKeys.member(id), outcome.value);
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return undefined;
}
