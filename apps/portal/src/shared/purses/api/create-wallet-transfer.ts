import type { Endpoints } from '@portal/protocol';
import { createWalletTransfer as call } from '@portal/protocol/calls/vendor-wallets';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

type Call = Endpoints['createWalletTransfer'];

export function createWalletTransfer(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
