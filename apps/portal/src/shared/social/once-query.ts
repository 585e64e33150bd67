import { queryOptions } from '@tanstack/react-query';

/** What is done once when somebody comes back from a provider, and never again by itself. */
export function onceQuery<Value>(key: readonly string[], act: () => Promise<Value>) {
  return queryOptions({
    queryKey: ['social', ...key],
    queryFn: act,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
