import type { SliceId } from '@portal/protocol';
import type { SliceRow } from '../withdrawals/store-slices.ts';

/** How long after silence counted as received its member may still say no (E6). */
const complaintHours = 72;

/** The last moment at which a payment may be complained of; undefined where it cannot be. */
export function complainUntil(
  row: Pick<SliceRow, 'state' | 'closedAt' | 'returnedAt'>,
): Temporal.Instant | undefined {
  const isOpen = row.state === 'AUTO_CONFIRMED' && row.returnedAt === null;
  return isOpen ? row.closedAt?.add({ hours: complaintHours }) : undefined;
}

/** What the pictures of a complaint stand under: those of the payment itself stand under its id. */
export function proofsOf(id: SliceId): string {
  return `${id}:complaint`;
}
