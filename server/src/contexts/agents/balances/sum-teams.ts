/** A place of the tree with what stands there. */
export interface Placed {
  readonly number: bigint;
  readonly path: string;
  readonly isAgent: boolean;
  readonly balanceMinor: bigint;
}

export interface TeamSum {
  readonly number: bigint;
  readonly balanceMinor: bigint;
  /** The agent included. */
  readonly people: number;
}

interface Open {
  readonly number: bigint;
  readonly path: string;
  balanceMinor: bigint;
  people: number;
}

/**
 * Sums teams while the tree goes by in its order: only those are kept open whose line is being
 * read, never more than the tree has levels.
 */
export function createTeamSums() {
  const open: Open[] = [];
  function close(): TeamSum {
    const { number, balanceMinor, people } = open.pop() ?? {
      number: 0n,
      balanceMinor: 0n,
      people: 0,
    };
    const above = open.at(-1);
    if (above !== undefined) {
      above.balanceMinor += balanceMinor;
      above.people += people;
    }
    return { number, balanceMinor, people };
  }
  function closeUntil(path: string): readonly TeamSum[] {
    const closed: TeamSum[] = [];
    while (open.length > 0 && !path.startsWith(open.at(-1)?.path ?? '')) {
      closed.push(close());
    }
    return closed;
  }
  return {
    /** Gives the teams that are complete now. */
    add({ number, path, isAgent, balanceMinor }: Placed): readonly TeamSum[] {
      const closed = closeUntil(path);
      const above = open.at(-1);
      if (isAgent) {
        open.push({ number, path, balanceMinor, people: 1 });
      } else if (above !== undefined) {
        above.balanceMinor += balanceMinor;
        above.people += 1;
      }
      return closed;
    },
    /** The teams that were still open when the tree ended. */
    end(): readonly TeamSum[] {
      return open.map(() => close());
    },
  };
}
