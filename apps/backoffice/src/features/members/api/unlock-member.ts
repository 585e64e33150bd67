import type { Endpoints } from '@portal/protocol/endpoints';
import { unlockMember as call } from '@portal/protocol/calls/backoffice';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

type Unlock = Endpoints['unlockMember'];

export function unlockMember(input: Input<Unlock>): Promise<Outcome<Unlock>> {
  return client.send(call, input);
}
