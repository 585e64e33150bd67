import type { Endpoints } from '@portal/protocol';
import { claimRafflePrize as call } from '@portal/protocol/calls/raffles';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['claimRafflePrize'];

export function claimRafflePrize(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
