import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressBlock } from './address.ts';
import type { Client } from './client-address.ts';
import { parseCookies } from './cookies.ts';
import type { RequestFacts } from './request-facts.ts';

const keyShape = /^[\x21-\x7e]{8,64}$/u;
const bearerShape = /^bearer ([\w-]{20,200})$/iu;

const mostAgentSigns = 300;

/** Read on demand: no call asks for all of it. */
class Facts implements RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly #request: FastifyRequest;
  readonly #client: Client;
  #addressBlock: string | undefined;
  #cookies: ReadonlyMap<string, string> | undefined;

  constructor(request: FastifyRequest) {
    this.id = request.id;
    this.#request = request;
    this.#client = clientOf(request);
    this.ip = this.#client.ip;
  }

  get method() {
    return this.#request.method;
  }

  get path() {
    return pathOf(this.#request.url);
  }

  get host() {
    return this.#request.headers.host ?? '';
  }

  get isSecure() {
    return this.#client.isSecure;
  }

  get addressBlock() {
    this.#addressBlock ??= addressBlock(this.ip);
    return this.#addressBlock;
  }

  get isLocal() {
    return this.#client.isLocal;
  }

  get acceptLanguage() {
    return this.#textHeader('accept-language') ?? '';
  }

  get userAgent() {
    return (this.#textHeader('user-agent') ?? '').slice(0, mostAgentSigns);
  }

  get browser() {
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

  get isBackground() {
    return this.#textHeader('x-background') === '1';
  }

  get gatewayVersion() {
    return this.#textHeader('x-gateway-version');
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the first hook has run; see `installClients`. */
    client: Client | undefined;
  }
}

/** Who sent a request; the edge refuses every request of which that is not known. */
export function clientOf({ client }: FastifyRequest): Client {
  if (client === undefined) {
    throw new Error('a request passed without its client');
  }
  return client;
}

export function readFacts(request: FastifyRequest): RequestFacts {
  return new Facts(request);
}

export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}
