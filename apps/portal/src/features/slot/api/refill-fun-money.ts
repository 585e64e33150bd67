import type { Endpoints } from '@portal/protocol';
import { refillFunMoney } from '@portal/protocol/calls/wallet';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function sendRefill(key: string): Promise<Outcome<Endpoints['refillFunMoney']>> {
  return client.send(refillFunMoney, { key });
}
