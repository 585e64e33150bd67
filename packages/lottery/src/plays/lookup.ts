/**
 * The texts of a list as a set, made once for each list: a line of 100,000 tickets meets up to
 * 100,000 draws when it is weighed, and each must cost one look, not a walk through the list.
 */
export function lookup(
  keyOf: (text: string) => string = (text) => text,
): (texts: readonly string[]) => ReadonlySet<string> {
  const kept = new WeakMap<readonly string[], ReadonlySet<string>>();
  return (texts) => {
    const known = kept.get(texts) ?? new Set(texts.map(keyOf));
    kept.set(texts, known);
    return known;
  };
}
