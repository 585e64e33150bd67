import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readContacts } from '@portal/protocol/calls/contacts';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

export type Contacts = ReplyOf<Endpoints['readContacts']>;

export const contactsQuery = queryOptions({
  queryKey: securityKeys.contacts,
  queryFn: async ({ signal }) => valueOf(await client.send(readContacts, { signal })),
});
