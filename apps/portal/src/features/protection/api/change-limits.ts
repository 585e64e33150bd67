import {
  changeCheckInterval,
  changeLimit,
  confirmRaise,
  withdrawRaise,
} from '@portal/protocol/calls/protection';
import type { Failure } from '@portal/protocol/client';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { type LimitRow, type Protection, protectionKey } from './read-protection.ts';

type LimitName = Pick<LimitRow, 'kind' | 'period'>;
type Answer = { readonly ok: true; readonly value: Protection } | Failure;

/** What the server answers is what stands from then on; a failure changes nothing. */
async function keep(queries: QueryClient, asking: Promise<Answer>): Promise<Failure | undefined> {
  const outcome = await asking;
  if (!outcome.ok) {
    return outcome;
  }
  queries.setQueryData<Protection>(protectionKey, outcome.value);
  return undefined;
}

export function sendLimit(
  queries: QueryClient,
  change: LimitName & { readonly amount: string | null },
): Promise<Failure | undefined> {
  const { kind, period, amount } = change;
  return keep(queries, client.send(changeLimit, { body: { kind, period, amount } }));
}

export function sendConfirm(
  queries: QueryClient,
  { kind, period }: LimitName,
): Promise<Failure | undefined> {
  return keep(queries, client.send(confirmRaise, { body: { kind, period } }));
}

export function sendWithdraw(
  queries: QueryClient,
  { kind, period }: LimitName,
): Promise<Failure | undefined> {
  return keep(queries, client.send(withdrawRaise, { body: { kind, period } }));
}

export function sendInterval(queries: QueryClient, minutes: number): Promise<Failure | undefined> {
  return keep(queries, client.send(changeCheckInterval, { body: { minutes } }));
}
