import { changeVendorPlace as call } from '@portal/protocol/calls/games-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Change = Endpoints['changeVendorPlace'];

export function changeVendorPlace(input: Input<Change>): Promise<Outcome<Change>> {
  return client.send(call, input);
}
