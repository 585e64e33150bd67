import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runChild } from './child.ts';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installLimitSeconds = 180;

/**
 * Path of a Chromium for the journeys; installs Debian's as root, otherwise throws how to get one.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = find();
  if (found !== undefined) {
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('no Chromium found: installing the one of the distribution');
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  const installed = find();
  if (installed === undefined) {
    throw new Error(
      'The browser journeys need a Chromium. Set CHROMIUM_PATH to one, or install it: ' +
        '"apt-get install chromium" as root, or "npx playwright install chromium".',
    );
  }
  return installed;
}

function find(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = named ? [named] : [...usualPaths, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

async function apt(...argv: readonly string[]): Promise<void> {
  const options = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await runChild({
    command: '/usr/bin/apt-get',
    argv: [...options, ...argv],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    limitSeconds: installLimitSeconds,
  });
}
