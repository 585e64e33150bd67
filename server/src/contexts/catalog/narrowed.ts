import type { Entry, Snapshot } from './catalogue.ts';
import type { Game } from './game.ts';
import { isShownAt } from '../site/index.ts';
import { type GameViewer, isMeantFor, isShownTo, type Narrowed } from './shown.ts';

type Parts = WeakMap<Snapshot, Map<string, Snapshot>>;

/**
 * So many parts of one snapshot are kept, because lists sort each of them once. A part holds all
 * lists anew, and callers choose by their query which ones there are.
 */
const mostParts = 32;
const shownParts: Parts = new WeakMap();
const openParts: Parts = new WeakMap();

/** What of the catalogue is for a viewer now; the rest is as if it were not there. */
export function shownTo(snapshot: Snapshot, viewer: GameViewer): Snapshot {
  const hidden = snapshot.narrowed.filter((row) => !isShownTo(row, viewer));
  return made(shownParts, snapshot, { rows: hidden, make: without });
}

/** Whether a game is for a viewer at all; its moment is told by whether it is open. */
export function isGameFor(snapshot: Snapshot, game: Game, viewer: GameViewer): boolean {
  return snapshot.narrowed.every((row) => !concerns(row, game) || isMeantFor(row, viewer));
}

/** Whether anything narrows a game or its vendor. */
export function isNarrowed(snapshot: Snapshot, game: Game): boolean {
  return snapshot.narrowed.some((row) => concerns(row, game));
}

/** Before its first moment, and from its last one on, nothing opens and nothing is staked. */
export function openAt(snapshot: Snapshot, at: Temporal.Instant): Snapshot {
  const closed = snapshot.narrowed.filter((row) => !isShownAt(row, at));
  return made(openParts, snapshot, { rows: closed, make: closing });
}

function concerns(row: Narrowed, game: Game): boolean {
  return row.nodeId === null ? row.vendorCode === game.vendorCode : row.nodeId === game.nodeId;
}

function made(
  parts: Parts,
  snapshot: Snapshot,
  part: {
    readonly rows: readonly Narrowed[];
    readonly make: (snapshot: Snapshot, rows: readonly Narrowed[]) => Snapshot;
  },
): Snapshot {
  const { rows, make } = part;
  if (rows.length === 0) {
    return snapshot;
  }
  const kept = parts.get(snapshot) ?? new Map<string, Snapshot>();
  parts.set(snapshot, kept);
  const key = markOf(rows);
  const result = kept.get(key) ?? make(snapshot, rows);
  // What was asked for last stands last, so that the first one goes.
  kept.delete(key);
  kept.set(key, result);
  [...kept.keys()].slice(0, -mostParts).forEach((old) => kept.delete(old));
  return result;
}

function markOf(rows: readonly Narrowed[]): string {
  return rows.map(({ vendorCode, nodeId }) => nodeId ?? `v ${vendorCode}`).join(',');
}

function without(snapshot: Snapshot, hidden: readonly Narrowed[]): Snapshot {
  const isHidden = isAmong(hidden);
  const codes = new Set(hidden.map(({ vendorCode }) => vendorCode));
  const entries = snapshot.entries.filter(({ game }) => !isHidden(game));
  const vendors = snapshot.vendors.filter(({ code }) => !codes.has(code));
  return { ...snapshot, vendors, ...listed(entries) };
}

function closing(snapshot: Snapshot, closed: readonly Narrowed[]): Snapshot {
  const isClosed = isAmong(closed);
  const codes = new Set(closed.map(({ vendorCode }) => vendorCode));
  const entries = snapshot.entries.map((entry) =>
    isClosed(entry.game) ? { ...entry, game: { ...entry.game, isOpen: false } } : entry,
  );
  const vendors = snapshot.vendors.map((vendor) =>
    codes.has(vendor.code) ? { ...vendor, isOpen: false } : vendor,
  );
  return { ...snapshot, mark: `${snapshot.mark} ${markOf(closed)}`, vendors, ...listed(entries) };
}

function isAmong(rows: readonly Narrowed[]): (game: Game) => boolean {
  const vendors = new Set(rows.map(({ vendorCode }) => vendorCode));
  const games = new Set(rows.map(({ nodeId }) => nodeId));
  return ({ vendorCode, nodeId }) => vendors.has(vendorCode) || games.has(nodeId);
}

/** The games in their order, and where they are found by id and by code. */
export function listed(entries: readonly Entry[]) {
  const games = entries.map(({ game }) => game);
  return {
    entries,
    byNodeId: new Map(games.map((game) => [game.nodeId, game])),
    byCode: new Map(games.map((game) => [`${game.vendorCode} ${game.gameCode}`, game])),
  };
}
