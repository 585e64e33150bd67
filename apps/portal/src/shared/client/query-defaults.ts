import { failureIn } from './failure-in.ts';

/**
 * A refusal is an answer, so the call is not repeated; after a lost connection it is sent once
 * more. A call is sent offline too: its failure says so, where one that waits for the line says
 * nothing.
 */
export const queryDefaults = {
  queries: {
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    retry: (tries: number, error: Error) => tries < 1 && (failureIn(error)?.status ?? 0) === 0,
  },
  mutations: { networkMode: 'always' },
} as const;
