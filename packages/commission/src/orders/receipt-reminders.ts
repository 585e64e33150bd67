const lastMinutes = 10;
/** Where the time is too short for the last ten minutes, the last quarter. */
const shortParts = 4;

/**
 * How many minutes before its end a payment without an answer is reminded of, the first time and
 * the second: at half, and ten minutes before (agents-loyalty-money.md E6).
 */
export function receiptReminders(autoMinutes: number): readonly [number, number] {
  const half = autoMinutes / 2;
  return [half, half > lastMinutes ? lastMinutes : autoMinutes / shortParts];
}
