import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@portal/protocol';
import type { PublicKey } from '@portal/protocol/client';
import { sealCall } from '@portal/protocol/client';
import { afterAll, beforeAll } from 'vitest';
import type { BuildOptions } from '../../src/build-server.ts';
import { buildServer } from '../../src/build-server.ts';
import type { Config } from '../../src/config.ts';
import type { Undeclared } from '../../src/platform/http/bound-call.ts';
import { defaultCaps } from '../../src/platform/http/edge-settings.ts';
import type { RateTable } from '../../src/platform/http/rate-limits.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import type { testDatabase } from '../harness.ts';

type Built = Awaited<ReturnType<typeof buildServer>>;

/** The whole server of a test file, in process, on its own database; made once for the file. */
export function runningServer(
  test: ReturnType<typeof testDatabase>,
  config: Partial<Config> = {},
  options: BuildOptions = {},
) {
  const kept: { built?: Built; dataDir: string } = { dataDir: '' };

  beforeAll(async () => {
    kept.dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
    const parts = {
      config: { ...testConfig, dataDir: kept.dataDir, ...config },
      database: test.database(),
      clock: test.clock,
      ids: test.ids,
      random: test.random,
      cipher: test.cipher,
      log: test.log,
      metrics: createMetrics(),
      jobsAreRunning: () => true,
    };
    const onUndeclared = (undeclared: Undeclared) => test.undeclared.push(undeclared);
    kept.built = await buildServer(parts, { onUndeclared, ...options });
  });
  afterAll(async () => {
    await kept.built?.close();
    rmSync(kept.dataDir, { recursive: true, force: true });
  });

  const built = (): Built => {
    if (kept.built === undefined) {
      throw new Error('the server runs inside tests only');
    }
    return kept.built;
  };
  return {
    built,
    dataDir: () => kept.dataDir,
    /** A browser of its own: cookies, token, address. */
    browser: (ip = '127.0.0.1') => createBrowser({ built, clock: test.clock, ip }),
  };
}

const endless = { perMinute: 60_000_000, burst: 10_000_000 };
const allEndless = { account: endless, device: endless, block: endless, loopback: endless };

/** For tests that send more than any limit lets through. */
export const endlessRates: RateTable = {
  read: allEndless,
  write: allEndless,
  credentials: allEndless,
  codes: allEndless,
  play: allEndless,
  pages: allEndless,
  files: allEndless,
};

const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  secretsKeys: [],
  secretsKeyFile: undefined,
  furtherOperators: [],
  siteFile: undefined,
  isDemo: true,
  demoDays: 0,
  logLevel: 'silent',
  metricsPort: 0,
  databasePoolSize: 4,
  jobsAtOnce: 1,
  drainMilliseconds: 0,
  edge: { caps: defaultCaps, trust: { proxies: [], isDemo: true }, backofficeHost: undefined },
  senders: { sms: undefined, email: undefined },
  signInFile: undefined,
  vendorsFile: undefined,
  paymentsFile: undefined,
  walletUrl: undefined,
  beaconUrl: undefined,
  regionsFile: undefined,
  hostingFile: undefined,
};

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The envelope, or undefined when the answer was no JSON. */
  readonly json: Record<string, unknown> | undefined;
  /** `value` of a success, and what it holds. */
  readonly value: Record<string, unknown>;
  readonly code: unknown;
  readonly data: Record<string, unknown>;
  readonly text: string;
}

interface BrowserParts {
  readonly built: () => Built;
  readonly clock: ReturnType<typeof testDatabase>['clock'];
  readonly ip: string;
}

export type TestServer = ReturnType<typeof runningServer>;
export type TestBrowser = ReturnType<typeof createBrowser>;

function createBrowser({ built, clock, ip }: BrowserParts) {
  const cookies = new Map<string, string>();
  const session: { token?: string | undefined } = {};
  const basic = (): Record<string, string> => ({
    host: 'localhost',
    ...(session.token !== undefined && { authorization: `Bearer ${session.token}` }),
    ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
  });

  /** A request as it stands, sealed or not. */
  async function raw(request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly payload?: string | Buffer;
  }): Promise<Got> {
    const { method, url, headers, payload } = request;
    const answer = await built().http.app.inject({
      // The app refuses methods that it does not know; that is part of what is tested.
      method: method as 'GET',
      url,
      remoteAddress: ip,
      headers: { ...basic(), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const cookie of answer.cookies) {
      cookies.set(cookie.name, cookie.value);
    }
    return gotOf(answer);
  }

  async function seal(method: string, path: string, payload: unknown): Promise<string> {
    const { value } = await raw({ method: 'GET', url: '/wps/system/keys' });
    const [key] = value['keys'] as PublicKey[];
    if (key === undefined) {
      throw new Error('the site has a key');
    }
    const atSeconds = Math.floor(clock.now().epochMilliseconds / 1000);
    return sealCall(key, { method, path, payload, atSeconds });
  }

  /** A call of an endpoint as a well-behaved client makes it. */
  async function call(endpoint: Endpoint, message: Sent = {}): Promise<Got> {
    const path = pathOf(endpoint, message);
    const payload =
      endpoint.encrypted === true
        ? await seal(endpoint.method, path, message.body)
        : message.body === undefined
          ? undefined
          : endpoint.form === true
            ? new URLSearchParams(message.body as Record<string, string>).toString()
            : JSON.stringify(message.body);
    return raw({ method: endpoint.method, ...requestOf(endpoint, message, { path, payload }) });
  }

  /** As {@link call}, and the token of the answer is used from then on. */
  async function enter(endpoint: Endpoint, body: unknown): Promise<Got> {
    const got = await call(endpoint, { body });
    session.token = typeof got.value['token'] === 'string' ? got.value['token'] : undefined;
    return got;
  }

  return { raw, seal, call, enter, cookies, session };
}

function pathOf(endpoint: Endpoint, message: Sent): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(message.params?.[name] ?? ''),
  );
}

function requestOf(
  endpoint: Endpoint,
  message: Sent,
  { path, payload }: { readonly path: string; readonly payload: string | undefined },
) {
  const query = new URLSearchParams(message.query).toString();
  const type = contentTypeOf(endpoint);
  return {
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(payload !== undefined && { 'content-type': type }),
      ...(message.key !== undefined && { 'idempotency-key': message.key }),
      ...(endpoint.gateway3 === true && { 'x-gateway-version': '3' }),
      ...message.headers,
    },
    ...(payload !== undefined && { payload }),
  };
}

function contentTypeOf({ encrypted, form }: Endpoint): string {
  if (form === true) {
    return 'application/x-www-form-urlencoded';
  }
  return encrypted === true ? 'application/jose' : 'application/json';
}

function gotOf(answer: {
  readonly statusCode: number;
  readonly headers: Got['headers'];
  readonly payload: string;
}): Got {
  const isJson =
    answer.payload !== '' && String(answer.headers['content-type'] ?? '').includes('json');
  const json = isJson ? (JSON.parse(answer.payload) as Record<string, unknown>) : undefined;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json,
    value: (json?.['value'] ?? {}) as Record<string, unknown>,
    code: json?.['code'],
    data: (json?.['data'] ?? {}) as Record<string, unknown>,
    text: answer.payload,
  };
}
