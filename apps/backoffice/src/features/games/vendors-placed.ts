/** Behind every place that an operator can give; the catalogue of the server says the same. */
const behindAll = 10_000;

interface Shown {
  readonly vassalage: string;
  readonly games: number;
}

/** Vendors of a category in the order of the site: by place, then by the number of games. */
export function vendorsPlaced<Vendor extends Shown>(
  vendors: readonly Vendor[],
  places: ReadonlyMap<string, number | null>,
): readonly Vendor[] {
  const placeOf = ({ vassalage }: Vendor) => places.get(vassalage) ?? behindAll;
  return vendors.toSorted(
    (left, right) => placeOf(left) - placeOf(right) || right.games - left.games,
  );
}

/** What is typed into the field of a place; undefined where that is none yet. */
export function placeIn(text: string): number | null | undefined {
  const wish = text.trim();
  if (wish === '') {
    return null;
  }
  return /^[1-9]\d{0,3}$/u.test(wish) ? Number(wish) : undefined;
}
