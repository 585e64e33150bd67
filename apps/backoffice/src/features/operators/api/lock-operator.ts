import { lockOperator as call } from '@portal/protocol/calls/operators';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Lock = Endpoints['lockOperator'];

export function lockOperator(input: Input<Lock>): Promise<Outcome<Lock>> {
  return client.send(call, input);
}
