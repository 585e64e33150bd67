import type { KycKind, KycView, ReplyOf } from '@portal/protocol';
import { listKycCases } from '@portal/protocol/calls/kyc-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { kycKeys } from '../kyc-keys.ts';

export type KycCase = ReplyOf<Endpoints['listKycCases']>['content'][number];

export function useCases(query: { readonly view: KycView; readonly kind: KycKind | undefined }) {
  const { view, kind } = query;
  const fixed = { view, ...(kind !== undefined && { kind }) };
  return useInfiniteQuery(
    cursorPages(kycKeys.list(view, kind), async (place, signal) =>
      valueOf(await client.send(listKycCases, { query: { ...fixed, ...place }, signal })),
    ),
  );
}
