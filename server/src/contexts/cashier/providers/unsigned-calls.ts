/** Calls in the name of providers that they did not sign, of this node, since they were taken. */
export interface UnsignedCalls {
  note(provider: string): void;
  /** What was taken and could not be kept counts again. */
  giveBack(counted: ReadonlyMap<string, number>): void;
  /** Hands them over by provider, and counts anew. */
  take(): ReadonlyMap<string, number>;
}

/** In memory, because a flood of them must not reach the database. */
export function openUnsignedCalls(): UnsignedCalls {
  let counts = new Map<string, number>();
  const add = (provider: string, calls: number) => {
    counts.set(provider, (counts.get(provider) ?? 0) + calls);
  };
  return {
    note: (provider) => {
      add(provider, 1);
    },
    giveBack: (counted) => {
      counted.forEach((calls, provider) => {
        add(provider, calls);
      });
    },
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}
