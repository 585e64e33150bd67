/** Calls of vendors at work: they have seats that no lobby can take (R126). */
export interface Seats {
  isFull(): boolean;
  /** Holds a seat until the work is over, also when nobody waits for it any more. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

export function createSeats(limit: number): Seats {
  let taken = 0;
  return {
    isFull: () => taken >= limit,
    async during(work) {
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}
