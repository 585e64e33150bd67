import { openBetReplay as call } from '@portal/protocol/calls/bets';
import { client } from '../../../shared/client/portal-client.ts';

export function openBetReplay(bet: { readonly betId: string; readonly language: string }) {
  const { betId, language } = bet;
  return client.send(call, { params: { betId }, body: { language } });
}
