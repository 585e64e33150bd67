import { changeOperatorRole as call } from '@portal/protocol/calls/operators';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Change = Endpoints['changeOperatorRole'];

export function changeOperatorRole(input: Input<Change>): Promise<Outcome<Change>> {
  return client.send(call, input);
}
