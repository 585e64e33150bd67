import { readRoundsFile as call } from '@portal/protocol/calls/rounds';
import { client } from '../../../shared/client/portal-client.ts';
import type { RoundFilter } from '../round-filter.ts';

export function readRoundsFile(query: RoundFilter & { readonly language: string }) {
  return client.send(call, { query });
}
