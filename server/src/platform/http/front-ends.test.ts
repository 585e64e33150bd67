import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { edgeApp } from '../../../test/factories/edge.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { FrontEnd } from './front-ends.ts';
import { noOtherSources } from './security-headers.ts';

const test = testDatabase();

function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  const script = 'export const a = 1;'.repeat(20);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en" dir="ltr"><title>x</title><!--first-paint--><!--boot--></html>',
  );
  writeFileSync(join(folder, 'pages.json'), '[{"path":"/"},{"path":"/known"}]');
  writeFileSync(join(folder, 'closed.html'), '<html lang="en" dir="ltr"><!--content--></html>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'service-worker.js'), 'skipWaiting();');
  writeFileSync(join(folder, 'assets', 'a-1234.js'), script);
  writeFileSync(join(folder, 'assets', 'a-1234.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'a-1234.js.map'), '{"sources":["secret"]}');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  return folder;
}

const folder = buildFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const frontEnd = (base: string, isListed: boolean): FrontEnd => ({
  folder,
  base,
  isListed,
  valuesOf: () => [],
  sources: () => noOtherSources,
  content: async () => ({
    language: 'ar',
    direction: 'rtl',
    title: base,
    boot: { word: '</script>' },
    firstPaint: undefined,
  }),
  closed: async () => undefined,
});

const underMaintenance: FrontEnd = {
  ...frontEnd('/', true),
  closed: async () => ({
    status: 503,
    retryAfterSeconds: 60,
    content: {
      reason: 'maintenance',
      language: 'ar',
      direction: 'rtl',
      theme: 'dark',
      siteName: 'Site',
      title: 'Back soon',
      text: '',
      contact: undefined,
      languages: { label: '', links: [] },
    },
  }),
};

const html = { accept: 'text/html,*/*' };
const get = (url: string, headers: Record<string, string> = {}) =>
  edgeApp(test, [], {
    frontEnds: [frontEnd('/', true), frontEnd('/backoffice/', false)],
  }).app.inject({ url, headers });

describe('a page', () => {
  it('comes with a fresh nonce in policy and markup, uncached, its data inlined', async () => {
    const answers = [await get('/', html), await get('/known', html)];
    const nonces = answers.map((reply) => {
      const [, nonce = ''] =
        /'nonce-([\w-]{22})'/u.exec(String(reply.headers['content-security-policy'])) ?? [];
      expect(reply.body).toContain(`nonce="${nonce}"`);
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      expect(reply.statusCode).toBe(200);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    const policy = String(answers[0]?.headers['content-security-policy']);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|\*/u);
  });

  it('uses the hosts that the configuration names for it, and no others', async () => {
    const script = 'https://tag.example';
    const counted: FrontEnd = {
      ...frontEnd('/', true),
      sources: (page) =>
        page?.path === '/known' ? { ...noOtherSources, scripts: [script] } : noOtherSources,
    };
    const { app } = edgeApp(test, [], { frontEnds: [counted] });
    const policyOf = async (url: string) =>
      (await app.inject({ url, headers: html })).headers['content-security-policy'];
    expect(await policyOf('/known')).toMatch(
      /script-src 'self' 'nonce-[\w-]+' https:\/\/tag\.example;/u,
    );
    expect(await policyOf('/')).not.toContain(script);
  });

  it('that is unknown is 404: as a page for browsers, in the envelope for programs', async () => {
    const page = await get('/nowhere', html);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow']);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    const data = await get('/nowhere', { accept: 'application/json' });
    expect(data.json()).toMatchObject({ success: false, code: 'not_found' });
  });

  it('of the back office is its own and not for search engines', async () => {
    const got = await get('/backoffice', html);
    expect(got.body).toContain('<title>/backoffice/</title>');
    expect(got.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get('/', html)).headers).not.toHaveProperty('x-robots-tag');
  });

  it('never answers where calls live', async () => {
    for (const url of ['/wps/x', '/api/x', '/lgw/x', '/wps/member/info/x.css']) {
      expect((await get(url, html)).json()).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('a closed site', () => {
  it('answers every page with the one that says so, its files and the desk as ever', async () => {
    const { app } = edgeApp(test, [], {
      frontEnds: [underMaintenance, frontEnd('/backoffice/', false)],
    });
    for (const url of ['/', '/known', '/nowhere']) {
      const got = await app.inject({ url, headers: html });
      expect([got.statusCode, got.headers['retry-after']], url).toEqual([503, '60']);
      expect(got.body).toContain('<html lang="ar" dir="rtl"');
      expect(got.body).toContain('<h1>Back soon</h1>');
      expect(got.body).not.toContain('id="boot"');
    }
    expect((await app.inject({ url: '/icon.svg' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/backoffice', headers: html })).statusCode).toBe(200);
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for a year, packed as the build packed it', async () => {
    const got = await get('/assets/a-1234.js', { 'accept-encoding': 'gzip, br' });
    expect(got.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const plain = await get('/assets/a-1234.js');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toContain('export const a');
    const etag = String(plain.headers['etag']);
    const again = await get('/assets/a-1234.js', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('without one is kept for an hour', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('that works without a page is asked for anew each time, and may ask the site', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(headers['content-type']).toContain('javascript');
  });

  it('that a new build took away under the running server is 404', async () => {
    const gone = join(folder, 'assets', 'gone-5678.js');
    writeFileSync(gone, 'export {};');
    const { app } = edgeApp(test, [], { frontEnds: [frontEnd('/', true)] });
    await app.ready();
    rmSync(gone);
    expect((await app.inject('/assets/gone-5678.js')).json()).toMatchObject({ code: 'not_found' });
  });

  it('of the build only exists where the build put it for all (R93)', async () => {
    const hidden = [
      '/assets/a-1234.js.map',
      '/.vite/manifest.json',
      '/assets/',
      '/assets',
      '/pages.json',
      '/closed.html',
      '/assets/../index.html',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/a-1234.js.br',
    ];
    for (const url of hidden) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });
});
