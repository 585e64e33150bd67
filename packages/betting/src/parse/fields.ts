/** Reading unknown JSON: every helper answers undefined instead of throwing. */
export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function asCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 1000
    ? value
    : undefined;
}

/** The member of a closed set that the value names. */
export function oneOf<Member extends string>(
  value: unknown,
  members: readonly Member[],
): Member | undefined {
  return members.find((member) => member === value);
}

export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
