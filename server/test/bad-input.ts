import type { Endpoint } from '@portal/protocol';
import { z } from 'zod';

/** A small seeded generator (mulberry32): a failing case is repeated by its seed. */
export function seededDraw(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) {
        throw new Error('nothing to pick from');
      }
      // The index is within the list.
      return items[below(items.length)] as Item;
    },
  };
}

export type Draw = ReturnType<typeof seededDraw>;

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly type: string | undefined;
  /** Raw text of the body; for encrypted calls it is sealed unless `isSealed` is false. */
  readonly body: string | Buffer | undefined;
  readonly isSealed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'null',
  'undefined',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9007199254740993',
  '9'.repeat(40),
  '1,000',
  '１２３',
  "' or 1=1 --",
  '%',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\ud800',
  '\udfff\ud800',
  '‮مرحبا‏',
  'e\u0301'.repeat(30),
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
  'mbr_00000000000000000000000000000000',
  'opr_x',
  '__proto__',
  '{"a":1}',
  '\r\nset-cookie: x=1',
  'aGVsbG8',
  '////',
] as const;

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53 + 1,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { length: 1e9 },
  { toString: 1 },
  ...oddTexts,
];

/** JSON whose text carries what an object could not: double names, prototype names, depth, cuts. */
function oddJson(draw: Draw, body: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(body);
  const name = names.length === 0 ? 'a' : draw.pick(names);
  const plain = JSON.stringify(body);
  const inner = plain.slice(1, -1);
  const more = inner === '' ? '' : `,${inner}`;
  return draw.pick([
    () => `{"${name}":1${more}}`,
    () => `{"__proto__":{"isAdmin":true}${more}}`,
    () => `{"constructor":{"prototype":{}}${more}}`,
    () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    () => '['.repeat(30_000),
    () => plain.slice(0, draw.below(plain.length)),
    () => `${plain}${plain}`,
    () => `\ufeff${plain}`,
    () => plain.replaceAll('"', "'"),
    () => `{"${name}":"\\u0000"}`,
    () => `{"${name}":"\\ud800"}`,
    () => `{"${name}":${'9'.repeat(5000)}}`,
    () => `{"${name}":"${'x'.repeat(200_000)}"}`,
    () => `{${Array.from({ length: 3000 }, (_, index) => `"k${index}":0`).join(',')}}`,
    () => draw.pick(['', 'null', '[]', '""', '0', 'true', '\u0000', '{', '}', '{"a"}', 'NaN']),
  ])();
}

/** A value of a field that its schema may or may not accept. */
function oddValue(draw: Draw): unknown {
  return draw.pick(oddValues);
}

function namesOf(schema: z.ZodType | undefined): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function oddObject(draw: Draw, names: readonly string[]): Record<string, unknown> {
  const chosen = names.filter(() => draw.chance(0.7));
  const extra = draw.chance(0.3)
    ? [draw.pick(['isAgent', 'balance', 'type', 'vip', 'merchantCode', 'parentId', 'status', ''])]
    : [];
  return Object.fromEntries([...chosen, ...extra].map((name) => [name, oddValue(draw)]));
}

function oddQuery(draw: Draw, names: readonly string[]): string {
  const pairs = Array.from({ length: draw.below(4) }, () => {
    const name = names.length > 0 && draw.chance(0.8) ? draw.pick(names) : draw.pick(oddTexts);
    return `${encode(name)}=${encode(draw.pick(oddTexts))}`;
  });
  return draw.chance(0.1) ? `${pairs.join('&')}&%zz&=&&[]=1&a[b][c]=1` : pairs.join('&');
}

/** Percent-encoding that survives lone surrogates, as a hostile client's would. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** One hostile request to an endpoint. */
export function badRequest(draw: Draw, endpoint: Endpoint): BadRequest {
  const valid = oddObject(draw, namesOf(endpoint.body));
  const path = endpoint.path.replaceAll(/\{\w+\}/gu, () => encode(draw.pick(oddTexts)) || 'x');
  const isRaw = draw.chance(0.4);
  return {
    method: draw.chance(0.03)
      ? draw.pick(['PATCH', 'OPTIONS', 'TRACE', 'HEAD', 'PUT'])
      : endpoint.method,
    path,
    query: draw.chance(0.5) ? oddQuery(draw, namesOf(endpoint.query)) : '',
    type: draw.chance(0.85)
      ? endpoint.encrypted === true
        ? 'application/jose'
        : endpoint.form === true
          ? 'application/x-www-form-urlencoded'
          : 'application/json'
      : draw.pick([
          undefined,
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          'application/json; charset=utf-16',
          'application/json;;;',
          'nonsense',
        ]),
    body:
      endpoint.method === 'GET'
        ? undefined
        : draw.chance(0.05)
          ? Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0xc3, 0x28])
          : isRaw
            ? oddJson(draw, valid)
            : endpoint.form === true
              ? formText(valid)
              : JSON.stringify(valid),
    isSealed: draw.chance(0.7),
    headers: {
      ...(endpoint.gateway3 === true && { 'x-gateway-version': '3' }),
      ...oddHeaders(draw),
    },
  };
}

function formText(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${encode(name)}=${encode(text)}`;
  });
  return pairs.join('&');
}

function oddHeaders(draw: Draw): Record<string, string> {
  return {
    ...(draw.chance(0.2) && {
      'idempotency-key': draw.pick(['', 'x', 'k'.repeat(64), 'k'.repeat(500), 'key with space']),
    }),
    ...(draw.chance(0.1) && {
      'accept-language': draw.pick(['ar', 'xx;q=0', ',,,;;;', 'q=1;'.repeat(300), '*']),
    }),
    ...(draw.chance(0.1) && { cookie: draw.pick(['=', 'a', '__Host-sid=', 'x='.repeat(2000)]) }),
    ...(draw.chance(0.1) && {
      authorization: draw.pick(['Bearer ', 'Bearer x', 'Basic eDp5', `Bearer ${'a'.repeat(150)}`]),
    }),
    ...(draw.chance(0.05) && { origin: draw.pick(['null', 'https://evil.example', '::::']) }),
    ...(draw.chance(0.05) && { 'content-encoding': 'gzip' }),
    ...(draw.chance(0.05) && {
      'x-forwarded-for': draw.pick(['', '1.2.3.4, ::1', 'x'.repeat(99)]),
    }),
  };
}
