import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressBlock, isLoopbackAddress, plainAddress } from './address.ts';
import { parseCookies } from './cookies.ts';
import type { RequestFacts } from './request-facts.ts';

const keyShape = /^[\x21-\x7e]{8,64}$/u;
const bearerShape = /^Bearer ([\w-]{20,200})$/u;

function textHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function readFacts(request: FastifyRequest): RequestFacts {
  const ip = plainAddress(request.ip);
  const block = addressBlock(ip);
  const agent = textHeader(request, 'user-agent') ?? '';
  const key = textHeader(request, 'idempotency-key');
  return {
    id: request.id,
    method: request.method,
    path: pathOf(request.url),
    host: request.host,
    isSecure: request.protocol === 'https',
    ip,
    addressBlock: block,
    isLoopback: isLoopbackAddress(ip),
    acceptLanguage: textHeader(request, 'accept-language') ?? '',
    // Few calls ask for it, and it costs a hash.
    get device() {
      return createHash('sha256').update(`${block}|${agent}`).digest('base64url').slice(0, 22);
    },
    cookies: parseCookies(request.headers.cookie),
    bearer: bearerShape.exec(textHeader(request, 'authorization') ?? '')?.[1],
    idempotencyKey: key !== undefined && keyShape.test(key) ? key : undefined,
  };
}

export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}
