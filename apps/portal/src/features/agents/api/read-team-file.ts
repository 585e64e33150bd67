import type { Endpoints } from '@portal/protocol';
import { readTeamFile as call } from '@portal/protocol/calls/team-files';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function readTeamFile(
  fileId: string,
  cursor?: string,
): Promise<Outcome<Endpoints['readTeamFile']>> {
  return client.send(call, { params: { fileId }, query: { cursor } });
}
