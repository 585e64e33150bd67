/** Calls in the name of providers that they did not sign, of this node, since they were taken. */
export interface UnsignedCalls {
  note(provider: string): void;
  /** Hands them over by provider, and counts anew. */
  take(): ReadonlyMap<string, number>;
}

/** In memory, because a flood of them must not reach the database. */
export function openUnsignedCalls(): UnsignedCalls {
  let counts = new Map<string, number>();
  return {
    note: (provider) => {
      counts.set(provider, (counts.get(provider) ?? 0) + 1);
    },
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}
