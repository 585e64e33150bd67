import { confirmRaise } from '@portal/protocol/calls/protection';
import type { Failure } from '@portal/protocol/client';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { keepAnswer, type LimitName } from '../keep-answer.ts';

export function sendConfirm(
  queries: QueryClient,
  { kind, period }: LimitName,
): Promise<Failure | undefined> {
  return keepAnswer(queries, client.send(confirmRaise, { body: { kind, period } }));
}
