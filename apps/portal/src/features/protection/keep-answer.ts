import type { Failure } from '@portal/protocol/client';
import type { QueryClient } from '@tanstack/react-query';
import {
  type LimitRow,
  type Protection,
  protectionKey,
} from '../../shared/protection/api/read-protection.ts';

export type LimitName = Pick<LimitRow, 'kind' | 'period'>;
type Answer = { readonly ok: true; readonly value: Protection } | Failure;

/** What the server answers is what stands from then on; a failure changes nothing. */
export async function keepAnswer(
  queries: QueryClient,
  call: Promise<Answer>,
): Promise<Failure | undefined> {
  const outcome = await call;
  if (!outcome.ok) {
    return outcome;
  }
  queries.setQueryData<Protection>(protectionKey, outcome.value);
  return undefined;
}
