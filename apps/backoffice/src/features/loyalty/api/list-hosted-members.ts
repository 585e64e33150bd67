import type { ReplyOf } from '@portal/protocol';
import { listHostedMembers } from '@portal/protocol/calls/vip';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

export type HostedMember = ReplyOf<Endpoints['listHostedMembers']>['content'][number];

export function useHostedMembers(host: string | undefined) {
  return useInfiniteQuery(
    cursorPages(['vip', 'hosted', host], async (place, signal) => {
      const query = host === undefined ? place : { host, ...place };
      return valueOf(await client.send(listHostedMembers, { query, signal }));
    }),
  );
}
