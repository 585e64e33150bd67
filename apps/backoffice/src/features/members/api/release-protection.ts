import { releaseProtection as call } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Release = Endpoints['releaseProtection'];

export function releaseProtection(input: Input<Release>): Promise<Outcome<Release>> {
  return client.send(call, input);
}
