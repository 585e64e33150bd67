import { endWalletTransfer as call } from '@portal/protocol/calls/wallet-transfers-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type End = Endpoints['endWalletTransfer'];

export function endWalletTransfer(input: Input<End>): Promise<Outcome<End>> {
  return client.send(call, input);
}
