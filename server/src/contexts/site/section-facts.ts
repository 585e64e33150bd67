import type { Facts } from '../trail/index.ts';

/** The trail tells what changed; the whole text stands in the version. */
const mostCharacters = 300;
const mostFacts = 40;

/** What a change of a section says to the trail: each place that differs, before and after. */
export function changedFacts(
  current: unknown,
  next: unknown,
): { readonly before: Facts; readonly after: Facts } {
  const [old, young] = [leavesOf(current), leavesOf(next)];
  const places = [...new Set([...old.keys(), ...young.keys()])]
    .filter((place) => old.get(place) !== young.get(place))
    .slice(0, mostFacts);
  return { before: pick(old, places), after: pick(young, places) };
}

function pick(leaves: ReadonlyMap<string, string>, places: readonly string[]): Facts {
  return Object.fromEntries(
    places.flatMap((place) => {
      const text = leaves.get(place);
      return text === undefined ? [] : [[place, text.slice(0, mostCharacters)]];
    }),
  );
}

/** Rows are named by their ids, so that one that moves is told as the new order alone. */
export function leavesOf(value: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) {
    return new Map([[place, String(value)]]);
  }
  const entries = Array.isArray(value)
    ? value.map((row: unknown, at) => [nameOf(row, at), row] as const)
    : Object.entries(value);
  const order: readonly (readonly [string, string])[] =
    Array.isArray(value) && value.length > 0
      ? [[within(place, 'order'), entries.map(([name]) => name).join(', ')]]
      : [];
  const below = entries.flatMap(([name, row]) => [...leavesOf(row, within(place, name))]);
  return new Map([...order, ...below]);
}

function nameOf(row: unknown, at: number): string {
  const isNamed = typeof row === 'object' && row !== null && 'id' in row;
  return isNamed && typeof row.id === 'string' ? row.id : String(at + 1);
}

function within(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}
