import type { Clock } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Game, Vendor } from './game.ts';
import { listed, openAt } from './narrowed.ts';
import type { Narrowed } from './shown.ts';
import { searchWords } from './spoken-words.ts';
import { readCatalogue, readRevision, type StoredCatalogue } from './store.ts';

/** What a process knows of the catalogue, all lists sorted once. */
export interface Snapshot {
  readonly revision: bigint;
  /** The revision, and what of it is closed by its schedule. */
  readonly mark: string;
  readonly isPlayOpen: boolean;
  readonly vendors: readonly Vendor[];
  /** Vendors and games that are not for everybody at all times. */
  readonly narrowed: readonly Narrowed[];
  /** Most popular first. */
  readonly entries: readonly Entry[];
  readonly byNodeId: ReadonlyMap<string, Game>;
  /** By `vendor code`. */
  readonly byCode: ReadonlyMap<string, Game>;
  /** Every word of a title once, folded. */
  readonly words: readonly string[];
}

export interface Entry {
  readonly game: Game;
  /** The words of its titles in all languages, by their places in the list of all words. */
  readonly words: readonly number[];
}

export interface Catalogue {
  /**
   * At most a second behind the database, so that stopped games stop within it (R39); those outside
   * of their schedule are closed.
   */
  current(): Promise<Snapshot>;
}

const freshMs = 900;

/** Keeps the catalogue in memory; one small query a second tells whether to read it again. */
export function createCatalogue(parts: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Catalogue {
  let held: Snapshot | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<Snapshot> | undefined;

  async function refresh(): Promise<Snapshot> {
    const nowMs = parts.clock.nowMs();
    const meta = {
      operation: 'catalogue',
      requestId: 'catalogue',
      actor: { kind: 'system', job: 'catalogue' },
      snapshot: true,
    } as const;
    const known = held;
    const next = await parts.work.run(meta, async (ctx) =>
      known !== undefined && (await readRevision(ctx.tx)) === known.revision
        ? known
        : snapshotOf(await readCatalogue(ctx.tx)),
    );
    held = next;
    checkedAtMs = nowMs;
    return next;
  }

  return {
    current: async () => openAt(await kept(), parts.clock.now()),
  };

  function kept(): Promise<Snapshot> {
    const ageMs = parts.clock.nowMs() - checkedAtMs;
    if (held !== undefined && ageMs >= 0 && ageMs < freshMs) {
      return Promise.resolve(held);
    }
    checking ??= refresh().finally(() => {
      checking = undefined;
    });
    return checking;
  }
}

export function snapshotOf(catalogue: StoredCatalogue): Snapshot {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const entries = catalogue.games.map((game) => {
    const titles = [game.name, ...Object.values(game.displayNames)];
    return { game, words: titles.flatMap((title) => searchWords(title).map(placeOf)) };
  });
  return {
    revision: catalogue.revision,
    mark: String(catalogue.revision),
    isPlayOpen: catalogue.isPlayOpen,
    vendors: catalogue.vendors,
    narrowed: catalogue.narrowed,
    ...listed(entries),
    words: [...places.keys()],
  };
}
