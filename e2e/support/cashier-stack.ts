import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onOwnStack } from './own-stack.ts';
import { test } from './site.ts';

const siteFile = join(import.meta.dirname, 'data', 'cashier-site.json');

/** A member who joined has nearly no money there, and one round frees what was paid in. */
export function onCashierSite(): void {
  onOwnStack({ DEMO: '1', SITE: siteFile });
}

/**
 * The same where it is morning now, whenever that is: some hours later it is the same day there, to
 * the site and to browsers, whose clock nobody moves. Answers its zone.
 */
export function onMorningSite(): string {
  const timeZone = morningZone();
  let folder = '';
  onOwnStack(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-e2e-site-'));
    const place = join(folder, 'site.json');
    const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Readonly<Record<string, unknown>>;
    writeFileSync(place, JSON.stringify({ ...site, timeZone }));
    return { DEMO: '1', SITE: place };
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return timeZone;
}

const morningHour = 9;
const mostAhead = 12;

/** The name of such a zone says by how many hours Greenwich is ahead of it, or `-` behind. */
function morningZone(): string {
  const nowMs = Math.floor(performance.timeOrigin + performance.now());
  const { hour } = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO('UTC');
  const ahead = (morningHour - hour + 24) % 24;
  const behind = ahead > mostAhead ? 24 - ahead : 0 - ahead;
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`;
}
