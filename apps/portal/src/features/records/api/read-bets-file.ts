import { readBetsFile as call } from '@portal/protocol/calls/bets';
import { client } from '../../../shared/client/portal-client.ts';
import type { BetFilter } from '../record-filter.ts';

export function readBetsFile(query: BetFilter & { readonly language: string }, cursor?: string) {
  return client.send(call, { query: { ...query, cursor } });
}
