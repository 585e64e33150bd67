import { changeCheckInterval } from '@portal/protocol/calls/protection';
import type { Failure } from '@portal/protocol/client';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { keepAnswer } from '../keep-answer.ts';

export function sendInterval(queries: QueryClient, minutes: number): Promise<Failure | undefined> {
  return keepAnswer(queries, client.send(changeCheckInterval, { body: { minutes } }));
}
