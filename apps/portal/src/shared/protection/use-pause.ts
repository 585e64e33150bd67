import { useQuery } from '@tanstack/react-query';
import { useMember } from '../session/session.ts';
import { type Protection, protectionQuery } from './api/read-protection.ts';

export type Pause = NonNullable<Protection['pause']>;

/** What protects changes seldom, and several places of a page ask. */
export const protectionFreshMs = 30_000;

/** The break or exclusion that runs; undefined when there is none, or nobody knows. */
export function usePause(isAsked = true): Pause | undefined {
  const isReal = useMember()?.isTrial === false;
  const { data } = useQuery({
    ...protectionQuery,
    staleTime: protectionFreshMs,
    enabled: isReal && isAsked,
  });
  return data?.pause ?? undefined;
}
