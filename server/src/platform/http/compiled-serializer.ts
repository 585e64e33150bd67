import { assert } from '@portal/money';
import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/**
 * For the hottest answers: a writer compiled from the schema instead of a check and a copy of each
 * answer. Only the listed fields leave, as everywhere (R83), but a wrong value in one of them does
 * not turn into an error here; tests hold the presenters of such answers to their schema.
 */
export const compiledSerializer: FastifySerializerCompiler<unknown> = ({ schema }) => {
  assert(schema instanceof z.ZodType, 'answers are described by schemas');
  const described = describe(schema);
  assert(isPlain(described), 'a compiled answer is made of objects, lists and plain values');
  return fastJson(described as AnySchema);
};

/** Whether a writer can be compiled for such answers. */
export function isCompilable(schema: z.ZodType): boolean {
  return isPlain(describe(schema));
}

function describe(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'output', target: 'draft-7' });
}

const plainTypes: ReadonlySet<unknown> = new Set(['string', 'boolean', 'integer', 'number']);

/** Alternatives and open objects are where a compiled writer and a checked copy could differ. */
function isPlain(schema: Json): boolean {
  const { type, properties, additionalProperties, items } = schema;
  if (plainTypes.has(type)) {
    return true;
  }
  if (type === 'array') {
    return items !== undefined && [items].flat().every((item) => isPlain(item as Json));
  }
  const parts = Object.values((properties ?? {}) as Json);
  return (
    type === 'object' &&
    additionalProperties === false &&
    parts.every((part) => isPlain(part as Json))
  );
}
