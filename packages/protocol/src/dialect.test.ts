import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';
import * as ids from './schemas/ids.ts';
import {
  amountText,
  currencyText,
  dayText,
  instantInput,
  instantText,
  pageOf,
} from './schemas/wire.ts';

/** One word of the wire, wherever it stands, has one type (STYLE.md, Endpoints). */
const calls = Object.entries<Endpoint>(endpoints);

interface Part {
  /** Names of the fields from the outside in; `[]` for the items of a list. */
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

/** The schema and everything inside of it; one that holds itself is not entered again. */
function partsOf(schema: z.ZodType): readonly Part[] {
  const walk = (part: Part, parents: readonly z.ZodType[]): readonly Part[] =>
    parents.includes(part.schema)
      ? []
      : [part, ...childrenOf(part).flatMap((child) => walk(child, [...parents, part.schema]))];
  return walk({ path: [], schema }, []);
}

function childrenOf({ path, schema }: Part): readonly Part[] {
  const inside = (name: string, child: unknown): Part => ({
    path: [...path, name],
    schema: schemaIn(child),
  });
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([name, child]) => inside(name, child));
  }
  if (schema instanceof z.ZodArray) {
    return [inside('[]', schema.element)];
  }
  if (schema instanceof z.ZodTuple) {
    return schema.def.items.map((item) => inside('[]', item));
  }
  if (schema instanceof z.ZodRecord) {
    return [inside('{}', schema.valueType)];
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => ({ path, schema: schemaIn(option) }));
  }
  return isWrapper(schema) ? [{ path, schema: schemaIn(schema.unwrap()) }] : [];
}

/** The library types what is inside of a schema more loosely than it is. */
function schemaIn(child: unknown): z.ZodType {
  if (child instanceof z.ZodType) {
    return child;
  }
  throw new Error('a schema holds schemas');
}

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodReadonly;

function isWrapper(schema: z.ZodType): schema is Wrapper {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly
  );
}

/** What JSON has, and nothing that could be anything. */
const plainTypes = new Set([
  'object',
  'array',
  'tuple',
  'record',
  'union',
  'optional',
  'nullable',
  'readonly',
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
]);

/** Last words of fields that hold money; credits are points of a design. */
const amountWords = new Set(['amount', 'balance', 'stake', 'win', 'net', 'bet', 'price', 'fee']);

function isAmount({ path }: Part): boolean {
  const [lastWord = ''] = /[A-Za-z][a-z]*$/u.exec(path.at(-1) ?? '') ?? [];
  return amountWords.has(lastWord.toLowerCase());
}

function bare(schema: z.ZodType): z.ZodType {
  return isWrapper(schema) ? bare(schemaIn(schema.unwrap())) : schema;
}

function leafParts(schema: z.ZodType): readonly Part[] {
  return partsOf(schema).filter((part) => childrenOf(part).length === 0);
}

function named(parts: readonly Part[], pattern: RegExp): readonly Part[] {
  return parts.filter(({ path }) => pattern.test(path.at(-1) ?? ''));
}

/** A page, a whole short list, or the `list` that portal.md 7 names. */
function isList(reply: z.ZodType): boolean {
  const lists = ['content', 'list'];
  const names = reply instanceof z.ZodObject ? Object.keys(reply.shape) : [];
  return reply instanceof z.ZodArray || names.some((field) => lists.includes(field));
}

const shown = ({ path, schema }: Part): string => `${path.join('.')} (${schema.def.type})`;

describe.each(calls)('%s', (name, endpoint) => {
  const sent = [endpoint.params, endpoint.query, endpoint.body].filter(
    (schema) => schema !== undefined,
  );
  const reply = partsOf(endpoint.reply);
  const leaves = leafParts(endpoint.reply);

  it('has closed objects only, in both directions and at every depth', () => {
    const parts = [...reply, ...sent.flatMap((schema) => partsOf(schema))];
    const open = parts.filter(
      ({ schema }) => schema instanceof z.ZodObject && !(schema.def.catchall instanceof z.ZodNever),
    );
    expect(open.map(shown)).toEqual([]);
  });

  it('answers with what JSON has, and with nothing that could be anything', () => {
    const odd = reply.filter(({ schema }) => !plainTypes.has(schema.def.type));
    expect(odd.map(shown)).toEqual([]);
  });

  it('writes money as amounts in text, with their currency', () => {
    const odd = leaves.filter((part) => isAmount(part) && bare(part.schema) !== amountText);
    expect(odd.map(shown)).toEqual([]);
    const currencies = named(leaves, /^currency$/u);
    expect(currencies.filter(({ schema }) => bare(schema) !== currencyText).map(shown)).toEqual([]);
  });

  it('writes moments and ids with the one schema of their kind', () => {
    const moments = named(leaves, /(?:^at|^now|^time|At)$/u);
    const oneOf: readonly z.ZodType[] = [instantText, instantInput];
    expect(moments.filter(({ schema }) => !oneOf.includes(bare(schema))).map(shown)).toEqual([]);
    const kinds = new Set<z.ZodType>(Object.values(ids));
    const loose = named(leaves, /(?:^id|Id)$/u).filter(
      ({ schema }) => !kinds.has(bare(schema)) && !(bare(schema) instanceof z.ZodEnum),
    );
    expect(loose.map(shown)).toEqual([]);
  });

  it('takes only moments and days that the calendar has', () => {
    const unchecked: readonly z.ZodType[] = [instantText, dayText];
    const taken = sent.flatMap((schema) => leafParts(schema));
    const loose = taken.filter(({ schema }) => unchecked.includes(bare(schema)));
    expect(loose.map(shown)).toEqual([]);
  });

  it('is named by what it does', () => {
    const isRead = /^(?:read|list)[A-Z]/u.test(name);
    expect(isRead).toBe(endpoint.method === 'GET');
    if (isRead) {
      expect(name.startsWith('list')).toBe(isList(endpoint.reply));
    }
  });

  it('gives lists by pages or from a cursor on', () => {
    const { reply: answer } = endpoint;
    const shape: Record<string, z.core.$ZodType> =
      answer instanceof z.ZodObject ? answer.shape : {};
    // A message has a text of that name, which is no list.
    if (shape['content'] instanceof z.ZodArray) {
      const asked = Object.keys(endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {});
      const isPaged = Object.keys(pageOf(z.string()).shape).every((field) => field in shape);
      const isContinued = 'nextCursor' in shape;
      expect([isPaged, isContinued]).toContain(true);
      expect(asked).toEqual(expect.arrayContaining(isPaged ? ['pageNo', 'pageSize'] : ['limit']));
      expect(asked.includes('cursor')).toBe(isContinued);
    }
  });
});
