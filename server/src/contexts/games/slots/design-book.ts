import {
  designHash,
  slotDesigns,
  slotReturn,
  type SlotDesign,
  type SlotReturn,
} from '@portal/games';
import { present } from '@portal/money';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { insertDesigns, selectDesigns, type StoredDesign } from './store-designs.ts';

/** A design with what is computed from it once. */
export interface BookedDesign extends StoredDesign {
  readonly figures: SlotReturn;
}

/** Designs by number, past ones included, and the ones in use by their id. */
export interface DesignBook {
  readonly byNumber: ReadonlyMap<number, BookedDesign>;
  readonly inUse: ReadonlyMap<string, BookedDesign>;
}

/** Stores the designs of this release and reads all that were ever offered. */
export async function openDesignBook(work: UnitOfWork): Promise<DesignBook> {
  const meta = {
    operation: 'design book',
    requestId: 'designs',
    actor: { kind: 'system', job: 'designs' },
  } as const;
  const stored = await work.run(meta, async (ctx) => {
    await insertDesigns(
      ctx,
      slotDesigns.map((design) => ({ hash: designHash(design), design })),
    );
    return selectDesigns(ctx);
  });
  const booked = stored.map((entry) => ({ ...entry, figures: slotReturn(entry.design) }));
  const byHash = new Map(booked.map((entry) => [entry.hash, entry]));
  return {
    byNumber: new Map(booked.map((entry) => [entry.number, entry])),
    inUse: new Map(slotDesigns.map((design) => [design.id, bookedAs(byHash, design)])),
  };
}

function bookedAs(byHash: ReadonlyMap<string, BookedDesign>, design: SlotDesign): BookedDesign {
  const entry = present(byHash.get(designHash(design)), `design ${design.id} was stored`);
  // The object of the release: what is compiled for it once is found by identity.
  return { ...entry, design };
}

/** A round's design; designs are never deleted. */
export function bookedOf(book: DesignBook, designNumber: number): BookedDesign {
  return present(book.byNumber.get(designNumber), `design ${designNumber} is stored`);
}
