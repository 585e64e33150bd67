import type { ChainFaultKind } from '@portal/protocol';
import type { Link, SiteEntry } from './chain.ts';
import { chainStart, linkHash, rowHash } from './chain.ts';

/** A place where the trail has been changed after it was sealed. */
export interface ChainFault {
  readonly kind: ChainFaultKind;
  /** In the chain of the site; absent for an entry that no seal covers. */
  readonly position: string | null;
  readonly entryId: string | null;
}

/** A stored seal with the entry that it names and the link of its subject before it. */
export interface SealedRow {
  readonly position: bigint;
  readonly entryId: string;
  readonly rowHash: Buffer;
  readonly chainHash: Buffer;
  readonly subjectPosition: bigint;
  readonly subjectHash: Buffer;
  readonly previousSubjectHash: Buffer | null;
  readonly entry: SiteEntry | undefined;
}

/**
 * The faults of one seal behind the one before it. Each is judged by what is stored beside it, so
 * that one broken place does not make all that follow look broken.
 */
export function faultsOfSeal(row: SealedRow, previous: Link): readonly ChainFault[] {
  const { position, entryId } = row;
  const kinds: ChainFaultKind[] = [];
  if (position !== previous.position + 1n) {
    kinds.push('position_missing');
  } else if (!linkHash(previous.hash, position, row.rowHash).equals(row.chainHash)) {
    kinds.push('order_changed');
  }
  if (row.entry === undefined) {
    kinds.push('entry_removed');
  } else if (!rowHash(row.entry).equals(row.rowHash)) {
    kinds.push('entry_changed');
  }
  if (!followsInSubject(row)) {
    kinds.push('subject_order_changed');
  }
  return kinds.map((kind) => ({ kind, position: String(position), entryId }));
}

function followsInSubject(row: SealedRow): boolean {
  const isFirst = row.subjectPosition === 1n;
  const previous = isFirst ? chainStart.hash : row.previousSubjectHash;
  return (
    previous !== null &&
    linkHash(previous, row.subjectPosition, row.rowHash).equals(row.subjectHash)
  );
}
