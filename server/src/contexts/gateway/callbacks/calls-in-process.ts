import type { WalletCall } from '@portal/vendors';

/**
 * What the calls that are at work now name. Who asks what became of one of these has to ask again:
 * nothing of it stands in the database yet, and it may still be carried out (rule 20).
 */
export interface CallsInProcess {
  isNamed(names: readonly string[]): boolean;
  /** Holds the names until the work is over, also when nobody waits for it any more. */
  during<T>(names: readonly string[], work: () => Promise<T>): Promise<T>;
}

export function createCallsInProcess(): CallsInProcess {
  const counts = new Map<string, number>();
  const count = (name: string, difference: 1 | -1) => {
    const next = (counts.get(name) ?? 0) + difference;
    if (next > 0) {
      counts.set(name, next);
    } else {
      counts.delete(name);
    }
  };
  return {
    isNamed: (names) => names.some((name) => counts.has(name)),
    async during(names, work) {
      for (const name of names) {
        count(name, 1);
      }
      try {
        return await work();
      } finally {
        for (const name of names) {
          count(name, -1);
        }
      }
    },
  };
}

/** The transactions and rounds of a call, in the words of its vendor. */
export function namesOf(vendorCode: string, { commands }: WalletCall): readonly string[] {
  return commands.flatMap(({ txId, refTxId, roundId }) => [
    ...[txId, refTxId].flatMap((id) => (id === undefined ? [] : [`${vendorCode} tx ${id}`])),
    ...(roundId === undefined ? [] : [`${vendorCode} round ${roundId}`]),
  ]);
}
