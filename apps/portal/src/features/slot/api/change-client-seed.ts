import type { Endpoints, ReplyOf } from '@portal/protocol';
import { changeClientSeed as call } from '@portal/protocol/calls/games';
import { valueOf } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { PlayMode } from '@portal/protocol';

export async function changeClientSeed(
  clientSeed: string,
  mode: PlayMode,
): Promise<ReplyOf<Endpoints['changeClientSeed']>> {
  return valueOf(await client.send(call, { body: { clientSeed, mode } }));
}
