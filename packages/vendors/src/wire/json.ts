/** A number as its digits stood on the wire: money never becomes a binary fraction. */
export class Numeral {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): never {
    throw new Error('a numeral is written by writeJson');
  }
}

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Numeral
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Numbers come as {@link Numeral}; undefined for what is no JSON, and for a text that no database
 * holds, with an escaped NUL or half of a surrogate pair, and for a name that stands twice in one
 * object: readers would not agree about its amount (R86).
 */
export function readJson(text: string | undefined): unknown {
  if (text === undefined) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text, read);
    return namesIn(value) === colonsIn(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Each name of valid JSON has one colon outside of texts; of a repeated one, one name is left. */
function colonsIn(text: string): number {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '').split(':').length - 1;
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null || value instanceof Numeral) {
    return 0;
  }
  const parts: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : parts.length;
  return parts.reduce<number>((sum, part) => sum + namesIn(part), own);
}

function read(name: string, value: unknown, context?: { readonly source?: string }): unknown {
  for (const part of [name, value]) {
    if (typeof part === 'string' && (part.includes('\u0000') || !part.isWellFormed())) {
      throw new SyntaxError('a text that cannot be kept');
    }
  }
  return typeof value === 'number' ? new Numeral(context?.source ?? '') : value;
}

export function writeJson(value: JsonValue): string {
  if (value instanceof Numeral) {
    return value.text;
  }
  if (isList(value)) {
    return `[${value.map(writeJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** `Array.isArray` does not see that a list is read only. */
function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
