import type { Endpoint } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { edgeApp, type World } from '../../../test/factories/edge.ts';
import { testDatabase } from '../../../test/harness.ts';
import { defaultRates } from './rate-limits.ts';
import { ownRoute } from './route.ts';

const test = testDatabase();

const login = {
  method: 'POST',
  path: '/wps/probe',
  summary: 'For this test.',
  access: 'visitor',
  rate: 'read',
  reply: z.strictObject({}),
  errors: [],
} as const satisfies Endpoint;
const desk = { ...login, path: '/api/backoffice/probe' } as const;
const rows = [ownRoute(login, async () => ({})), ownRoute(desk, async () => ({}))];

const app = (world: World) => edgeApp(test, rows, world).app;

describe('a request', () => {
  it('of which a proxy of ours names nobody is refused, but for probes', async () => {
    const edge = app({ proxies: ['10.0.0.0/8'] });
    const status = async (url: string, forwarded?: string) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      const method = url.startsWith('/wps') ? 'POST' : 'GET';
      return (await edge.inject({ url, method, remoteAddress: '10.1.1.1', headers })).statusCode;
    };
    expect([await status('/wps/probe'), await status('/openapi.json')]).toEqual([400, 400]);
    expect([await status('/wps/probe', 'x'), await status('/wps/probe', '1.2.3.4:5')]).toEqual([
      400, 200,
    ]);
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  });

  it('through a proxy that ends TLS has a secure origin, and no other', async () => {
    const edge = app({ proxies: ['10.0.0.0/8'] });
    const status = async (origin: string) => {
      const headers = { host: 'casino.example', origin, 'x-forwarded-for': '203.0.113.9' };
      const sent = { url: '/wps/probe', method: 'POST', remoteAddress: '10.1.1.1' } as const;
      return (await edge.inject({ ...sent, headers })).statusCode;
    };
    expect(await status('https://casino.example')).toBe(200);
    expect(await status('http://casino.example')).toBe(403);
  });

  it.each(['/', '/healthz', '/openapi.json', '/nothing/here', '/wps/nothing'])(
    'for %s has a limit by address block (R88)',
    async (url) => {
      const tight = { perMinute: 60, burst: 2 };
      const rates = { ...defaultRates, pages: { ...defaultRates.pages, block: tight } };
      const edge = app({ rates });
      const from = async (remoteAddress: string) =>
        (await edge.inject({ url, remoteAddress })).statusCode;
      await from('198.51.100.1');
      await from('198.51.100.2');
      expect(await from('198.51.100.3')).toBe(429);
      expect(await from('203.0.113.1')).not.toBe(429);
    },
  );

  it('from this machine is limited like any other outside the demo', async () => {
    const tight = { perMinute: 60, burst: 1 };
    const rates = { ...defaultRates, pages: { ...defaultRates.pages, block: tight } };
    const statuses = async (isDemo: boolean) => {
      const edge = app({ rates, isDemo });
      return [await edge.inject('/healthz'), await edge.inject('/healthz')].map(
        (reply) => reply.statusCode,
      );
    };
    expect(await statuses(true)).toEqual([200, 200]);
    expect(await statuses(false)).toEqual([200, 429]);
  });

  it('for the back office is refused at any host but its own, which has no portal', async () => {
    const edge = app({ backofficeHost: 'desk.example' });
    const got = async (host: string, url: string, method: 'GET' | 'POST' = 'GET') =>
      (await edge.inject({ url, method, headers: { host, accept: 'text/html' } })).statusCode;
    expect(await got('casino.example', '/api/backoffice/probe', 'POST')).toBe(400);
    expect(await got('casino.example', '/backoffice/')).toBe(400);
    expect(await got('casino.example', '/wps/probe', 'POST')).toBe(200);
    expect(await got('desk.example:8443', '/api/backoffice/probe', 'POST')).toBe(200);
    expect([await got('Desk.Example', '/'), await got('desk.example', '/about')]).toEqual([
      302, 404,
    ]);
  });
});
