import { createBrandPicture as call } from '@portal/protocol/calls/banners-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['createBrandPicture'];

export function createBrandPicture(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
