import { stepUpOperator } from '@portal/protocol/calls/operator-security';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type StepUp = Endpoints['stepUpOperator'];

export function stepUp(body: Input<StepUp>['body']): Promise<Outcome<StepUp>> {
  return client.send(stepUpOperator, { body });
}
