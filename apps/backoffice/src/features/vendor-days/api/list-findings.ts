import type { ReplyOf } from '@portal/protocol';
import { listVendorFindings } from '@portal/protocol/calls/vendor-days-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listVendorFindings'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'vendorCode'>;

export type Finding = ReplyOf<List>['content'][number];

export function useFindings(search: Search) {
  return useInfiniteQuery(
    cursorPages(['vendor-findings', search], async (place, signal) =>
      valueOf(await client.send(listVendorFindings, { query: { ...search, ...place }, signal })),
    ),
  );
}
