import fc from 'fast-check';
import { z } from 'zod';
import { edgeMoments, edgeTimes, hostileTexts, wrongTypes } from './hostile-values.ts';

/** What the export of a zod schema looks like, as far as the schemas of this wire go. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Ids and names that the server has given out: calls that know one get deeper. */
export interface Harvest {
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

type Values = fc.Arbitrary<unknown>;

/**
 * Values for a schema: most of them fit it, many stand at an edge of what fits, some do not fit at
 * all. Derived from the schema itself, so a new endpoint is tried the moment it is declared.
 */
export function arbitraryOf(schema: z.ZodType, harvest: Harvest): Values {
  const exported = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valuesOf(exported as JsonSchema, harvest);
}

function valuesOf(schema: JsonSchema, harvest: Harvest): Values {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) {
    return fc.oneof(...branches.map((branch) => valuesOf(branch, harvest)));
  }
  if (schema.type === 'object') {
    return objectsOf(schema, harvest);
  }
  return fc.oneof(
    { weight: 40, arbitrary: fittingOf(schema, harvest) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...wrongTypes) },
  );
}

/** Mostly whole objects; some lack a field, some have one that nobody declared. */
function objectsOf({ properties = {}, required = [] }: JsonSchema, harvest: Harvest): Values {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      [
        name,
        fc.option(valuesOf(schema, harvest), {
          nil: undefined,
          freq: required.includes(name) ? 30 : 2,
        }),
      ] as const,
  );
  const extras = fc.option(
    fc.constantFrom('isAdmin', 'balance', 'constructor', 'prototype', 'parentId', ''),
    { nil: undefined, freq: 40 },
  );
  const whole = fc
    .tuple(fc.record(Object.fromEntries(fields)), extras)
    .map(([record, extra]) => (extra === undefined ? { ...record } : { ...record, [extra]: 1 }));
  return fc.oneof(
    { weight: 40, arbitrary: whole },
    { weight: 1, arbitrary: fc.constantFrom(...wrongTypes) },
  );
}

function fittingOf(schema: JsonSchema, harvest: Harvest): Values {
  if (schema.const !== undefined) {
    return typeof schema.const === 'string' ? nearWords([schema.const]) : fc.constant(schema.const);
  }
  if (schema.enum !== undefined) {
    return nearWords(schema.enum.map(String));
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, harvest), { maxLength: 5 });
    case 'string':
      return textsOf(schema, harvest);
    default:
      return fc.constantFrom(...wrongTypes);
  }
}

/** A word of the set, or one with one character changed. */
function nearWords(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words);
  const changed = fc
    .tuple(word, fc.nat(), fc.string({ minLength: 0, maxLength: 1 }))
    .map(([text, draw, letter]) => {
      const at = draw % Math.max(1, text.length);
      return text.slice(0, at) + letter + text.slice(at + 1);
    });
  return fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: changed });
}

function numbersOf({ minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  const least = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const most = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: least, max: most }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 30) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most, least - 1, most + 1, 0.5) },
  );
}

const idPattern = /^\^\(\?:(?<prefixes>[a-z|]+)\)_/u;

function textsOf(schema: JsonSchema, harvest: Harvest): fc.Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = 300 } = schema;
  if (format === 'date-time') {
    return fc.oneof(fc.constantFrom(...edgeMoments), someMoment());
  }
  const prefixes =
    pattern === undefined ? undefined : idPattern.exec(pattern)?.groups?.['prefixes'];
  if (prefixes !== undefined) {
    return idsOf(prefixes.split('|'), harvest);
  }
  if (pattern !== undefined) {
    const fitting = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
    return fc.oneof(fitting, fc.constantFrom(...harvest.names, ...harvest.ids, '1', '0', '10.00'));
  }
  const longest = Math.min(maxLength, 1000);
  return fc.oneof(
    fc.string({ minLength, maxLength: longest, unit: 'grapheme', size: 'small' }),
    fc.constantFrom(...harvest.names, ...harvest.ids),
    fc.constantFrom('x'.repeat(minLength), 'x'.repeat(longest), 'x'.repeat(longest + 1)),
  );
}

function someMoment(): fc.Arbitrary<string> {
  return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
}

/** Ids that were given out, and ids of their shape whose times stand at the edges. */
function idsOf(prefixes: readonly string[], harvest: Harvest): fc.Arbitrary<string> {
  const own = harvest.ids.filter((id) => prefixes.some((prefix) => id.startsWith(`${prefix}_`)));
  const prefix = fc.constantFrom(...prefixes);
  const tail = fc.stringMatching(/^[0-9a-f]{20}$/u);
  const edge = fc
    .tuple(prefix, fc.constantFrom(...edgeTimes), tail)
    .map(([name, time, end]) => `${name}_${time}${end}`);
  const free = fc
    .tuple(prefix, fc.stringMatching(/^[0-9A-Za-z-]{8,40}$/u))
    .map(([name, end]) => `${name}_${end}`);
  return own.length === 0 ? fc.oneof(edge, free) : fc.oneof(fc.constantFrom(...own), edge, free);
}
