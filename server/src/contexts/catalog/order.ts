import type { GameSort } from '@portal/protocol';
import type { Entry, Snapshot } from './catalogue.ts';
import { displayName } from './game.ts';

const orders = new WeakMap<Snapshot, Map<string, readonly Entry[]>>();

/** The entries in one order, sorted once per snapshot: comparing 10,000 titles takes a while. */
export function orderedBy(snapshot: Snapshot, sort: GameSort, locale: string): readonly Entry[] {
  if (sort === 'popular') {
    return snapshot.entries;
  }
  const known = orders.get(snapshot) ?? new Map<string, readonly Entry[]>();
  orders.set(snapshot, known);
  const key = sort === 'name' ? `name ${locale}` : sort;
  const ordered =
    known.get(key) ?? (sort === 'name' ? byName(snapshot, locale) : newestFirst(snapshot));
  known.set(key, ordered);
  return ordered;
}

function byName(snapshot: Snapshot, locale: string): readonly Entry[] {
  const { compare } = new Intl.Collator(locale);
  return snapshot.entries
    .map((entry) => ({ entry, title: displayName(entry.game, locale) }))
    .toSorted((left, right) => compare(left.title, right.title))
    .map(({ entry }) => entry);
}

function newestFirst(snapshot: Snapshot): readonly Entry[] {
  return snapshot.entries.toSorted(({ game: left }, { game: right }) => {
    const isLater = left.releasedOn > right.releasedOn;
    return left.releasedOn === right.releasedOn ? 0 : isLater ? -1 : 1;
  });
}
