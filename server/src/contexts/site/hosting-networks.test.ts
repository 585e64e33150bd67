import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee } from '../../../test/factories/cashier.ts';
import { goodPassword } from '../../../test/factories/identity.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { createLog } from '../../platform/log.ts';
import { openHostingNetworks } from './hosting-networks.ts';

const log = createLog('silent');

function fileOf(text: string): string {
  const path = join(tempFolder('hosting'), 'hosting.txt');
  writeFileSync(path, text);
  return path;
}

const overrides = [{ block: '198.51.100.9/32', countryCode: 'TH' }];
const test = testDatabase();
const server = runningServer(test, {
  siteFile: siteFileWith({ regions: { blocked: [], overrides } }),
  hostingFile: fileURLToPath(new URL('../../../test/data/regions/hosting.txt', import.meta.url)),
});

describe('openHostingNetworks', () => {
  it('refuses nobody without a list', async () => {
    const hosting = await openHostingNetworks(undefined, log);
    expect([hosting.has('198.51.100.7'), hosting.edition()]).toEqual([false, '']);
  });

  it('ends the start with a sentence where the list is absent or has another line', async () => {
    const refusal = (path: string) => expect(openHostingNetworks(path, log)).rejects;
    await refusal('/nowhere/hosting.txt').toThrow(
      /^HOSTING_FILE=\/nowhere\/hosting\.txt gives no networks: ENOENT/u,
    );
    await refusal(fileOf('10.0.0.0/8\nhosting\n')).toThrow(/line 2 is no block of addresses\.$/u);
  });

  it('reads a replaced list anew, and keeps the last whole one while there is none', async () => {
    const path = fileOf('198.51.100.0/24\n');
    const hosting = await openHostingNetworks(path, log);
    const seen = async () => {
      await hosting.freshen();
      return ['198.51.100.7', '203.0.113.7'].map((ip) => hosting.has(ip));
    };
    const first = hosting.edition();
    writeFileSync(path, 'half a lin');
    expect(await seen()).toEqual([true, false]);
    rmSync(path);
    expect(await seen()).toEqual([true, false]);
    expect(hosting.edition()).toBe(first);
    writeFileSync(path, '203.0.113.0/24\n');
    expect(await seen()).toEqual([false, true]);
    expect(hosting.edition()).not.toBe(first);
  });
});

describe('a site that refuses hosting networks (R21)', () => {
  const statusAt = async (ip: string) =>
    (await server.browser(ip).call(endpoints.readStatus)).value['status'];

  it('is closed to them, and not to an address that its own table names', async () => {
    const seen = [
      '198.51.100.7',
      '::ffff:198.51.100.7',
      '2001:db8::1',
      '198.51.100.9',
      '192.0.2.9',
    ];
    expect(await Promise.all(seen.map(statusAt))).toEqual([2, 2, 2, 0, 0]);
  });

  it('lets nobody sign in from there, and keeps the verdict of a session that goes there', async () => {
    const { id, username } = await enterPayee(test, server);
    const body = { username, password: goodPassword };
    const away = await server.browser('198.51.100.7').call(endpoints.logIn, { body });
    expect(away.code).toBe('region_blocked');
    const browser = server.browser('192.0.2.9');
    await browser.enter(endpoints.logIn, body);
    const moved = server.browser('198.51.100.8');
    browser.cookies.forEach((value, name) => moved.cookies.set(name, value));
    moved.session.token = browser.session.token;
    const move = { body: { amount: '5.00' }, key: 'hosting-move-0001' };
    expect((await moved.call(endpoints.createTransfer, move)).code).toBe('region_blocked');
    const verdicts = await asOwner(
      test,
      `select action, verdict from location_verdicts where subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(verdicts).toEqual([{ action: 'money', verdict: 'refused' }]);
  });
});
