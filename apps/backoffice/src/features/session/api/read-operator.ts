import type { Endpoints } from '@portal/protocol/endpoints';
import { readOperator as call } from '@portal/protocol/calls/backoffice';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

export function readOperator(): Promise<Outcome<Endpoints['readOperator']>> {
  return client.send(call, {});
}
