import {
  changeGameAudience as changeGame,
  changeVendorAudience as changeVendor,
} from '@portal/protocol/calls/games-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Game = Endpoints['changeGameAudience'];
type Vendor = Endpoints['changeVendorAudience'];
export type AudienceBody = NonNullable<Input<Game>['body']>;

export function changeGameAudience(nodeId: string, body: AudienceBody): Promise<Outcome<Game>> {
  return client.send(changeGame, { params: { nodeId }, body });
}

export function changeVendorAudience(
  vendorCode: string,
  body: AudienceBody,
): Promise<Outcome<Vendor>> {
  return client.send(changeVendor, { params: { vendorCode }, body });
}
