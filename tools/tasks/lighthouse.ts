import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.ts';
import { findOrInstallChromium } from './chromium.ts';
import { readJson, root } from './project.ts';

/**
 * `node scripts/run.mjs tools/tasks/lighthouse.ts [path …]`: the mobile preset against a server of
 * its own. Lighthouse is not a dependency: npm puts it into a folder that is thrown away.
 */
const paths = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'));
const port = 18_480;
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

async function measure(): Promise<void> {
  const chromium = await findOrInstallChromium();
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder, 'lighthouse@13'];
  await runChild({ command: 'npm', argv: install, limitSeconds: 180 });
  const server = spawn(process.execPath, [join(root, 'tools/tasks/start.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'var') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await isReady(server.stdout);
    for (const path of paths.length > 0 ? paths : ['/']) {
      await measurePage(path, chromium);
    }
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const chunk of output) {
    if (String(chunk).includes('ready http')) {
      output.resume();
      return;
    }
  }
  throw new Error('the server ended before it was ready');
}

async function measurePage(path: string, chromium: string): Promise<void> {
  const file = join(folder, 'report.json');
  const flags = process.getuid?.() === 0 ? '--headless=new --no-sandbox' : '--headless=new';
  await runChild({
    argv: [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      `http://127.0.0.1:${port}${path}`,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--quiet',
    ],
    env: { CHROME_PATH: chromium },
    limitSeconds: 180,
  });
  const { categories, audits } = readJson(file) as Report;
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${score * 100}`);
  const figure = (id: string): number => Math.round(audits[id]?.numericValue ?? Number.NaN);
  console.log(
    `${path}: ${scores.join(', ')}; LCP ${figure('largest-contentful-paint')} ms, ` +
      `TBT ${figure('total-blocking-time')} ms, ` +
      `CLS ${(audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)}`,
  );
}
