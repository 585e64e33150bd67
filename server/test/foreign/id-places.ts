import type { Endpoint } from '@portal/protocol';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** As `prefixedId` of the wire writes it. */
const idPattern = /^\^\(\?:[a-z|]+\)_/u;

/** Whether a caller names something by it: a part of the path, or an id in query or body. */
export function bearsId({ params, query, body }: Endpoint): boolean {
  return params !== undefined || [query, body].some((part) => part !== undefined && hasId(part));
}

function hasId(schema: z.ZodType): boolean {
  return holdsId(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function holdsId(schema: JsonSchema): boolean {
  const { pattern, properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf];
  return (pattern !== undefined && idPattern.test(pattern)) || parts.some(holdsId);
}
