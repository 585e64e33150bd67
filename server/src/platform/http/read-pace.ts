/** Answers at once, or with what to wait for. */
export type ReadPace = () => Promise<void> | undefined;

/**
 * How many begin in one turn of the event loop. Measured: a read of the lobby takes about half a
 * millisecond of it, and a vendor's call waits for a dozen turns.
 */
const mostOfTurn = 4;

/**
 * R126: reads begin a few at a time. A flood of them is parsed in one turn, and were all of it
 * answered there too, each step of a vendor's call or of a bet would wait for the whole flood.
 */
export function createReadPace(): ReadPace {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isPlanned = false;

  function planTurn(): void {
    if (!isPlanned) {
      isPlanned = true;
      setImmediate(beginTurn);
    }
  }

  function beginTurn(): void {
    isPlanned = false;
    const next = waiting.splice(0, mostOfTurn);
    begun = next.length;
    if (begun > 0) {
      planTurn();
    }
    for (const go of next) {
      go();
    }
  }

  return () => {
    planTurn();
    if (begun < mostOfTurn && waiting.length === 0) {
      begun += 1;
      return undefined;
    }
    return new Promise((go) => waiting.push(go));
  };
}
