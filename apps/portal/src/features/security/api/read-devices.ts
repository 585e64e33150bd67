import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readDevices } from '@portal/protocol/calls/security';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

export type Device = ReplyOf<Endpoints['readDevices']>['devices'][number];

export const devicesQuery = queryOptions({
  queryKey: securityKeys.devices,
  queryFn: async ({ signal }) => valueOf(await client.send(readDevices, { signal })),
});
