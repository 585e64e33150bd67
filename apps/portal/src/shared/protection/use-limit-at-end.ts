import { useQuery } from '@tanstack/react-query';
import type { ReachedFacts } from '../limit/use-reached-limit.ts';
import { useMember } from '../session/session.ts';
import { type Protection, protectionQuery } from './api/read-protection.ts';
import { protectionFreshMs } from './use-pause.ts';

/** The own limit on play that leaves nothing, and of several the one that lasts longest (R4). */
export function useLimitAtEnd(): ReachedFacts | undefined {
  const isReal = useMember()?.isTrial === false;
  const { data } = useQuery({
    ...protectionQuery,
    staleTime: protectionFreshMs,
    enabled: isReal,
  });
  return data && limitAtEnd(data);
}

function limitAtEnd({ limits, currency }: Protection): ReachedFacts | undefined {
  const [longest] = limits
    .flatMap(({ kind, period, limit, left: rest, endsAt: until }) =>
      kind === 'deposit' || limit === null || rest === null || Number(rest) > 0
        ? []
        : [{ kind, period, limit, left: rest, currency, until }],
    )
    .toSorted((left, right) => Date.parse(right.until) - Date.parse(left.until));
  return longest;
}
