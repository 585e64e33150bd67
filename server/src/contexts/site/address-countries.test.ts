import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@portal/protocol/endpoints';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { createLog } from '../../platform/log.ts';
import { openAddressCountries } from './address-countries.ts';
import { demoConfiguration } from './data/demo-configuration.ts';
import { createRegions } from './regions.ts';
import { adoptConfiguration } from './use-cases/adopt-configuration.ts';

// Made by Debian's libmaxmind-db-writer-perl; the script stands beside them.
const made = (name: string) =>
  fileURLToPath(new URL(`../../../test/data/regions/${name}.mmdb`, import.meta.url));

const test = testDatabase();
const server = runningServer(test, { regionsFile: made('march') });
const log = createLog('silent');

describe('openAddressCountries', () => {
  it('tells where an address is used, in each shape of a record, and else nothing', async () => {
    const { countryOf } = await openAddressCountries(made('march'), log);
    expect([
      ['203.0.113.9', countryOf('203.0.113.9')],
      ['198.51.100.9', countryOf('198.51.100.9')],
      ['2001:db8::1', countryOf('2001:db8::1')],
      ['registered only', countryOf('198.51.100.200')],
      ['no code', countryOf('192.0.2.3')],
      ['unknown', countryOf('8.8.8.8')],
      ['nonsense', countryOf('nonsense')],
    ]).toEqual([
      ['203.0.113.9', 'US'],
      ['198.51.100.9', 'TH'],
      ['2001:db8::1', 'SG'],
      ['registered only', null],
      ['no code', null],
      ['unknown', null],
      ['nonsense', null],
    ]);
  });

  it('knows nothing without a file', async () => {
    const addresses = await openAddressCountries(undefined, log);
    expect([addresses.countryOf('203.0.113.9'), addresses.edition()]).toEqual([null, '']);
  });

  it('ends the start with a sentence when the file is absent, broken or of another kind', async () => {
    const broken = join(tempFolder('regions'), 'broken.mmdb');
    writeFileSync(broken, 'not a database');
    const refusal = (path: string) => expect(openAddressCountries(path, log)).rejects;
    await refusal('/nowhere/regions.mmdb').toThrow(
      /^REGIONS_FILE=\/nowhere\/regions\.mmdb gives no countries: ENOENT/u,
    );
    await refusal(broken).toThrow(/^REGIONS_FILE=.*broken\.mmdb gives no countries: /u);
    await refusal(made('numbers')).toThrow(/gives no countries: it is of the kind Test-ASN/u);
  });

  it('reads a replaced file anew, and keeps the last whole one while there is none', async () => {
    const path = join(tempFolder('regions'), 'regions.mmdb');
    copyFileSync(made('march'), path);
    const addresses = await openAddressCountries(path, log);
    const seen = async () => {
      await addresses.freshen();
      return addresses.countryOf('203.0.113.9');
    };
    const first = addresses.edition();
    expect(await seen()).toBe('US');
    writeFileSync(path, 'half a dow');
    expect(await seen()).toBe('US');
    rmSync(path);
    expect(await seen()).toBe('US');
    expect(addresses.edition()).toBe(first);
    copyFileSync(made('april'), path);
    expect(await seen()).toBe('JP');
    expect(addresses.edition()).not.toBe(first);
  });
});

describe('regions of a site with a file', () => {
  it('an override stands above the file', async () => {
    const addresses = await openAddressCountries(made('march'), log);
    const overrides = [{ block: '203.0.113.0/25', countryCode: 'VN' }];
    const regions = createRegions({ blocked: ['US'], overrides }, { addresses });
    const seen = ['203.0.113.9', '203.0.113.200', '8.8.8.8'].map((ip) => [
      regions.countryOf(ip),
      regions.isBlocked(ip),
    ]);
    expect(seen).toEqual([
      ['VN', false],
      ['US', true],
      [null, false],
    ]);
  });

  it('closes the site to a blocked country that only the file knows', async () => {
    const parts = { database: test.database(), clock: test.clock };
    const configuration = { ...demoConfiguration, regions: { blocked: ['US'], overrides: [] } };
    await adoptConfiguration(parts, { origin: 'operator', configuration });
    await server.built().contexts.site.viewer.refresh();
    const statusAt = async (ip: string) =>
      (await server.browser(ip).call(endpoints.readStatus)).value;
    expect(await statusAt('203.0.113.9')).toMatchObject({
      status: 2,
      location: { ip: '203.0.113.9', countryCode: 'US' },
    });
    expect(await statusAt('198.51.100.9')).toMatchObject({
      status: 0,
      location: { countryCode: 'TH' },
    });
  });
});
