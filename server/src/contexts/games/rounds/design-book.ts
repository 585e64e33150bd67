import {
  type AnySteppedEngine,
  designHash,
  fromPlain,
  minesEngine,
  minesHouse,
  slotDesigns,
  slotEngine,
  slotReturn,
  type SlotDesign,
  type SlotReturn,
  toPlain,
} from '@portal/games';
import { assert, assertDefined } from '@portal/money';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { insertDesigns, selectDesigns, type StoredDesign } from './store-designs.ts';

/** Slots are played in batches; every other game is opened and goes on step by step. */
export type Playable =
  | { readonly kind: 'slot'; readonly engine: typeof slotEngine; readonly design: SlotDesign }
  | {
      readonly kind: 'stepped';
      readonly engine: AnySteppedEngine;
      readonly design: object & { readonly id: string };
    };

interface Booked {
  /** Names design and engine in a round. */
  readonly number: number;
  readonly hash: string;
}

/** A slot with what is computed from its design once. */
export type BookedSlot = Extract<Playable, { kind: 'slot' }> &
  Booked & { readonly figures: SlotReturn };
export type BookedStepped = Extract<Playable, { kind: 'stepped' }> & Booked;
export type BookedDesign = BookedSlot | BookedStepped;

/** Designs by number, past ones included, and the ones in use by their id. */
export interface DesignBook {
  readonly byNumber: ReadonlyMap<number, BookedDesign>;
  readonly inUse: ReadonlyMap<string, BookedDesign>;
}

/** What this release offers to play. */
export const shippedGames: readonly Playable[] = [
  ...slotDesigns.map((design) => ({ kind: 'slot', engine: slotEngine, design }) as const),
  { kind: 'stepped', engine: minesEngine, design: minesHouse },
];

/** Stores the designs of this release and reads all that were ever offered. */
export async function openDesignBook(
  work: UnitOfWork,
  playables: readonly Playable[] = shippedGames,
): Promise<DesignBook> {
  const meta = {
    operation: 'design book',
    requestId: 'designs',
    actor: { kind: 'system', job: 'designs' },
  } as const;
  const stored = await work.run(meta, async (ctx) => {
    await insertDesigns(ctx.tx, playables.map(toRow));
    return selectDesigns(ctx.tx);
  });
  const byName = new Map(playables.map((playable) => [nameOf(toRow(playable)), playable]));
  const booked = stored.map((row) => bookedFrom(row, byName.get(nameOf(row)), playables));
  const isOffered = stored.map((row) => byName.has(nameOf(row)));
  return {
    byNumber: new Map(booked.map((entry) => [entry.number, entry])),
    inUse: new Map(
      booked.filter((_, at) => isOffered[at]).map((entry) => [entry.design.id, entry]),
    ),
  };
}

type Row = Omit<StoredDesign, 'number'>;

function toRow({ engine, design }: Playable): Row {
  const { game, version } = engine;
  return {
    engine: game,
    engineVersion: version,
    hash: designHash(design),
    design: toPlain(design),
  };
}

function nameOf({ engine, engineVersion, hash }: Row): string {
  return `${engine} ${engineVersion} ${hash}`;
}

/**
 * A design of this release is taken as the release's own object, because compiled slots are cached
 * by object identity. An earlier design is read back from the database and played by its engine;
 * engines are never removed.
 */
function bookedFrom(
  row: StoredDesign,
  shipped: Playable | undefined,
  playables: readonly Playable[],
): BookedDesign {
  const playable = shipped ?? readBack(row, playables);
  const { number, hash } = row;
  return playable.kind === 'slot'
    ? { ...playable, number, hash, figures: slotReturn(playable.design) }
    : { ...playable, number, hash };
}

function readBack(row: StoredDesign, playables: readonly Playable[]): Playable {
  const ofEngine = playables.find(
    ({ engine }) => engine.game === row.engine && engine.version === row.engineVersion,
  );
  const playable = assertDefined(ofEngine, `${row.engine} version ${row.engineVersion} is shipped`);
  // It was a design of this very engine when it was stored.
  return { ...playable, design: fromPlain(row.design) } as Playable;
}

/** A round's design; designs are never deleted. */
export function bookedOf(book: DesignBook, designNumber: number): BookedDesign {
  return assertDefined(book.byNumber.get(designNumber), `design ${designNumber} is stored`);
}

/** The game that an open round is played on. */
export function bookedSteppedOf(book: DesignBook, designNumber: number): BookedStepped {
  const booked = bookedOf(book, designNumber);
  assert(booked.kind === 'stepped', `design ${designNumber} is played step by step`);
  return booked;
}

/** The slot that a round of reels was played on. */
export function bookedSlotOf(book: DesignBook, designNumber: number): BookedSlot {
  const booked = bookedOf(book, designNumber);
  assert(booked.kind === 'slot', `design ${designNumber} is a slot`);
  return booked;
}
