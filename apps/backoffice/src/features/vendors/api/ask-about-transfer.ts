import { askAboutTransfer as call } from '@portal/protocol/calls/wallet-transfers-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Ask = Endpoints['askAboutTransfer'];

export function askAboutTransfer(input: Input<Ask>): Promise<Outcome<Ask>> {
  return client.send(call, input);
}
