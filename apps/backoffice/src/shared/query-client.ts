import { CallFailed } from '@portal/protocol/client';
import { QueryClient } from '@tanstack/react-query';

const mostTries = 2;

/** Refusals are answers and are not asked for again; a dead line is tried once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (tries, thrown) => !isRefusal(thrown) && tries < mostTries - 1,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    },
  },
});

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof CallFailed && thrown.failure.status >= 400;
}
