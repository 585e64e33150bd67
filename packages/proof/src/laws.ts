/** One statement of a specification: what the code gives beside what the document says. */
export type Law = readonly [name: string, found: unknown, expected: unknown];

/** The laws that do not hold, a line each. */
export function breaches(laws: readonly Law[]): readonly string[] {
  return laws
    .filter(([, found, expected]) => textOf(found) !== textOf(expected))
    .map(([name, found, expected]) => `${name}: ${textOf(found)}, expected ${textOf(expected)}`);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? `${inner}` : inner,
  );
}
