import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readVerification } from '@portal/protocol/calls/kyc';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { verificationKeys } from '../verification-keys.ts';

export type Verification = ReplyOf<Endpoints['readVerification']>;
export type Proof = Verification['proofs'][number];

export const verificationQuery = queryOptions({
  queryKey: verificationKeys.own,
  queryFn: async ({ signal }) => valueOf(await client.send(readVerification, { signal })),
});
