import type { Endpoints, ReplyOf, ReviewMonths } from '@portal/protocol';
import { changeReviewRhythm, readReviewRhythm } from '@portal/protocol/calls/care';
import { type Failure, valueOf } from '@portal/protocol/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

type Rhythm = ReplyOf<Endpoints['readReviewRhythm']>;

export const rhythmQuery = queryOptions({
  queryKey: ['review-rhythm'] as const,
  queryFn: async ({ signal }) => valueOf(await client.send(readReviewRhythm, { signal })),
});

/** What the server answers is what stands from then on; a failure changes nothing. */
export async function sendRhythm(
  queries: QueryClient,
  months: ReviewMonths,
): Promise<Failure | undefined> {
  const outcome = await client.send(changeReviewRhythm, { body: { months } });
  if (!outcome.ok) {
    return outcome;
  }
  queries.setQueryData<Rhythm>(rhythmQuery.queryKey, outcome.value);
  return undefined;
}
