/** The verdict on one file of vectors, as the `vectors` command prints it. */
export interface VectorReport {
  readonly passed: number;
  readonly mismatches: readonly string[];
  /** Figures that the file asks for without stating them. */
  readonly figures?: readonly string[];
}

/** Collects what a vector file expects beside what the engine gives. */
export class Comparison {
  passed = 0;
  readonly mismatches: string[] = [];

  /** One case: every difference it reports becomes one mismatch line. */
  case(name: string, differences: () => readonly string[]): void {
    const found = attempt(differences);
    if (found.length === 0) {
      this.passed += 1;
    } else {
      this.mismatches.push(`${name}: ${found.join('; ')}`);
    }
  }
}

function attempt(differences: () => readonly string[]): readonly string[] {
  try {
    return differences();
  } catch (error) {
    return [`cannot be evaluated (${error instanceof Error ? error.message : 'unknown'})`];
  }
}

/** A line when the values differ, nothing when they agree. */
export function same(name: string, expected: unknown, actual: unknown): string[] {
  return expected === actual ? [] : [`${name} is ${text(actual)}, expected ${text(expected)}`];
}

/** The same for floats, which may lie `within` of what is expected. */
export function near(
  name: string,
  expected: unknown,
  { found, within }: { readonly found: number; readonly within: number },
): string[] {
  return typeof expected === 'number' && Math.abs(expected - found) <= within
    ? []
    : [`${name} is ${found}, expected ${text(expected)}`];
}

function text(value: unknown): string {
  return typeof value === 'bigint' ? `${value}` : (JSON.stringify(value) ?? 'absent');
}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function numbersOf(value: unknown): readonly number[] {
  return listOf(value).map(Number);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
