import { listRegisterLinks } from '@portal/protocol/calls/agents';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

const shownLinks = '20';

export const registerLinksQuery = queryOptions({
  queryKey: ['agent', 'links'],
  queryFn: async ({ signal }) =>
    valueOf(await client.send(listRegisterLinks, { query: { pageSize: shownLinks }, signal })),
});
