import { changeBanners as call } from '@portal/protocol/calls/banners-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['changeBanners'];

export function changeBanners(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
