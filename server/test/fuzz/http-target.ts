import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import type { Endpoint } from '@portal/protocol';
import { type PublicKey, sealCall } from '@portal/protocol/client';
import { endpoints } from '@portal/protocol/endpoints';
import type pg from 'pg';
import type { Caller, FuzzAnswer, FuzzTarget } from './fuzz.ts';
import type { FuzzCall } from './fuzz-call.ts';

interface Session {
  readonly token: string;
  readonly cookie: string;
}

interface Answer extends FuzzAnswer {
  readonly cookies: readonly string[];
}

const keyKeptMilliseconds = 20_000;
const password = 'violet kettle under 7 stairs';

interface Message {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Exchange = (message: Message) => Promise<Answer>;

function exchangeWith(agent: Agent, port: number): Exchange {
  return ({ method, path, headers, body }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const options = { agent, host: '127.0.0.1', port, method, path, headers };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          cookies: response.headers['set-cookie'] ?? [],
        });
      });
    });
    call.on('error', reject);
    call.end(body);
    return promise;
  };
}

type Seal = (method: string, path: string, payload: unknown) => Promise<string>;

/** Seals to the key of the server and by its clock, which both are asked for now and then. */
function sealWith(exchange: Exchange): Seal {
  const { method: get, path: keysPath } = endpoints.readKeys;
  let sealing: { readonly key: PublicKey; readonly atSeconds: number } | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return async (method, path, payload) => {
    if (sealing === undefined || performance.now() - readAtMs > keyKeptMilliseconds) {
      const asked = { method: get, path: keysPath, headers: {}, body: undefined };
      const { body } = await exchange(asked);
      const { value } = JSON.parse(body) as { value: { keys: [PublicKey]; now: string } };
      const atSeconds = Math.floor(Temporal.Instant.from(value.now).epochMilliseconds / 1000);
      sealing = { key: value.keys[0], atSeconds };
      readAtMs = performance.now();
    }
    return sealCall(sealing.key, { method, path, payload, atSeconds: sealing.atSeconds });
  };
}

function headersOf(call: FuzzCall, session: Session | undefined): Record<string, string> {
  const { key, language } = call;
  return {
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(language !== undefined && { 'accept-language': language }),
    ...(session !== undefined && {
      authorization: `Bearer ${session.token}`,
      cookie: session.cookie,
    }),
  };
}

/** A form holds texts only, so other values are written as they print. */
function textOf(kind: 'json' | 'x-www-form-urlencoded', body: unknown): string {
  if (kind === 'json' || typeof body !== 'object' || body === null) {
    return JSON.stringify(body);
  }
  const fields = Object.entries(body).map(([name, value]) => [name, printed(value)]);
  return new URLSearchParams(fields).toString();
}

function printed(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function typeOf(kind: 'jose' | 'json' | 'x-www-form-urlencoded', text: string) {
  return {
    'content-type': `application/${kind}`,
    'content-length': String(Buffer.byteLength(text)),
  };
}

/** A server that listens on loopback, attacked over HTTP. */
export function httpTarget(parts: {
  readonly port: number;
  /** With the passwords of the first operator and of the demo's accounts. */
  readonly dataDir: string;
  readonly pool: pg.Pool;
}): FuzzTarget & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const exchange = exchangeWith(agent, parts.port);
  const seal = sealWith(exchange);
  const sessions = new Map<Caller, Session>();

  async function send(caller: Caller, endpoint: Endpoint, call: FuzzCall): Promise<Answer> {
    const { method, path, body } = call;
    const headers = {
      ...headersOf(call, sessions.get(caller)),
      ...(endpoint.gateway3 === true && { 'x-gateway-version': '3' }),
    };
    const [bare = path] = path.split('?');
    if (endpoint.encrypted === true) {
      const sealed = await seal(method, decodeURI(bare), body ?? null);
      return exchange({
        method,
        path,
        body: sealed,
        headers: { ...headers, ...typeOf('jose', sealed) },
      });
    }
    const kind = endpoint.form === true ? 'x-www-form-urlencoded' : 'json';
    const text = body === undefined ? undefined : textOf(kind, body);
    const type = text === undefined ? {} : typeOf(kind, text);
    return exchange({ method, path, body: text, headers: { ...headers, ...type } });
  }

  async function signIn(caller: Caller, endpoint: Endpoint, body: unknown): Promise<void> {
    sessions.delete(caller);
    const { method, path } = endpoint;
    const call = { method, path, body, key: undefined, language: undefined };
    const answer = await send('visitor', endpoint, call);
    const { value } = JSON.parse(answer.body) as { value?: { token?: string } };
    if (value?.token === undefined) {
      throw new Error(`${caller} cannot sign in: ${answer.status} ${answer.body}`);
    }
    const cookie = answer.cookies.map((line) => line.split(';')[0]).join('; ');
    sessions.set(caller, { token: value.token, cookie });
  }

  return {
    send,
    async enter(caller) {
      if (caller === 'operator') {
        const kept = readFileSync(join(parts.dataDir, 'operator.json'), 'utf8');
        await signIn(caller, endpoints.logInOperator, JSON.parse(kept));
      } else if (caller === 'agent') {
        await signIn(caller, endpoints.logIn, demoAgent(parts.dataDir));
      } else if (caller === 'trial') {
        await signIn(caller, endpoints.openTrial, { ageConfirmed: true });
      } else {
        await signIn(caller, endpoints.register, newForm());
      }
    },
    async countEntries() {
      const { rows } = await parts.pool.query<{ entries: string }>(
        'select coalesce(max(id), 0)::text as entries from entries',
      );
      return Number(rows[0]?.entries);
    },
    close: () => agent.destroy(),
  };
}

/** The agent at the top of the demo's tree. */
function demoAgent(dataDir: string) {
  const kept = readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8');
  const accounts = JSON.parse(kept) as { role: string; username: string; password: string }[];
  const agent = assertDefined(
    accounts.find(({ role }) => role === 'agent'),
    'the demo has an agent',
  );
  return { username: agent.username, password: agent.password };
}

function newForm() {
  const username = `f${randomUUID().replaceAll('-', '').slice(0, 15)}`;
  const consents = { ageConfirmed: true, termsAccepted: true };
  return { username, password, confirmPassword: password, login: true, ...consents };
}
