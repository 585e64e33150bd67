/// <reference lib="dom" />
import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../generated/endpoints.ts';
import type { EndpointName } from '../generated/endpoints.ts';
import type { SealedCalls } from './sealed-calls.ts';

/** A call that reached the far side, as the page sent it. */
export interface Call {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The idempotency key of a call that moves money. */
  readonly key: string | undefined;
}

interface Row {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly path: RegExp;
}

/** Fixed paths before those with parameters: `/rounds/shown` is no round of that name. */
const rows: readonly Row[] = Object.entries<Endpoint>(endpoints)
  .toSorted(([, one], [, other]) => paramCount(one) - paramCount(other))
  .map(([name, endpoint]) => ({
    // The names are those of this very object.
    name: name as EndpointName,
    endpoint,
    path: new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u'),
  }));

function paramCount({ path }: Endpoint): number {
  return path.split('{').length;
}

/** Reads a request by the declaration of its endpoint; throws what the server would refuse. */
export async function readCall(request: Request, sealedCalls: SealedCalls): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  const row = rows.find(
    ({ endpoint, path }) => endpoint.method === request.method && path.test(pathname),
  );
  if (row === undefined) {
    throw new Error(`no endpoint is ${request.method} ${pathname}`);
  }
  const { endpoint, name } = row;
  const call = {
    name,
    params: row.path.exec(pathname)?.groups ?? {},
    query: Object.fromEntries(searchParams),
    body: await bodyOf(request, endpoint, sealedCalls),
    key: request.headers.get('idempotency-key') ?? undefined,
  };
  require(endpoint.params, call.params, `${name}: parameters`);
  require(endpoint.query, call.query, `${name}: query`);
  require(endpoint.body, call.body, `${name}: body`);
  if ((call.key !== undefined) !== (endpoint.idempotent === true)) {
    throw new Error(`${name}: an idempotency key belongs to calls that move money, and only there`);
  }
  return call;
}

async function bodyOf(
  request: Request,
  endpoint: Endpoint,
  sealedCalls: SealedCalls,
): Promise<unknown> {
  const text = await request.text();
  if (text === '') {
    return undefined;
  }
  if (endpoint.form === true) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return endpoint.encrypted === true ? sealedCalls.open(text) : JSON.parse(text);
}

function require(schema: z.ZodType | undefined, value: unknown, label: string): void {
  const isEmpty = Object.keys(value ?? {}).length === 0;
  if (schema === undefined ? !isEmpty : !schema.safeParse(value).success) {
    throw new Error(`${label} ${JSON.stringify(value)} do not fit the declaration`);
  }
}
