import type { VectorReport } from '@portal/proof';

export type Json = Readonly<Record<string, unknown>>;

/** A vector that has not the shape of its group; reported like any other mismatch. */
class MalformedVector extends Error {
  override readonly name = 'MalformedVector';
}

export function malformed(problem: string): never {
  throw new MalformedVector(problem);
}

export function isRecord(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function textAt(entry: Json, key: string): string {
  const value = entry[key];
  return typeof value === 'string' ? value : malformed(`${key} is not a text`);
}

export function numberAt(entry: Json, key: string): number {
  const value = entry[key];
  return typeof value === 'number' ? value : malformed(`${key} is not a number`);
}

export function listAt(entry: Json, key: string): readonly unknown[] {
  const value = entry[key];
  return Array.isArray(value) ? value : malformed(`${key} is not a list`);
}

export function numbersAt(entry: Json, key: string): number[] {
  return listAt(entry, key).map((item) =>
    typeof item === 'number' ? item : malformed(`${key} holds no numbers`),
  );
}

export function textsAt(entry: Json, key: string): string[] {
  return listAt(entry, key).map((item) =>
    typeof item === 'string' ? item : malformed(`${key} holds no texts`),
  );
}

export function recordAt(entry: Json, key: string): Json {
  const value = entry[key];
  return isRecord(value) ? value : malformed(`${key} is not an object`);
}

/** The same text for equal JSON, whatever the order of keys. */
export function canonical(json: unknown): string {
  return JSON.stringify(json, (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * One sentence for each expected value that differs; only keys that the actual values have are
 * compared.
 */
function differences(expected: Json, actual: Json): string[] {
  return Object.entries(actual).flatMap(([key, value]) =>
    canonical(value) === canonical(expected[key])
      ? []
      : [`${key}: expected ${canonical(expected[key])}, found ${canonical(value)}`],
  );
}

/** What one entry yields: the values to compare with those the entry states. */
export type Check = (entry: Json) => Json;

/**
 * Runs every entry; one that cannot be read or makes a rule throw is a mismatch with its reason.
 */
export function runEntries(
  entries: readonly unknown[],
  nameOf: (entry: unknown, index: number) => string,
  check: Check,
): VectorReport {
  const mismatches: string[] = [];
  let passed = 0;
  for (const [index, entry] of entries.entries()) {
    const wrong = wrongIn(entry, check);
    if (wrong.length === 0) {
      passed += 1;
    } else {
      mismatches.push(`${nameOf(entry, index)}: ${wrong.join('; ')}`);
    }
  }
  return { passed, mismatches };
}

function wrongIn(entry: unknown, check: Check): string[] {
  if (!isRecord(entry)) {
    return ['the entry is not an object'];
  }
  try {
    return differences(entry, check(entry));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
