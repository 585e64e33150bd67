/** Seconds between the questions about a transfer whose outcome is unknown (E8). */
const waits = [5, 10, 15, 30, 60];
const laterSeconds = 300;
/** After so long a person has to find out. */
const hours = 24;

/** When the vendor is asked again; null once it was asked for long enough. */
export function nextAsk(
  now: Temporal.Instant,
  transfer: { readonly asked: number; readonly madeAt: Temporal.Instant },
): Temporal.Instant | null {
  const { asked, madeAt } = transfer;
  const end = madeAt.add({ hours });
  if (Temporal.Instant.compare(now, end) >= 0) {
    return null;
  }
  return now.add({ seconds: waitAfter(asked) });
}

/** Seconds to the next try after so many. */
export function waitAfter(tries: number): number {
  return waits[tries - 1] ?? laterSeconds;
}
