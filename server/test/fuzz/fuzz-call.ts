import type { Endpoint } from '@portal/protocol';
import fc from 'fast-check';
import { arbitraryOf, type Harvest } from './arbitrary-of.ts';

/** One call as it leaves: the body is sealed where the endpoint wants it so. */
export interface FuzzCall {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
  readonly language: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Calls of an endpoint, derived from what it declares. */
export function fuzzCalls(endpoint: Endpoint, harvest: Harvest): fc.Arbitrary<FuzzCall> {
  const { method, params, query, body, idempotent } = endpoint;
  const nothing = fc.constant(undefined);
  return fc
    .record({
      params: params === undefined ? nothing : arbitraryOf(params, harvest),
      query:
        query === undefined ? fc.constantFrom(undefined, { x: '1' }) : arbitraryOf(query, harvest),
      body: body === undefined || method === 'GET' ? nothing : arbitraryOf(body, harvest),
      key: idempotent === true ? keys : nothing,
      language: fc.constantFrom(undefined, undefined, 'ar', 'xx;q=0', '*', 'constructor'),
    })
    .map((drawn) => ({
      method,
      path: `${pathOf(endpoint.path, asFields(drawn.params))}${queryOf(asFields(drawn.query))}`,
      body: drawn.body,
      key: drawn.key,
      language: drawn.language,
    }));
}

/** New ones mostly; some come again, with another body. */
const keys = fc.oneof(
  { weight: 8, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.constantFrom('again-and-again', 'once-more-the-same') },
  { weight: 1, arbitrary: fc.constantFrom('', 'short', 'k'.repeat(65), 'key with spaces') },
);

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

function pathOf(template: string, params: Fields): string {
  return template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encode(params[name]) || 'x');
}

function queryOf(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Percent-encoding that survives lone surrogates, as a hostile client's would. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}
