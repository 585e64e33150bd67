import type { Endpoints } from '@portal/protocol/endpoints';
import { lockMember as call } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

type Lock = Endpoints['lockMember'];

export function lockMember(input: Input<Lock>): Promise<Outcome<Lock>> {
  return client.send(call, input);
}
