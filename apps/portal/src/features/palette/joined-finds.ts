import { findEntries, type Findable } from '@portal/ui';

/**
 * Games found here and by the server, which looks through all of them and knows other scripts: its
 * order stands as it is, and those found here fill the places that it leaves free. Without them a
 * well-known game with a slip would push the wanted one out of the list.
 */
export function joinedGames<Game extends { readonly nodeId: string }>(
  near: readonly Game[],
  far: readonly Game[],
): readonly Game[] {
  const inFar = new Set(far.map(({ nodeId }) => nodeId));
  return [...far, ...near.filter(({ nodeId }) => !inFar.has(nodeId))];
}

interface Line extends Findable {
  readonly id: string;
}

/**
 * Draws of the house among the games, whose order stays: each comes before the first game that
 * matches worse than it does by the words alone.
 */
export function withHouse<Entry extends Line>(
  house: readonly Entry[],
  games: readonly Entry[],
  text: string,
): readonly Entry[] {
  const ranked = findEntries([...games, ...house], text);
  const placeOf = new Map(ranked.map(({ id }, place) => [id, place]));
  // What only the server can explain is found by another script: as good as any.
  const place = ({ id }: Entry) => placeOf.get(id) ?? -1;
  const before = (entry: Entry) => {
    const at = games.findIndex((game) => place(game) > place(entry));
    return at === -1 ? games.length : at;
  };
  const places = new Map(house.map((entry) => [entry.id, before(entry)]));
  return [...games, undefined].flatMap((game, at) => [
    ...house.filter(({ id }) => places.get(id) === at),
    ...(game === undefined ? [] : [game]),
  ]);
}
