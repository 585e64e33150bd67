import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debian-package.ts';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium for the journeys; installs Debian's as root, otherwise throws how to get one.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = find();
  if (found !== undefined) {
    return found;
  }
  await installDebianPackage('chromium');
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
