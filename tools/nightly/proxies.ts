import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { installDebianPackage } from '../tasks/debian-package.ts';
import type { Tally } from '../tasks/stage.ts';

const root = join(import.meta.dirname, '../..');
const site = 'casino.example';
/** Not 127.0.0.1: the proxies run there, and are trusted. */
const caller = '127.0.7.7';

/** Where distributions put servers is not always on the path of a user. */
const searched = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

type Proxy = 'nginx' | 'haproxy' | 'caddy';

interface Stage {
  readonly folder: string;
  readonly serverPort: number;
  readonly certificate: string;
}

/** The blocks of docs/operating/proxies.md, in the proxies that they are written for. */
export async function run(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxies-'));
  const certificate = makeCertificate(folder);
  const server = await startPortal(folder);
  try {
    let passed = 0;
    for (const proxy of ['nginx', 'haproxy', 'caddy'] as const) {
      const faults = await faultsBehind(proxy, { folder, serverPort: server.port, certificate });
      if (faults.length > 0) {
        throw new Error(`Behind ${proxy}:\n${faults.join('\n')}`);
      }
      passed += 1;
    }
    return { passed, failed: 0 };
  } finally {
    await stop(server.child);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function faultsBehind(proxy: Proxy, stage: Stage): Promise<readonly string[]> {
  if (!isInstalled(proxy)) {
    await installDebianPackage(proxy);
  }
  if (!isInstalled(proxy)) {
    return [`${proxy} is not there, and could not be installed`];
  }
  const port = await freePort();
  const child = startProxy(proxy, stage, port);
  try {
    await untilAnswered({ port, certificate: stage.certificate });
    return await look({ port, certificate: stage.certificate });
  } finally {
    await stop(child);
  }
}

interface Door {
  readonly port: number;
  readonly certificate: string;
}

interface Seen {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly body: string;
}

async function look(door: Door): Promise<readonly string[]> {
  const origin = `https://${site}:${door.port}`;
  const forged = { 'x-forwarded-for': '203.0.113.99', 'x-forwarded-proto': 'http' };
  const other = `http://${site}:${door.port}`;
  const resume = '/wps/session/resume';
  const read = (path: string) => ask(door, 'GET', { path, headers: forged });
  const change = (from: string) => ask(door, 'POST', { path: resume, headers: { origin: from } });
  const status = await read('/wps/system/status');
  const captcha = await read('/wps/captcha');
  const [own, foreign] = [await change(origin), await change(other)];
  const checks: readonly (readonly [string, boolean])[] = [
    [`the server sees the caller in ${status.body}`, status.body.includes(`"ip":"${caller}"`)],
    ['a cookie is secure', captcha.cookies.some((cookie) => /^__Host-.*; Secure/u.test(cookie))],
    [`its own origin is let in, not ${own.status}`, own.status === 401],
    [`another scheme is refused, not ${foreign.status}`, foreign.status === 403],
    ['the probe answers', (await read('/readyz')).status === 200],
  ];
  return checks.flatMap(([sentence, holds]) => (holds ? [] : [`not so: ${sentence}`]));
}

/** Sends one request from {@link caller}, and wants the certificate to be the site's. */
async function ask(
  door: Door,
  method: 'GET' | 'POST',
  headersAndPath: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
): Promise<Seen> {
  const { path, headers } = headersAndPath;
  const sent = request({
    host: '127.0.0.1',
    localAddress: caller,
    port: door.port,
    servername: site,
    ca: door.certificate,
    agent: false,
    method,
    path,
    headers: { host: `${site}:${door.port}`, ...headers },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    cookies: answer.headers['set-cookie'] ?? [],
    body: await text(answer),
  };
}

async function untilAnswered(door: Door): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const { status } = await ask(door, 'GET', { path: '/healthz', headers: {} });
      if (status === 200) {
        return;
      }
    } catch {
      // Not listening yet.
    }
    await pause(100);
  }
  throw new Error('the proxy did not answer within ten seconds');
}

/** The block of the page for this proxy, at free ports and with the files of this run. */
function configurationOf(proxy: Proxy, stage: Stage, port: number): string {
  const page = readFileSync(join(root, 'docs/operating/proxies.md'), 'utf8');
  const block = new RegExp(`\`\`\`${proxy}\n([^]*?)\`\`\``, 'u').exec(page)?.[1];
  if (block === undefined) {
    throw new Error(`docs/operating/proxies.md has no block for ${proxy}`);
  }
  return block
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${stage.serverPort}`)
    .replaceAll('/etc/ssl/', `${stage.folder}/`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('casino.example, desk.casino.example {', `${site}:${port} {\n  bind 127.0.0.1`)
    .replace('{\n  servers {', '{\n  admin off\n  auto_https disable_redirects\n  servers {');
}

function startProxy(proxy: Proxy, stage: Stage, port: number): ChildProcess {
  const file = join(stage.folder, proxy === 'caddy' ? 'Caddyfile' : `${proxy}.conf`);
  const configuration = configurationOf(proxy, stage, port);
  const pid = join(stage.folder, 'nginx.pid');
  const whole = {
    nginx: `daemon off;\npid ${pid};\nevents {}\nhttp {\naccess_log off;\n${configuration}}\n`,
    haproxy: configuration,
    caddy: configuration,
  };
  const argv = {
    nginx: ['-c', file, '-p', stage.folder, '-e', 'stderr'],
    haproxy: ['-db', '-f', file],
    caddy: ['run', '--config', file, '--adapter', 'caddyfile'],
  };
  writeFileSync(file, whole[proxy]);
  const home = { HOME: stage.folder, XDG_DATA_HOME: stage.folder, XDG_CONFIG_HOME: stage.folder };
  return spawn(proxy, argv[proxy], {
    env: { PATH: searched.join(delimiter), ...home },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function isInstalled(proxy: Proxy): boolean {
  return searched.some((folder) => existsSync(join(folder, proxy)));
}

/** The server as an operator runs it behind a proxy: no demo, so no exemption of this machine. */
async function startPortal(
  folder: string,
): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: {
      PATH: searched.join(delimiter),
      DATA_DIR: join(folder, 'var'),
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const port = /ready http:\/\/[^:]+:(\d+)/u.exec(output)?.[1];
    if (port !== undefined) {
      return { port: Number(port), child };
    }
  }
  throw new Error(`the server ended before it was ready:\n${output}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function makeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, 'casino.pem'), join(folder, 'casino.key')];
  const names = ['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site}`];
  const files = ['-out', certificate, '-keyout', key];
  const argv = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files];
  const made = spawnSync('openssl', argv);
  if (made.status !== 0) {
    throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  }
  const chain = readFileSync(certificate, 'utf8');
  writeFileSync(join(folder, 'casino-with-key.pem'), chain + readFileSync(key, 'utf8'));
  return chain;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
