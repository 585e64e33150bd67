import type { ReplyOf } from '@portal/protocol';
import { readVendorWallets } from '@portal/protocol/calls/vendor-wallets';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { purseKeys } from '../purse-keys.ts';

export type VendorWallets = ReplyOf<Endpoints['readVendorWallets']>;
export type VendorWallet = VendorWallets['wallets'][number];

const whileCheckedMs = 1500;

/** What vendors say lies with them now; asked again while a transfer is on its way. */
export const vendorWalletsQuery = queryOptions({
  queryKey: purseKeys.wallets,
  queryFn: async ({ signal, ...question }) =>
    valueOf(await client.send(readVendorWallets, { signal, isBackground: isLookAgain(question) })),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.wallets.some(({ transfer }) => transfer !== null) === true ? whileCheckedMs : false,
});
