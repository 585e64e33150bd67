import type { Endpoints, ReplyOf } from '@portal/protocol';
import { setClientSeed } from '@portal/protocol/calls/games';
import { valueOf } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { PlayMode } from '@portal/protocol';

export async function changeClientSeed(
  clientSeed: string,
  mode: PlayMode,
): Promise<ReplyOf<Endpoints['setClientSeed']>> {
  return valueOf(await client.send(setClientSeed, { body: { clientSeed, mode } }));
}
