import { CallFailed } from '@portal/protocol/client';
import { QueryClient } from '@tanstack/react-query';

const mostTries = 2;

/**
 * A refusal is an answer, so the call is not repeated; after a lost connection it is sent once
 * more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A call is sent offline too, so that its failure says so.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (tries, error) => !isRefusal(error) && tries < mostTries - 1,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    },
  },
});

function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.failure.status >= 400;
}
