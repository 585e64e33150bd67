import type { MemberId, WalletTransferState } from '@portal/protocol';

/** A transfer that was carried out, as a vendor has it; minor units. */
export interface TheirTransfer {
  readonly reference: string;
  readonly memberId: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly amountMinor: bigint;
}

interface OurTransfer extends Omit<TheirTransfer, 'reference'> {
  readonly id: string;
  readonly memberId: MemberId;
  readonly state: WalletTransferState;
  readonly madeAt: Temporal.Instant;
}

export const transferDifferences = [
  'transfer_missing_here',
  'transfer_missing_there',
  'transfer_differs',
] as const;

interface TransferDifference {
  readonly kind: (typeof transferDifferences)[number];
  readonly reference: string;
  readonly ours: OurTransfer | undefined;
  readonly theirs: TheirTransfer | undefined;
}

/**
 * Holds transfers of a vendor against ours, each difference once. One that is not decided here is
 * asked about by itself; one that failed here must not stand there. `sought` are those of ours that
 * the vendor had to name.
 */
export function compareTransfers(lists: {
  readonly ours: readonly OurTransfer[];
  readonly sought: ReadonlySet<string>;
  readonly theirs: readonly TheirTransfer[];
}): readonly TransferDifference[] {
  const own = new Map(lists.ours.map((row) => [row.id, row]));
  const far = new Map(lists.theirs.map((row) => [row.reference, row]));
  const found: TransferDifference[] = [];
  for (const [reference, theirs] of far) {
    const ours = own.get(reference);
    if (ours === undefined || ours.state === 'FAILED') {
      found.push({ kind: 'transfer_missing_here', reference, ours, theirs });
    } else if (!isSame(ours, theirs)) {
      found.push({ kind: 'transfer_differs', reference, ours, theirs });
    }
  }
  for (const ours of lists.ours) {
    const isMissing = ours.state === 'SUCCESS' && lists.sought.has(ours.id) && !far.has(ours.id);
    if (isMissing) {
      found.push({ kind: 'transfer_missing_there', reference: ours.id, ours, theirs: undefined });
    }
  }
  return found;
}

function isSame(ours: OurTransfer, theirs: TheirTransfer): boolean {
  return (
    ours.memberId === theirs.memberId &&
    ours.currency === theirs.currency &&
    ours.direction === theirs.direction &&
    ours.amountMinor === theirs.amountMinor
  );
}
