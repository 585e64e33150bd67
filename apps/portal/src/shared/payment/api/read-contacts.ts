import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readContacts } from '@portal/protocol/calls/contacts';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

export type Contacts = ReplyOf<Endpoints['readContacts']>;

/** Where the member is reached, and since when there is a payment password. */
export const contactsQuery = queryOptions({
  queryKey: ['security', 'contacts'],
  queryFn: async ({ signal }) => valueOf(await client.send(readContacts, { signal })),
});
