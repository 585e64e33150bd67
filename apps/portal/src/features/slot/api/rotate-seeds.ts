import type { Endpoints, ReplyOf } from '@portal/protocol';
import { rotateSeeds } from '@portal/protocol/calls/games';
import { valueOf } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { PlayMode } from '@portal/protocol';

export async function rotate(mode: PlayMode): Promise<ReplyOf<Endpoints['rotateSeeds']>> {
  return valueOf(await client.send(rotateSeeds, { body: { mode } }));
}
