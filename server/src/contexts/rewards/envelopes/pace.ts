/** D6: one call per 300 ms, by the time of the server. */
const restMs = 300;
/** D6: who tried so often in vain shows that they are no program. */
const freeFailures = 5;
/** Decided here, where D6 says nothing: tries in vain are forgotten after an hour of rest. */
const forgetMs = 3_600_000;

/** The last call of a member that was let through, with what failed in a row until then. */
export interface Turn {
  readonly triedAt: Temporal.Instant;
  readonly failures: number;
  readonly key: string;
}

type TurnVerdict = 'open' | 'challenge' | 'early' | 'repeat';

/** What a call is that comes now, and how many before it were in vain and still count. */
export function judgeTurn(
  last: Turn | undefined,
  call: { readonly at: Temporal.Instant; readonly key: string },
): { readonly verdict: TurnVerdict; readonly failures: number } {
  if (last === undefined) {
    return { verdict: 'open', failures: 0 };
  }
  if (last.key === call.key) {
    return { verdict: 'repeat', failures: last.failures };
  }
  const restedMs = call.at.epochMilliseconds - last.triedAt.epochMilliseconds;
  const failures = restedMs >= forgetMs ? 0 : last.failures;
  if (restedMs < restMs) {
    return { verdict: 'early', failures };
  }
  return { verdict: failures >= freeFailures ? 'challenge' : 'open', failures };
}
