import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressBlock, isLoopbackAddress, plainAddress } from './address.ts';
import { parseCookies } from './cookies.ts';
import type { RequestFacts } from './request-facts.ts';

const keyShape = /^[\x21-\x7e]{8,64}$/u;
const bearerShape = /^Bearer ([\w-]{20,200})$/u;

/** Read on demand: no call asks for all of it. */
class Facts implements RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly #request: FastifyRequest;
  #cookies: ReadonlyMap<string, string> | undefined;

  constructor(request: FastifyRequest) {
    this.id = request.id;
    this.ip = plainAddress(request.ip);
    this.#request = request;
  }

  get method() {
    return this.#request.method;
  }

  get path() {
    return pathOf(this.#request.url);
  }

  get host() {
    return this.#request.host;
  }

  get isSecure() {
    return this.#request.protocol === 'https';
  }

  get addressBlock() {
    return addressBlock(this.ip);
  }

  get isLoopback() {
    return isLoopbackAddress(this.ip);
  }

  get acceptLanguage() {
    return this.#textHeader('accept-language') ?? '';
  }

  get device() {
    const agent = this.#textHeader('user-agent') ?? '';
    const mark = createHash('sha256').update(`${this.addressBlock}|${agent}`);
    return mark.digest('base64url').slice(0, 22);
  }

  get cookies() {
    this.#cookies ??= parseCookies(this.#request.headers.cookie);
    return this.#cookies;
  }

  get bearer() {
    return bearerShape.exec(this.#textHeader('authorization') ?? '')?.[1];
  }

  get idempotencyKey() {
    const key = this.#textHeader('idempotency-key');
    return key !== undefined && keyShape.test(key) ? key : undefined;
  }

  #textHeader(name: string): string | undefined {
    const value = this.#request.headers[name];
    return typeof value === 'string' ? value : undefined;
  }
}

export function readFacts(request: FastifyRequest): RequestFacts {
  return new Facts(request);
}

export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}
