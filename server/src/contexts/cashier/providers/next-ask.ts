import type { Ctx } from '../../../platform/context.ts';
import type { Deposit } from '../deposits/store-deposits.ts';

const openingSeconds = 5;
/** Minutes between two questions, by how many there were (agents-loyalty-money.md E3). */
const minutes = [1, 2, 5, 10, 30, 60];

/**
 * When a provider is asked about an order again: soon while it is not known to be open, then ever
 * less; never once it was paid, or after the last question.
 */
export function nextAsk(
  { clock }: Pick<Ctx, 'clock'>,
  { state, asked, paidMinor }: Pick<Deposit, 'state' | 'asked' | 'paidMinor'>,
): Temporal.Instant | null {
  if (paidMinor !== null) {
    return null;
  }
  if (state === 'CREATED') {
    return clock.now().add({ seconds: openingSeconds });
  }
  const wait = minutes[asked];
  return wait === undefined ? null : clock.now().add({ minutes: wait });
}
