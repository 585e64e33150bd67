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

/** Numbers come as {@link Numeral}; undefined for what is no JSON. */
export function readJson(text: string | undefined): unknown {
  if (text === undefined) {
    return undefined;
  }
  try {
    const parsed: unknown = JSON.parse(
      text,
      (_name, value: unknown, context?: { readonly source?: string }) =>
        typeof value === 'number' ? new Numeral(context?.source ?? '') : value,
    );
    return parsed;
  } catch {
    return undefined;
  }
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
