import { playFreeSpin } from '@portal/protocol/calls/free-spins';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { Round } from '../round.ts';

/** The round of one free spin; how many are left is asked with the list of them. */
export async function sendFreeSpin(
  id: string,
  key: string,
): Promise<Failure | { readonly ok: true; readonly value: Round }> {
  const outcome = await client.send(playFreeSpin, { params: { id }, key });
  return outcome.ok ? { ok: true, value: outcome.value.round } : outcome;
}
