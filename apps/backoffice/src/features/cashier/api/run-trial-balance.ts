import { runTrialBalance as call } from '@portal/protocol/calls/reconciliation';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['runTrialBalance'];

export function runTrialBalance(): Promise<Outcome<Call>> {
  return client.send(call, {});
}
