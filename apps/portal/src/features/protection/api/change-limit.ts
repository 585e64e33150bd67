import { changeLimit } from '@portal/protocol/calls/protection';
import type { Failure } from '@portal/protocol/client';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { keepAnswer, type LimitName } from '../keep-answer.ts';

export function sendLimit(
  queries: QueryClient,
  change: LimitName & { readonly amount: string | null },
): Promise<Failure | undefined> {
  const { kind, period, amount } = change;
  return keepAnswer(queries, client.send(changeLimit, { body: { kind, period, amount } }));
}
